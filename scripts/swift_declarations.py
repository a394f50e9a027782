"""Reads the public declarations of Swift files, which are laid out as swift-format writes them.

A line belongs to the innermost declaration above it that is indented less. Types, their members and the cases of
enumerations are found, also in extensions; what is declared inside a function is not.
"""
import re
from collections import namedtuple

# What an app can name. owner: the type around it, or ""; name: with the labels of its parameters; signature: its text
# without a body; place: path and line.
Declaration = namedtuple("Declaration", "kind owner name signature place")

ATTRIBUTES = r"(?:@[\w.]+(?:\([^()]*(?:\([^()]*\)[^()]*)*\))? +)*"
MODIFIERS = (
    r"((?:(?:open|public|package|internal|private|fileprivate|final|indirect|nonisolated|override|class|static|lazy|weak|"
    r"unowned|dynamic|mutating|nonmutating|convenience|required|optional|prefix|postfix|infix|isolated|consuming|"
    r"borrowing|\w+\(\w+\)) +)*)")
KINDS = r"(class|struct|enum|protocol|actor|extension|typealias|associatedtype|func|var|let|init|subscript|case)\b"
LINE = re.compile(rf"^( *){ATTRIBUTES}{MODIFIERS}{KINDS}(.*)$")
TYPES = {"class", "struct", "enum", "protocol", "actor"}


def code_of(text):
    """Returns a text of Swift without comments and without the contents of strings, line by line."""
    text = re.sub(r'"""(?:[^"\\]|\\.|"(?!""))*"""', lambda m: '""' + "\n" * m[0].count("\n"), text)
    token = re.compile(r'"(?:[^"\\\n]|\\.)*"|//[^\n]*|/\*.*?\*/', re.S)
    return token.sub(lambda m: '""' if m[0][0] == '"' else "\n" * m[0].count("\n"), text).split("\n")


def signature_of(lines, index):
    """Returns a declaration that begins in a line, up to its body, in one line."""
    text, depth, end = "", 0, index
    while end < len(lines) and end < index + 40:
        for position, character in enumerate(lines[end]):
            depth += (character in "([") - (character in ")]")
            if character == "{" and depth == 0:
                return (text + " " + lines[end][:position].strip()).strip()
        text += " " + lines[end].strip()
        following = lines[end + 1].strip() if end + 1 < len(lines) else ""
        if depth <= 0 and not text.endswith((",", ":", "=")) and not following.startswith(("{", "where ", "->", ")", ":", "=")):
            break
        end += 1
    return text.strip()


def parameters(text):
    """Splits the parameters after an opening parenthesis at their commas."""
    found, depth, part = [], 0, ""
    for index, character in enumerate(text):
        if character in "([<{":
            depth += 1
        if character == ")" and depth == 0:
            break
        if character in ")]}" or character == ">" and text[index - 1] != "-":
            depth -= 1
        if character == "," and depth == 0:
            found.append(part)
            part = ""
        else:
            part += character
    return found + [part] if part.strip() else found


def name_of(kind, rest):
    """Returns the name of a member from the text after its keyword, with the labels of its parameters."""
    base = kind if kind in ("init", "subscript") else re.match(r" *`?(\w+|[+\-*/<>=!&|^~%.?]+)", rest)
    base = base if isinstance(base, str) else base[1] if base else ""
    if kind in ("var", "let"):
        return base
    if "(" not in rest:
        return base
    labels = [part.split(":")[0].split() for part in parameters(rest[rest.index("(") + 1:])]
    return base + "(" + "".join((label[0] if label else "_") + ":" for label in labels) + ")"


def cases_of(signature):
    """Returns the names of the cases in a line of an enumeration."""
    return [match[1] for part in parameters(signature.split("case", 1)[1] + ")")
            if (match := re.match(r"\s*`?(\w+)", part))]


def inherited(declaration):
    """Returns the names of the types that a type or an extension inherits or conforms to."""
    text = re.sub(r"<[^<>]*>", "", re.sub(r"<[^<>]*>", "", declaration.signature)).split(" where ")[0]
    clause = text.partition(declaration.name)[2].partition(":")[2]
    return [re.sub(r"@\w+(\([^)]*\))? ", "", part).strip().split("<")[0] for part in re.split("[,&]", clause) if part.strip()]


def read(path, text):
    """Returns the public declarations of a file, and its extensions."""
    lines, found, scopes = code_of(text), [], []  # scopes: (indentation, kind, name, whether it is public)
    for index, line in enumerate(lines):
        match = LINE.match(line)
        if not match:
            continue
        indentation, modifiers, kind, rest = len(match[1]), match[2].split(), match[3], match[4]
        scopes = [scope for scope in scopes if scope[0] < indentation]
        if any(scope[1] not in TYPES | {"extension"} for scope in scopes):
            continue
        around = scopes[-1] if scopes else None
        isPublic = "public" in modifiers or "open" in modifiers or (
            around is not None and around[3] and (around[1] == "protocol" or kind == "case" or around[4])
            and not {"private", "fileprivate", "internal", "package"} & set(modifiers))
        owner = ".".join(scope[2] for scope in scopes)
        place = f"{path}:{index + 1}"
        if kind == "case":
            if around and around[1] == "enum" and isPublic:
                signature = signature_of(lines, index)
                found += [Declaration("case", owner, name, signature, place) for name in cases_of(signature)]
            continue
        signature = signature_of(lines, index)
        if kind in TYPES or kind == "extension":
            name = (re.match(r" *`?([\w.]+)", rest) or [None, "?"])[1]
            if kind == "extension":
                scopes.append((indentation, kind, name, True, "public" in modifiers))
                found.append(Declaration(kind, owner, name, signature, place))
                continue
            scopes.append((indentation, kind, name, isPublic, False))
            if isPublic:
                found.append(Declaration(kind, owner, name, signature, place))
            body = line[match.end(3):].partition("{")[2]
            if kind == "enum" and isPublic and re.match(r"\s*case\b", body):
                inner = owner + "." * bool(owner) + name
                found += [Declaration("case", inner, case, signature, place)
                          for case in cases_of(body.rstrip().rstrip("}"))]
            continue
        if kind not in ("typealias", "associatedtype"):
            scopes.append((indentation, kind, "", False, False))
        if isPublic:
            text_after = signature.split(kind, 1)[1] if kind in signature else rest
            found.append(Declaration(kind, owner, name_of(kind, text_after), signature, place))
    return found
