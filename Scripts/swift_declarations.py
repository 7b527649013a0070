# SPDX-License-Identifier: MIT
"""Reads the declarations in Swift files that `swift format` accepts, without function bodies."""

import dataclasses
import re

KINDS = ("func", "init", "subscript", "var", "let", "struct", "class", "enum", "protocol", "actor",
         "extension", "typealias", "associatedtype", "case", "import", "macro", "operator",
         "precedencegroup", "deinit")
TYPES = ("struct", "class", "enum", "protocol", "actor", "extension")
MODIFIERS = ("public|open|package|internal|fileprivate|private|static|final|override|mutating|nonmutating|"
             "nonisolated|indirect|required|convenience|lazy|weak|unowned|dynamic|optional|prefix|postfix|"
             "infix|borrowing|consuming|isolated")
ACCESS = re.compile(r"\b(?:public|open|package|internal|fileprivate|private)\b(?!\()")
WORD = re.compile(r"`?[A-Za-z_]\w*`?")
TOKEN = re.compile(r'//[^\n]*|/\*|(#*)("""|")')
# The tokens that join a line to the line before or after it.
GOES_ON = re.compile(r"\s*(?:where\b|->|\{|>|\.(?!\.)|&&|\|\||\?|:|&|=(?!=)|async\b|throws\b|else\b|\+|,)")
UNFINISHED = re.compile(r"(?:[,=:&|+(\[<]|->|\bwhere|\bin|\breturn)\s*$")


@dataclasses.dataclass
class Declaration:
    """One declaration, whose text is in `head` and, if it has a body, in `body` without the braces."""

    kind: str
    name: str
    head: str
    body: str | None
    comment: str
    start: int
    end: int
    body_start: int
    owner: str = ""
    where: str = ""
    is_public: bool = False
    children: list = dataclasses.field(default_factory=list)


def masked(text):
    """Returns the text with comments and strings replaced by spaces."""
    out, index = [], 0
    blank = lambda part: re.sub(r"[^\n]", " ", part)
    while match := TOKEN.search(text, index):
        out.append(text[index:match.start()])
        token = match.group(0)
        if token.startswith("//"):
            end = match.end()
            out.append(blank(token))
        elif token == "/*":
            found = text.find("*/", match.end())
            end = len(text) if found < 0 else found + 2
            out.append(blank(text[match.start():end]))
        else:
            end = end_of_string(text, match)
            out.append('"' + blank(text[match.start() + 1:end - 1]) + '"')
        index = end
    out.append(text[index:])
    return "".join(out)


def end_of_string(text, match):
    hashes, quote = match.group(1), match.group(2)
    escape, closing, end = "\\" + hashes, quote + hashes, match.end()
    while end < len(text):
        if text.startswith(escape + "(", end):
            level, end = 1, end + len(escape) + 1
            while end < len(text) and level:
                inner = TOKEN.match(text, end)
                if inner and inner.group(2):
                    end = end_of_string(text, inner)
                    continue
                level += {"(": 1, ")": -1}.get(text[end], 0)
                end += 1
        elif text.startswith(escape, end):
            end += len(escape) + 1
        elif text.startswith(closing, end):
            return end + len(closing)
        else:
            end += 1
    return end


def closing(code, index):
    """Returns the position after the bracket that matches the one at `index`."""
    level = 0
    while index < len(code):
        level += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(code[index], 0)
        index += 1
        if level == 0:
            return index
    return index


def one_line(text):
    """Returns a declaration's text on a single line of unlimited length."""
    text = re.sub(r"\s+", " ", text).strip()
    text = re.sub(r"([(\[]) ", r"\1", text)
    return re.sub(r",? ([)\]])", r"\1", text)


def head_parts(code, index):
    """Returns the position of a declaration's keyword, which follows the attributes and modifiers."""
    while True:
        match = re.compile(r"\s*(@\w+(?:\.\w+)*(?:<(?:[^<>]|<[^<>]*>)*>)?|#if[^\n]*|#else[^\n]*|#endif|(?:" + MODIFIERS + r")\b)").match(code, index)
        if not match:
            return re.compile(r"\s*").match(code, index).end()
        index = match.end()
        if index < len(code) and code[index] == "(":
            index = closing(code, index)


def read(text, code=None, start=0, end=None, owner="", where="", inside="", visible=False):
    """Returns the declarations between two positions in a file, with those in types and extensions as children."""
    code = masked(text) if code is None else code
    end = len(text) if end is None else end
    index, found = start, []
    while index < end:
        first = re.compile(r"[\s;]*").match(code, index).end()
        if first >= end:
            break
        keyword_at = head_parts(code, first)
        if keyword_at >= end:
            break
        word = WORD.match(code, keyword_at)
        kind = word.group(0) if word else ""
        if kind == "class" and re.compile(r"\s+(?:func|var|let|subscript)\b").match(code, word.end()):
            word = WORD.match(code, re.compile(r"\s*").match(code, word.end()).end())
            kind = word.group(0)
        if kind not in KINDS:
            index = max(keyword_at + 1, first + 1)
            newline = code.find("\n", keyword_at)
            index = end if newline < 0 else newline
            continue
        declaration = one(text, code, index, first, word, kind, end)
        declaration.owner, declaration.where = owner, where
        access = ACCESS.findall(code[first:word.start()])
        declaration.is_public = (
            bool({"public", "open"} & set(access))
            or (not access and (visible or inside == "protocol" or kind == "case") and bool(owner)
                and (visible or kind != "extension"))
        )
        if kind in TYPES and declaration.body is not None:
            name = f"{owner}.{declaration.name}" if owner and kind != "extension" else declaration.name
            condition = re.search(r"\bwhere\b(.*)", declaration.head) if kind == "extension" else None
            shown = declaration.is_public and kind in ("protocol", "enum") or kind == "extension" and declaration.is_public
            declaration.children = read(
                text, code, declaration.body_start, declaration.end - 1, name,
                condition.group(1).strip() if condition else where, kind,
                kind == "protocol" and declaration.is_public or kind == "extension" and bool(access))
            if kind == "enum":
                for child in declaration.children:
                    if child.kind == "case":
                        child.is_public = shown
        found.append(declaration)
        index = declaration.end
    return found


def one(text, code, index, first, word, kind, end):
    """Returns the declaration whose keyword is `word`."""
    at, body, body_start, assigned = word.end(), None, -1, False
    while at < end:
        character = code[at]
        if character == "{" and not assigned and kind not in ("case", "import", "typealias"):
            stop = closing(code, at)
            body, body_start, head_end = text[at + 1:stop - 1], at + 1, at
            at = stop
            break
        if character in "([{":
            at = closing(code, at)
            continue
        if character == "=" and code[at - 1] not in "=!<>" and code[at + 1:at + 2] != "=":
            assigned = True
        if character == ";" or character == "\n" and not (
            GOES_ON.match(code, at) or UNFINISHED.search(code[code.rfind("\n", 0, at) + 1:at])
        ):
            head_end = at
            break
        at += 1
    else:
        head_end = at
    rest = code[word.end():]
    if kind == "extension":
        name = (re.match(r"\s*([\w.`\[\]?]+)", rest) or [""])[0].strip()
    elif kind in ("init", "subscript", "deinit"):
        name = kind
    elif kind == "func":
        name = re.match(r"\s*(`?\w+`?|[^\s\w(]+)", rest).group(1)
    else:
        named = re.match(r"[ \t]*(?:\w+[ \t]+)?(`?\w+`?)" if kind == "import" else r"\s*(`?\w+`?)", rest)
        name = named.group(1) if named else ""
    return Declaration(kind, name.strip("`"), one_line(text[first:head_end]), body,
                       text[index:first].strip(), index, at, body_start)


def walk(declarations):
    """Returns all declarations, each followed by its children."""
    for declaration in declarations:
        yield declaration
        yield from walk(declaration.children)


def split_top(text, separator=","):
    """Returns the parts of a list, which is not split inside brackets or `<>`."""
    parts, level, last = [], 0, 0
    code = masked(text)
    for index, character in enumerate(code):
        if character == ">" and code[index - 1] == "-":
            continue
        level += {"(": 1, "[": 1, "{": 1, "<": 1, ")": -1, "]": -1, "}": -1, ">": -1}.get(character, 0)
        if character == separator and level == 0:
            parts.append(text[last:index])
            last = index + 1
    return [part.strip() for part in parts + [text[last:]] if part.strip()]


def parameters(head):
    """Returns the label, name and type of each parameter in a function's head."""
    found = parameters_with_defaults(head)
    return found if found is None else [parameter[:3] for parameter in found]


def parameters_with_defaults(head):
    """Returns the label, name and type of each parameter, and whether the parameter is optional."""
    code = masked(head)
    match = re.search(r"\b(?:func\s+(?:`?\w+`?|[^\s\w(`]+(?=\s)|[^\s\w(<`]+)|macro\s+\w+|init[?!]?|subscript)\s*(?:<)?", code)
    if not match:
        return None
    at = match.end()
    if code[at - 1:at] == "<":
        level = 1
        while at < len(code) and level:
            level += {"<": 1, ">": -1}.get(code[at], 0) if code[at - 1:at + 1] != "->" else 0
            at += 1
    at = code.find("(", at)
    if at < 0:
        return None
    # Parameters of subscripts and operators have no implicit labels.
    unlabelled = match.group(0).startswith("subscript") or re.match(r"func\s+[^\s\w`]", match.group(0))
    found = []
    for part in split_top(head[at + 1:closing(code, at) - 1]):
        names, _, kind = cut(part)
        words = without_attributes(names).split() or ["_"]
        label = "_" if unlabelled and len(words) == 1 else words[0]
        pieces = re.split(r"\s=\s", kind)
        found.append((label, words[-1], pieces[0].strip(), len(pieces) > 1 or kind.endswith("...")))
    return found


def without_attributes(text):
    """Returns a parameter's names without `@ViewBuilder`, `@TableRowBuilder<Value>` and other attributes."""
    return re.sub(r"@[\w.]+(?:<(?:[^<>]|<[^<>]*>)*>)?(?:\([^)]*\))?", "", text)


def cut(part):
    level, code = 0, masked(part)
    for index, character in enumerate(code):
        level += {"(": 1, "[": 1, "<": 1, ")": -1, "]": -1, ">": -1}.get(character, 0)
        if character == ":" and level == 0:
            return part[:index], ":", part[index + 1:].strip()
    return part, "", ""


def title(declaration):
    """Returns the name of a declaration with its labels, such as `frame(width:height:)`."""
    if declaration.kind in ("func", "init", "subscript"):
        found = parameters(declaration.head)
        if found is not None:
            return declaration.name + "(" + "".join(label + ":" for label, _, _ in found) + ")"
    return declaration.name
