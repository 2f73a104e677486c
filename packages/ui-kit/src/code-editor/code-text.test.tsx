// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { CodeText, tokenizeJavascript } from "./code-text.tsx";

afterEach(cleanup);

const source = 'const x = 1; // one\nrun("a", `b\nc`);';
const wordsOf = (code: string) =>
	tokenizeJavascript(code).map((tokens, line) =>
		tokens.map(({ from, to, tone }) => [code.split("\n")[line]?.slice(from, to), tone]),
	);

test("words have their tone, line by line, also in texts over several lines", () => {
	expect(wordsOf(source)).toEqual([
		[
			["const", "keyword"],
			["1", "literal"],
			["// one", "comment"],
		],
		[
			["run", "function"],
			['"a"', "string"],
			["`b", "string"],
		],
		[["c`", "string"]],
	]);
});

test("code with errors is shown whole, with as many lines as it has", () => {
	fc.assert(
		fc.property(fc.array(fc.constantFrom("if (", '"', "`${", "}", "/*", "// @x", "\n", "a=>b", "é👩")), (pieces) => {
			const code = pieces.join("");
			const lines = code.split("\n");
			const tokens = tokenizeJavascript(code);
			expect(tokens).toHaveLength(lines.length);
			for (const [index, line] of lines.entries()) {
				const { container } = render(
					<CodeText text={line} tokens={tokens[index] ?? []} offset={0} show={(piece) => piece} />,
				);
				expect(container.textContent).toBe(line);
				cleanup();
			}
		}),
	);
});

test("a part of a line has the colors of its words, and what is shown can differ from the text", () => {
	const [tokens = []] = tokenizeJavascript(source);
	const { container } = render(
		<CodeText text="st x = 1" tokens={tokens} offset={3} show={(piece) => piece.toUpperCase()} />,
	);
	expect(container.textContent).toBe("ST X = 1");
	expect([...container.querySelectorAll("span")].map((word) => word.textContent)).toEqual(["ST", "1"]);
});
