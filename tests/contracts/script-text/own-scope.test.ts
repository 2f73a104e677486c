import { createContext, runInContext, Script } from "node:vm";
import { inOwnScope } from "@scriptorium/userscript/own-scope";
import { describe, expect, test } from "vitest";

/** Clicks a bookmarklet twice on one page. */
function clickTwice(program: string): { readonly values: unknown[]; readonly page: Record<string, unknown> } {
	const page: Record<string, unknown> = { out: [] };
	createContext(page);
	const values = [1, 2].map(() => runInContext(inOwnScope(program), page));
	return { values, page };
}

const PROGRAMS: Readonly<Record<string, string>> = {
	"top-level const": "const links = [1]; let shown = links.length; out.push(shown)",
	"a class and a function": "class Box {}\nfunction show() { out.push(1); }\nshow();",
	"a value that is a text": "out.push(1); 'replaced'",
	"a value from a block": "if (true) { out.push(1); 'replaced' }",
	"a value from a call": "(function () { out.push(1); return 'replaced'; })()",
	"a comment at the end": "out.push(1) // done",
	"a directive": '"use strict"; const own = this === undefined ? 0 : 1; out.push(own)',
	"an HTML-like comment": "out.push(1)\n--> a comment",
	"a return": "if (true) { out.push(1); return 'value'; }",
};

describe.each(Object.entries(PROGRAMS))("%s", (_, program) => {
	test("runs on every click and leaves nothing", () => {
		const { values, page } = clickTwice(program);
		expect(page.out).toEqual([1, 1]);
		expect(values).toEqual([undefined, undefined]);
		expect(Object.keys(page)).toEqual(["out"]);
	});
});

test("the page's own variables stay", () => {
	const page = createContext({ data: "of the page" });
	runInContext(inOwnScope("var data = 'mine'; function go() {}; go()"), page);
	expect(page.data).toBe("of the page");
	expect(page.go).toBeUndefined();
});

test.each([
	["document.body.innerHTML = '<a onclick=\"next()\">';", true],
	["s.src = 'https://a.example/?callback=next&b=1';", true],
	["s.src = `https://a.example/?cb=next`;", true],
	["next = next.bind(null); document.body.onclick = 'next(1)';", true],
	["alert('what comes next?'); next();", false],
	["alert('a.next()');", false],
])("a function that a text calls stays reachable: %s", (rest, isReachable) => {
	const scoped = inOwnScope(`function next() {}\n${rest}`);
	expect(scoped.startsWith("function next")).toBe(isReachable);
	expect(scoped.endsWith(isReachable ? "\n;void 0" : "\n}.call(this);")).toBe(true);
	expect(() => new Script(scoped)).not.toThrow();
});

test.each(["a", "`\\`", "'\\'", "function ", "a=", "f( ", "?a=", " ", '"a'])(
	"a million characters of %j are read at once",
	(part) => {
		const text = part.repeat(Math.ceil(1_000_000 / part.length));
		expect(inOwnScope(`function f() {}${text}`)).toContain(text);
	},
);
