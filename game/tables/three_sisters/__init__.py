"""The table of Three Sisters: rondel and charts on the left, the paper sheet on the right."""
