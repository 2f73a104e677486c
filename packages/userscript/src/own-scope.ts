const NAME = String.raw`[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*`;
/** Where a program gives a value to a name: a function declaration, or an assignment. More than these may match. */
const DEFINED = new RegExp(String.raw`\bfunction\b[\s*]*(${NAME})|(?<![\p{ID_Continue}$])(${NAME})\s*=(?![=>])`, "gu");
/**
 * String literals. Behind a regular expression with a quote in it others may match as well. The closing quote is optional, so that no
 * text is read more than once.
 */
const LITERAL = /"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|`(?:[^`\\]|\\[\s\S])*`?/g;
/** What a text calls: `next()` of an event handler, `?callback=next` of an address. */
const CALLED = new RegExp(String.raw`(?<![\p{ID_Continue}$.])(${NAME})\s*\(|[?&]${NAME}=(${NAME})`, "gu");

/**
 * Gives a bookmarklet a scope of its own, and no value.
 *
 * As the program of a `javascript:` address, its top-level `const`, `let` and `class` would stay declared in the page, so that a
 * second click is a SyntaxError; its `var` and `function` would replace the page's; and a text as the value of the last statement
 * would replace the whole page (HTML standard, "javascript: URLs").
 *
 * A program whose functions are called by texts, such as `onclick="next()"` or `?callback=next`, keeps the page's scope.
 *
 * @param program source of a bookmarklet
 * @returns source that does the same and has the value `undefined`
 */
export function inOwnScope(program: string): string {
	const text = program.trim();
	// A comment at the end must not take what follows; `#!` is one at the start of a program only.
	if (text.startsWith("#!") || isCalledByText(text)) return `${program}\n;void 0`;
	// `call` keeps `this` of a strict program. Nothing but a line break stands before its directives.
	return `void function () {\n${program}\n}.call(this);`;
}

function isCalledByText(program: string): boolean {
	const defined = namesIn(program, DEFINED);
	const called = (program.match(LITERAL) ?? []).flatMap((literal) => namesIn(literal, CALLED));
	return called.some((name) => defined.includes(name));
}

/** The names that either group of a pattern matches. */
function namesIn(text: string, pattern: RegExp): readonly string[] {
	return [...text.matchAll(pattern)].flatMap(([, first, second]) => first ?? second ?? []);
}
