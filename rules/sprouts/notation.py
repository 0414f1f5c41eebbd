"""x"""
def resolve(state, action): return action
