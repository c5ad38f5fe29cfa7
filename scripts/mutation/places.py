"""Finds the places in C++ sources where a small fault can be planted, with clang's parser."""

import hashlib
import json
import os
import re
import shlex
from dataclasses import asdict, dataclass

from clang.cindex import CursorKind as K
from clang.cindex import Index, TypeKind

SWITCH = "townsmith_mutant(@)"  # @ becomes the fault's number


@dataclass
class Place:
    """One possible fault: some edits (start, end, new text) in one file, in bytes."""

    file: str
    kind: str
    function: str
    edits: list
    line: int
    last_line: int
    before: str
    after: str
    copy: int = 0  # which of several that look the same

    def key(self):
        text = "\0".join([self.file, self.kind, self.function, self.before, self.after, str(self.copy)])
        return hashlib.sha256(text.encode()).hexdigest()[:16]


COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
LOGIC = {"&&": "||", "||": "&&"}
ARITHMETIC = {"+": "-", "-": "+", "*": "+", "/": "*", "%": "+", "<<": ">>", ">>": "<<", "&": "|", "|": "&"}
ASSIGNMENTS = {"+=": "-=", "-=": "+=", "*=": "+=", "|=": "&=", "&=": "|="}
FUNCTIONS = {K.FUNCTION_DECL, K.CXX_METHOD, K.CONSTRUCTOR, K.DESTRUCTOR, K.CONVERSION_FUNCTION,
             K.FUNCTION_TEMPLATE}
SCOPES = {K.NAMESPACE, K.CLASS_DECL, K.STRUCT_DECL, K.CLASS_TEMPLATE, K.LINKAGE_SPEC, K.UNEXPOSED_DECL,
          K.CLASS_TEMPLATE_PARTIAL_SPECIALIZATION}
LOOPS = {K.FOR_STMT, K.WHILE_STMT, K.DO_STMT, K.CXX_FOR_RANGE_STMT}
NUMBERS = {TypeKind.CHAR_U, TypeKind.UCHAR, TypeKind.USHORT, TypeKind.UINT, TypeKind.ULONG,
           TypeKind.ULONGLONG, TypeKind.CHAR_S, TypeKind.SCHAR, TypeKind.SHORT, TypeKind.INT, TypeKind.LONG,
           TypeKind.LONGLONG, TypeKind.FLOAT, TypeKind.DOUBLE}
# What `return {}` would be, too.
EMPTY = {"{}", "nullptr", "std::nullopt"}
# Calls that change how fast something is, never what it does.
ONLY_SPEED = re.compile(r"\b(reserve|shrink_to_fit|prefetch)\s*\(|^\s*assert\s*\(")
TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|(?:u8|[uUL])?"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'', re.S)


def one_line(text):
    """The same text without comments and line breaks."""
    text = TOKEN.sub(lambda m: " " if m[0].startswith(("//", "/*")) else m[0], text)
    return re.sub(r"\s+", " ", text).strip()


class Finder:
    def __init__(self, file, source):
        self.file = file
        self.bytes = source
        self.lines = [0]
        for found in re.finditer(rb"\n", source):
            self.lines.append(found.end())
        self.found = []

    # -- texts and lines

    def text(self, start, end):
        return self.bytes[start:end].decode()

    def line_of(self, offset):
        low, high = 0, len(self.lines)
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if self.lines[middle] <= offset else (low, middle)
        return low + 1

    def range(self, cursor):
        return cursor.extent.start.offset, cursor.extent.end.offset

    def source(self, cursor):
        return self.text(*self.range(cursor))

    def add(self, kind, function, edits, shown):
        """shown: the same edits as somebody would have written them by mistake."""
        first = self.line_of(min(start for start, _, _ in edits))
        last = self.line_of(max(end for _, end, _ in edits))
        begin = self.lines[first - 1]
        end = self.lines[last] if last < len(self.lines) else len(self.bytes)
        after, at = b"", begin
        for start, stop, new in sorted(shown):
            after += self.bytes[at:start] + new.encode()
            at = stop
        after += self.bytes[at:end]
        before, after = one_line(self.text(begin, end)), one_line(after.decode())
        if not after.strip(" ;"):
            after = "(nothing)"
        if before == after or "R\"" in before or ONLY_SPEED.search(before):
            return
        self.found.append(Place(self.file, kind, function, sorted(edits), first, last, before, after))

    def choose(self, kind, function, start, end, new, old=None):
        """The expression there becomes another one."""
        old = self.text(start, end) if old is None else old
        self.add(kind, function, [(start, end, f"({SWITCH} ? ({one_line(new)}) : ({old}))")],
                 [(start, end, new)])

    def turn(self, kind, function, start, end):
        text = self.text(start, end)
        shown = text[1:].lstrip() if text.startswith("!") and re.fullmatch(r"![\w.:\->]+(\([^()]*\))?", text) \
            else f"!({text})"
        self.add(kind, function, [(start, end, f"({SWITCH} != static_cast<bool>({text}))")],
                 [(start, end, shown)])

    def before_statement(self, kind, function, start, end, switch, shown):
        self.add(kind, function, [(start, start, switch + " ")], [(start, end, shown)])

    # -- the walk

    def walk_declarations(self, cursor):
        for child in cursor.get_children():
            if child.location.file is None or child.location.file.name != self.path:
                continue
            if child.kind in FUNCTIONS:
                self.walk_function(child)
            elif child.kind in SCOPES:
                self.walk_declarations(child)

    def walk_function(self, cursor):
        children = list(cursor.get_children())
        body = next((c for c in children if c.kind == K.COMPOUND_STMT), None)
        if body is None:
            return
        start, end = self.range(cursor)[0], self.range(body)[0]
        # (The extent of a template's function begins after `template <...>` or with it; either will do.)
        if re.search(r"\b(constexpr|consteval)\b", self.text(start, end)):
            return
        parent = cursor.semantic_parent
        names = [cursor.spelling]
        if parent is not None and parent.kind in SCOPES - {K.NAMESPACE, K.LINKAGE_SPEC} and parent.spelling:
            names.insert(0, parent.spelling)
        function = {"name": re.sub(r"<.*>", "", "::".join(names)), "result": cursor.result_type.get_canonical(),
                    "cursor": cursor}
        if cursor.kind == K.CONSTRUCTOR:
            for child in children:
                if child.kind.is_expression() and self.range(child)[1] <= end:
                    self.walk(child, function, None)
        self.walk(body, function, None)

    def statements_in(self, cursor):
        """The children of a statement that are statements themselves."""
        children = list(cursor.get_children())
        if cursor.kind == K.COMPOUND_STMT:
            return children
        if cursor.kind == K.IF_STMT:
            close = self.closing(cursor)
            return [c for c in children if self.range(c)[0] > close]
        if cursor.kind in {K.FOR_STMT, K.WHILE_STMT, K.CXX_FOR_RANGE_STMT, K.DEFAULT_STMT, K.CASE_STMT}:
            return children[-1:]
        return []

    def closing(self, cursor):
        """Where the parenthesis after `if`, `while`, `for` or `switch` closes."""
        start, end = self.range(cursor)
        text = TOKEN.sub(lambda m: " " * len(m[0].encode()), self.bytes[start:end].decode("latin-1"))
        depth = 0
        for at, letter in enumerate(text):
            depth += {"(": 1, ")": -1}.get(letter, 0)
            if letter == ")" and depth == 0:
                return start + at
        return end

    def walk(self, cursor, function, loop):
        kind = cursor.kind
        if kind in {K.STATIC_ASSERT, K.TYPE_REF, K.TEMPLATE_REF, K.NAMESPACE_REF, K.PARM_DECL,
                    K.CONCEPT_DECL, K.REQUIRES_EXPR, K.CXX_METHOD, K.ENUM_DECL, K.STRUCT_DECL,
                    K.CLASS_DECL, K.SIZE_OF_PACK_EXPR, K.TYPE_ALIAS_DECL}:
            return
        start, end = self.range(cursor)
        if not (0 <= start < end <= len(self.bytes)):
            return
        children = list(cursor.get_children())
        name = function["name"]

        if kind == K.VAR_DECL:
            head = self.text(start, cursor.location.offset)
            if re.search(r"\b(constexpr|constinit)\b", head):
                return
            # What is written before the name are arguments of templates; `static const` may be constant.
            children = [c for c in children if self.range(c)[0] > cursor.location.offset]
        elif kind == K.LAMBDA_EXPR:
            children = [c for c in children if c.kind == K.COMPOUND_STMT]
            if children and re.search(r"\b(constexpr|consteval)\b", self.text(start, self.range(children[0])[0])):
                return
            function = {"name": name, "result": None, "cursor": None}
            loop = None
        elif kind in {K.CXX_STATIC_CAST_EXPR, K.CXX_REINTERPRET_CAST_EXPR, K.CXX_FUNCTIONAL_CAST_EXPR,
                      K.CXX_CONST_CAST_EXPR}:
            children = children[-1:]
        elif kind in {K.DECL_REF_EXPR, K.MEMBER_REF_EXPR, K.OVERLOADED_DECL_REF}:
            children = [c for c in children if c.kind not in {K.INTEGER_LITERAL, K.CXX_BOOL_LITERAL_EXPR}]
        elif kind == K.CASE_STMT:
            children = children[1:]
        elif kind == K.IF_STMT:
            close = self.closing(cursor)
            if re.match(r"if\s*(constexpr|consteval)\b", self.text(start, end)):
                children = [c for c in children if self.range(c)[0] > close]
            else:
                self.condition([c for c in children if self.range(c)[1] <= close], name, "condition")
        elif kind == K.CONDITIONAL_OPERATOR and len(children) == 3:
            self.condition(children[:1], name, "condition")
        elif kind == K.WHILE_STMT and len(children) == 2:
            self.loop_condition(children[0], name)
        elif kind == K.FOR_STMT:
            close = self.closing(cursor)
            parts = [c for c in children if self.range(c)[1] <= close]
            if len(parts) >= 2 and parts[0].kind == K.DECL_STMT:
                self.loop_condition(parts[1], name)

        for statement in self.statements_in(cursor):
            self.statement(statement, function, loop if kind not in LOOPS else kind)
        if cursor.kind == K.COMPOUND_STMT:
            self.early_return(cursor, children, function)

        if kind in {K.BINARY_OPERATOR, K.COMPOUND_ASSIGNMENT_OPERATOR, K.CALL_EXPR, K.UNEXPOSED_EXPR}:
            self.operator(cursor, children, name)
        if kind == K.CALL_EXPR:
            self.call(cursor, name)
        if kind == K.UNARY_OPERATOR:
            self.unary(cursor, name)
        if kind == K.INTEGER_LITERAL:
            self.number(cursor, name)
        if kind == K.CXX_BOOL_LITERAL_EXPR:
            text = self.text(start, end)
            if text in {"true", "false"}:
                self.choose("constant", name, start, end, "false" if text == "true" else "true")

        inner = kind if kind in LOOPS or kind == K.SWITCH_STMT else loop
        for child in children:
            self.walk(child, function, inner)

    # -- the faults

    def condition(self, parts, name, kind):
        if not parts or not parts[-1].kind.is_expression():
            return
        start, end = self.range(parts[-1])
        if not self.is_equality(parts[-1]):
            self.turn(kind, name, start, end)

    def is_equality(self, cursor):
        """Turning `a == b` is the fault `a != b`, which is planted as a comparison."""
        while cursor.kind in {K.UNEXPOSED_EXPR, K.PAREN_EXPR}:
            inner = [c for c in cursor.get_children()]
            if len(inner) != 1 or self.range(inner[0]) != self.range(cursor):
                break
            cursor = inner[0]
        return self.operator_of(cursor, list(cursor.get_children()))[0] in {"==", "!="}

    def loop_condition(self, cursor, name):
        if not cursor.kind.is_expression():
            return
        start, end = self.range(cursor)
        text = self.text(start, end)
        # Turned it would run for ever as often as not, which every test finds.
        self.add("loop", name, [(start, end, f"(!{SWITCH} && static_cast<bool>({text}))")],
                 [(start, end, "false")])

    def operator_of(self, cursor, children):
        """The operator between two operands and where it is written."""
        if cursor.kind == K.CALL_EXPR and not cursor.spelling.startswith("operator"):
            return None, 0
        if len(children) < 2:
            return None, 0
        left, right = self.range(children[0])[1], self.range(children[-1])[0]
        if left >= right:
            return None, 0
        between = TOKEN.sub(lambda m: " " * len(m[0]), self.bytes[left:right].decode("latin-1"))
        stripped = between.strip()
        return stripped, left + len(between) - len(between.lstrip())

    def operator(self, cursor, children, name):
        sign, at = self.operator_of(cursor, children)
        if sign is None:
            return
        start, end = self.range(cursor)
        left, right = self.text(start, at), self.text(at + len(sign), end)
        if sign in COMPARISONS:
            self.choose("comparison", name, start, end, left + COMPARISONS[sign] + right)
        elif sign in LOGIC:
            # The operands may hold the other operator without parentheses.
            operands = (self.source(children[0]), self.source(children[-1]))
            self.choose("logic", name, start, end, f"({operands[0]}) {LOGIC[sign]} ({operands[1]})")
        elif sign in ARITHMETIC and cursor.type.get_canonical().kind in NUMBERS:
            operands = (self.source(children[0]), self.source(children[-1]))
            self.choose("arithmetic", name, start, end, f"{operands[0]} {ARITHMETIC[sign]} {operands[1]}")
        elif sign in ASSIGNMENTS and cursor.type.get_canonical().kind in NUMBERS:
            self.choose("arithmetic", name, start, end, left + ASSIGNMENTS[sign] + right)

    def unary(self, cursor, name):
        start, end = self.range(cursor)
        text = self.text(start, end)
        if re.match(r"!(?!=)", text):
            self.turn("condition", name, start, end)

    def number(self, cursor, name):
        start, end = self.range(cursor)
        text = self.text(start, end)
        if not re.fullmatch(r"\d[\d']*[uUlLzZ]*", text) or re.search(r"[\w.]$", self.text(max(0, start - 1), start)):
            return
        digits = re.match(r"[\d']+", text)[0]
        value = int(digits.replace("'", ""))
        # One up or one down, as the place falls.
        step = -1 if value > 0 and hashlib.sha256(f"{self.file}{start}".encode()).digest()[0] % 2 else 1
        self.choose("constant", name, start, end, f"{value + step}{text[len(digits):]}")

    def call(self, cursor, name):
        if cursor.spelling.startswith("operator"):
            return
        start, end = self.range(cursor)
        text = self.text(start, end)
        swap = re.match(r"std::(min|max)\b", text)
        if swap:
            other = "max" if swap[1] == "min" else "min"
            self.choose("arguments", name, start, end, text.replace(swap[0], "std::" + other, 1))
            return
        arguments = [a for a in cursor.get_arguments() if a is not None]
        if text.startswith("{") or self.bytes[end - 1:end] not in b")}":
            return
        for one, two in zip(arguments, arguments[1:]):
            a, b = self.range(one), self.range(two)
            if not (start < a[0] < a[1] < b[0] < b[1] <= end):
                continue
            if one.kind == K.LAMBDA_EXPR or two.kind == K.LAMBDA_EXPR:
                continue
            types = [x.type.get_canonical().spelling.replace("const ", "") for x in (one, two)]
            texts = [one_line(self.text(*a)), one_line(self.text(*b))]
            if types[0] != types[1] or texts[0] == texts[1] or "{" in texts[0][:1] + texts[1][:1]:
                continue
            if not exchange_alike(one, two):
                continue
            self.add("arguments", name,
                     [(*a, f"({SWITCH} ? ({texts[1]}) : ({self.text(*a)}))"),
                      (*b, f"({SWITCH} ? ({texts[0]}) : ({self.text(*b)}))")],
                     [(*a, texts[1]), (*b, texts[0])])

    def statement(self, cursor, function, loop):
        start, end = self.range(cursor)
        name, kind = function["name"], cursor.kind
        text = self.text(start, end)
        if kind == K.RETURN_STMT:
            self.returned(cursor, function)
        elif kind == K.CONTINUE_STMT:
            self.before_statement("statement", name, start, end, f"if ({SWITCH}) break; else", "break")
        elif kind == K.BREAK_STMT and loop is not None:
            self.before_statement("statement", name, start, end, f"if ({SWITCH}) {{}} else", "")
        elif kind.is_expression() and not text.startswith("("):
            follows = self.bytes[end:end + 40].lstrip()
            if not follows.startswith(b";") or re.match(r"(static_cast<void>|assert\b|std::abort|throw\b)", text):
                return
            self.before_statement("statement", name, start, end, f"if ({SWITCH}) {{}} else", "")

    def returned(self, cursor, function):
        children = list(cursor.get_children())
        if not children:
            return
        start, end = self.range(children[0])
        result, text = function["result"], self.text(start, end)
        name = function["name"]
        kind = result.kind if result is not None else children[0].type.get_canonical().kind
        if kind == TypeKind.BOOL:
            if text not in {"true", "false"} and not self.is_equality(children[0]) and not text.startswith("!"):
                self.turn("return", name, start, end)
        elif kind in NUMBERS:
            if not re.fullmatch(r"[\d']+", text):
                self.choose("return", name, start, end, f"{text} + 1" if re.fullmatch(r"[\w.:()>\[\]-]+", text)
                            else f"({text}) + 1")
        elif result is not None and kind not in {TypeKind.VOID, TypeKind.LVALUEREFERENCE} and text not in EMPTY:
            whole = self.range(cursor)
            self.before_statement("return", name, *whole, f"if ({SWITCH}) return {{}}; else", "return {}")

    def early_return(self, cursor, children, function):
        """A function of nothing returns before one of its statements, one of bool with a fixed answer."""
        result = function["result"]
        if result is None or function["cursor"].kind in {K.CONSTRUCTOR, K.DESTRUCTOR}:
            return
        answer = {TypeKind.VOID: "return;", TypeKind.BOOL: "return true;"}.get(result.kind)
        for child in children[1:]:
            if answer is None or child.kind in {K.DECL_STMT, K.RETURN_STMT, K.CASE_STMT, K.DEFAULT_STMT,
                                                K.BREAK_STMT, K.CONTINUE_STMT, K.NULL_STMT}:
                continue
            start, _ = self.range(child)
            self.add("early return", function["name"], [(start, start, f"if ({SWITCH}) {answer} ")],
                     [(start, start, answer + " ")])


def exchange_alike(one, two):
    """Whether what chooses between two arguments has a type that each of them has by itself: a view of a text, chosen
    between a literal and a string, would be a view of what is gone, with or without the fault."""
    types = []
    for cursor in (one, two):
        # What the compiler adds stands in the same place as what it is added to.
        while [child.extent for child in cursor.get_children()] == [cursor.extent]:
            cursor = next(cursor.get_children())
        types.append(cursor.type.get_canonical())
    if all(each.kind in NUMBERS or each.kind == TypeKind.BOOL for each in types):
        return True
    if all(each.kind == TypeKind.CONSTANTARRAY for each in types):
        return True
    return types[0].spelling.replace("const ", "") == types[1].spelling.replace("const ", "")


def parse_arguments(command):
    """What clang has to know of a g++ command line."""
    words, kept, skip = shlex.split(command), [], False
    for word in words:
        if skip:
            skip = False
        elif word in {"-o", "-include", "-c"}:
            skip = word != "-c"
        elif word.startswith(("-I", "-D", "-std")):
            kept.append(word)
        elif word == "-isystem" or (kept and kept[-1] == "-isystem"):
            kept.append(word)
    return kept


def find(task):
    """All places of some files, read as parts of one source: (tree, source, command, files, cache)."""
    tree, source, command, files, cache = task
    if os.path.exists(cache):
        with open(cache) as file:
            return [Place(**place) for place in json.load(file)]
    unit = Index.create().parse(os.path.join(tree, source), args=parse_arguments(command) + ["-w"])
    wrong = [d for d in unit.diagnostics if d.severity >= 3]
    if wrong:
        raise RuntimeError(f"clang cannot read {source}: {wrong[0]}")
    places = []
    for name in files:
        with open(os.path.join(tree, name), "rb") as file:
            finder = Finder(name, file.read())
        finder.path = os.path.join(tree, name)
        finder.walk_declarations(unit.cursor)
        places += distinct(finder.found)
    os.makedirs(os.path.dirname(cache), exist_ok=True)
    with open(cache, "w") as file:
        json.dump([asdict(place) for place in places], file)
    return places


def distinct(places):
    """Each change once; those that look the same are counted, in the order of the file."""
    seen, count, kept = set(), {}, []
    for place in sorted(places, key=lambda p: (p.edits[0][0], p.edits[-1][1], p.kind)):
        mark = (place.before, place.after, tuple(map(tuple, place.edits))[0][0])
        if mark in seen:
            continue
        seen.add(mark)
        looks = (place.kind, place.function, place.before, place.after)
        place.copy = count[looks] = count.get(looks, -1) + 1
        kept.append(place)
    return kept
