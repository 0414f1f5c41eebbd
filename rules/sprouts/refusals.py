"""x"""
def refusal_of(state, action): return None
