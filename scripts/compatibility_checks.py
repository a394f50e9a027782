"""Compares the rows of docs/compatibility.tsv with what Sources declares and with what Tests contains."""
import collections
import glob
import os
import re

import swift_declarations as swift

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# The folders of the modules whose public types all have a row.
COMPLETE = ("Sources/UIKit/", "Sources/Apple/QuartzCore/", "Sources/Apple/CoreGraphics/")
# Tests are named after their suite, with the module before it if there are several: UILabelTests, UIKitTests.ValueTests.
SUITE = re.compile(r"^(?:@[^\n]*?[ )])?(?:final )?(?:struct|class|extension|enum) (\w+)", re.M)


def files(*patterns):
    """Returns the texts of files by their paths relative to the repository."""
    paths = sorted(path for pattern in patterns for path in glob.glob(f"{ROOT}/{pattern}", recursive=True))
    return {os.path.relpath(path, ROOT): open(path, encoding="utf-8").read() for path in paths if "/.build" not in path}


def in_words(name):
    """Whether a row is about something that has no declaration, such as `#selector` or a habit of packages."""
    return " " in name or name[:1] in "@#"


def is_hidden(name):
    return any(part.startswith("_") for part in name.split("."))


class Sources:
    """What apps can name: types, functions, constants, and the modules that contain them."""

    def __init__(self):
        self.declarations = [d for path, text in files("Sources/**/*.swift").items() for d in swift.read(path, text)]
        self.types, self.globals, self.extended = {}, set(), set()
        self.members, self.parents = collections.defaultdict(set), collections.defaultdict(set)
        self.modules, self.inheritors = collections.defaultdict(set), collections.defaultdict(set)
        for declaration in self.declarations:
            self.add(declaration)
        for folder in glob.glob(f"{ROOT}/Sources/*/*/"):
            self.modules[os.path.basename(folder.rstrip("/")).lstrip("_")]
        self.values = collections.defaultdict(set)  # the static members that return a type, by its last name
        self.users, self.used_types = collections.defaultdict(set), collections.defaultdict(set)
        last_names = {name.split(".")[-1] for name in self.types}
        for declaration in self.declarations:
            if declaration.kind not in swift.TYPES | {"extension", "case"}:
                base = declaration.name.split("(")[0]
                names = {base} | set(re.findall(r"(\w+):", declaration.name)) - {"_"}
                value = re.search(r"\bstatic\b.*(?:->|:) (?:[\w.]+\.)?(\w+)$", declaration.signature)
                if value:
                    self.values[value[1]].add(base)
                for word in set(re.findall(r"\w+", declaration.signature)) & last_names:
                    self.users[word] |= names - {"init", "subscript", word}
                    for user in names:
                        self.used_types[user].add(word)

    def add(self, declaration):
        kind, owner, name, _, place = declaration
        owner = re.sub(r"^(Foundation|UIKit|Swift|Dispatch)\.", "", owner)
        full = f"{owner}.{name}" if owner else re.sub(r"^(Foundation|UIKit|Swift|Dispatch)\.", "", name)
        module = place.split("/")[2].lstrip("_")
        if kind == "extension":
            self.extended.add(full)
            self.parents[full] |= set(swift.inherited(declaration))
            return
        if kind in swift.TYPES | {"typealias"}:
            self.types[full] = declaration
            self.parents[full] |= set(swift.inherited(declaration))
        if owner:
            self.members[owner].add(name)
        else:
            self.globals.add(name)
            self.globals.add(name.split("(")[0])
        self.modules[module] |= {name, name.split("(")[0]}

    def lineage(self, name):
        """Returns a type and all that it inherits from."""
        found, open_names = [], [name]
        while open_names:
            current = open_names.pop()
            if current not in found:
                found.append(current)
                open_names += sorted(self.parents[current])
        return found + ([] if "NSObjectProtocol" in found else ["NSObjectProtocol"] * ("NSObject" in found))

    def kinds_of(self, name):
        """Returns the names of a type and of those that inherit from it."""
        if not self.inheritors:
            for kind in self.types:
                for parent in self.lineage(kind):
                    self.inheritors[parent].add(kind)
        return self.inheritors[name] | {name}

    def declares(self, name):
        return name in self.types or name in self.globals or name in self.extended or name in self.modules

    def declares_member(self, name, member):
        if name in self.modules and name not in self.types:
            return member in self.modules[name]
        names = {n for owner in self.lineage(name) for n in self.members[owner]}
        return member in names if "(" in member else member in {n.split("(")[0] for n in names}

    def required(self):
        """Returns the types that need a row."""
        return {name for name, d in self.types.items()
                if d.kind in swift.TYPES and d.place.startswith(COMPLETE) and not is_hidden(name)
                # The keys of attributes have types that only the compiler names.
                and not re.match(r"AttributeScopes\.\w+\.", name)}

    def reported(self):
        """Returns the members that say that they have no effect, as (type, member)."""
        found = set()
        for path, text in files("Sources/UIKit/**/*.swift", "Sources/Apple/QuartzCore/**/*.swift").items():
            for name in re.findall(r'\bunsupported\("([\w.]+\.[\w]+(?:\([\w:]*\))?)"\)', text):
                base, labels = re.match(r"([\w.]+)(\(.*\))?$", name).groups()
                owner, _, member = base.rpartition(".")
                found.add((owner, member + (labels or "")))
        return found


class Tests:
    """The suites of tests, and what their files mention."""

    def __init__(self, sources):
        self.sources = sources
        self.texts = files("Tests/**/*.swift", "Tools/Port/Tests/**/*.swift")
        self.words, self.dotted, self.suites = {}, {}, collections.defaultdict(set)
        for path, text in self.texts.items():
            self.words[path] = set(re.findall(r"#?\w+", text))
            self.dotted[path] = set(re.findall(r"\.(\w+)", text)) | set(re.findall(r"\b(\w+):", text))
            if "@Test" in text or "XCTestCase" in text:
                module = "Port" if path.startswith("Tools/") else path.split("/")[1]
                for name in SUITE.findall(text):
                    self.suites[name].add(path)
                    self.suites[f"{module}.{name}"].add(path)

    def find(self, test):
        """Returns the files of a test, Suite or Suite/function; none if it is not there, or not the only one."""
        suite, _, function = test.partition("/")
        paths = self.suites.get(suite, set())
        if function:
            paths = {path for path in paths if re.search(rf"\bfunc {re.escape(function)}\(", self.texts[path])}
        return paths if len({path.split("/")[1] for path in paths}) == 1 else set()

    def mentions_type(self, path, name):
        """Whether a file names a type or something that stands for it.

        That is: a type that inherits from it, with a member of it; a static member that has this type and no other; or a
        member beside something that has this type, as in `picker.preferredDatePickerStyle = .wheels`.
        """
        parts, words, dotted = name.split("."), self.words[path], self.dotted[path]
        if name in self.sources.modules and name not in self.sources.types:
            return bool({name, "_" + name} & words)
        if parts[-1] in words and (len(parts) == 1 or name in self.texts[path] or parts[-2] in words):
            return True
        values = self.sources.values[parts[-1]]
        own = {member.split("(")[0] for member in self.sources.members[name]} - {"init"} | values
        users = self.sources.users[parts[-1]] - own
        if not own:
            return bool(self.rare(users, 8) & words)
        if own & dotted and (self.sources.kinds_of(name) - {name}) & words or self.rare(values, 2) & dotted:
            return True
        isAround = len(parts) > 1 and self.sources.kinds_of(parts[0]) & words
        if not isAround and len(parts) > 1 and not self.rare(self.sources.users[parts[0]], 3) & words:
            return False
        used = (users if isAround else self.rare(users, 8)) & words
        return bool(used) and any(
            used & set(re.findall(r"\w+", text)) and own & set(re.findall(r"\.(\w+)", text))
            or self.rare(used, 8) & set(re.findall(r"\w+", text)) and ".init(" in text
            for text in self.passages(path))

    def rare(self, names, count):
        """Returns those names that go with at most a number of types."""
        return {name for name in names if len(self.sources.used_types[name]) <= count}

    def passages(self, path):
        """Returns each three lines of a file that follow one another."""
        lines = self.texts[path].split("\n")
        return map("\n".join, zip(lines, lines[1:] + [""], lines[2:] + ["", ""]))

    def mentions_member(self, path, member):
        base, _, labels = member.partition("(")
        first = labels.split(":")[0]
        if base in ("init", "subscript"):
            return first in ("", "_", ")") or f"{first}:" in self.texts[path]
        return base in self.words[path]

    def mentions(self, row):
        """Whether the file of a row's test mentions what the row is about."""
        isMember = row.member and not row.member.startswith("(")
        return in_words(row.type) or any(
            self.mentions_member(path, row.member) if isMember else self.mentions_type(path, row.type)
            for path in self.find(row.test))


def errors(rows):
    """Yields (row, what is wrong with it); row is None where the table as a whole is wrong."""
    sources = Sources()
    tests = Tests(sources)
    seen, named, partial = {}, set(), set()
    for row in rows:
        if not row.type:
            continue
        key = (row.type, row.member)
        if key in seen:
            yield row, f"there is a row for this in line {seen[key].line} already"
        seen[key] = row
        if row.member:
            partial.add(row.type)
        else:
            named.add(row.type)
        isMember = row.member and not row.member.startswith("(")
        item = f"{row.type}.{row.member}" if isMember else row.type
        if not in_words(row.type) and not row.member.startswith("("):
            isThere = sources.declares_member(row.type, row.member) if isMember else sources.declares(row.type)
            if row.state == "missing" and isThere:
                yield row, f"{item} is missing, but Sources declares it"
            if row.state != "missing" and not isThere:
                yield row, f"Sources does not declare {item} as public"
        if row.state == "works" and not row.test:
            yield row, f"{item} works, but no test is named"
        if row.state == "missing" and row.test:
            yield row, f"{item} is missing, but a test is named"
        if row.test and not tests.find(row.test):
            yield row, f"there is no test {row.test}, or more than one"
        elif row.test and not tests.mentions(row):
            yield row, f"the file of {row.test} does not mention {item}"
    for row in rows:
        if row.type and not row.member and row.state in ("partly", "stored") and not row.note and row.type not in partial:
            yield row, f"{row.type} works in part: say which part in a note, or in rows of its members"
    for name in sorted(sources.required() - named):
        yield None, f"{name} has no row ({sources.types[name].place})"
    for owner, member in sorted(sources.reported()):
        lineage = set(sources.lineage(owner)) | {owner}
        states = {row.state for key, row in seen.items() if key == (f"{owner}.{member}", "")
                  or key[0] in lineage and key[1].split("(")[0] == member.split("(")[0]}
        if sources.declares_member(owner, member.split("(")[0]) and not states & {"stored", "partly"}:
            yield None, f"{owner}.{member} is reported as without effect, and has no row that says stored or partly"
