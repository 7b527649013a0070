# SPDX-License-Identifier: MIT
"""Damages bytes at random, in the way that a broken file or connection would."""


def damage(seed, chance, snippets, counts=(1, 1, 1, 2, 4), longest=400):
    """Returns a copy of the bytes that is damaged in a number of places, which is chosen from the given counts."""
    data = bytearray(seed)
    for _ in range(chance.choice(counts)):
        place = chance.randrange(len(data) + 1)
        end = min(len(data), place + chance.choice([1, 2, 8, 40, longest]))
        kind = chance.randrange(7)
        if kind == 0 and place < len(data):
            data[place] ^= 1 << chance.randrange(8)
        elif kind == 1:
            del data[place:end]
        elif kind == 2:
            data[place:place] = data[place:end] * chance.randint(1, 3)
        elif kind == 3:
            data[place:place] = chance.choice(snippets)
        elif kind == 4:
            data[place:end] = chance.choice(snippets)
        elif kind == 5:
            other = chance.randrange(len(data) + 1)
            data[place:place] = data[other:other + 40]
        elif chance.randrange(8) == 0:
            del data[place:]
    return bytes(data)
