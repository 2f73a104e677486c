import fc from "fast-check";
import { expect, it } from "vitest";
import { convertRecording } from "../recording/convert-recording.ts";
import type { RecordedAction } from "../recording/recorded-action.ts";
import type { RecordedTarget } from "../recording/recorded-target.ts";
import { sampleActions } from "../recording/sample-actions.test-support.ts";
import { generateScript } from "./generate-script.ts";
import type { GenerateSettings } from "./generated-code.ts";

const wait = { id: "a", timestamp: 1, url: "https://a.test/", type: "wait", duration: 5 } as const;
const generate = (actions: readonly RecordedAction[], settings: Partial<GenerateSettings>): string => {
	const generated = generateScript(convertRecording(actions), { name: "Order ink", ...settings }, "bookmarklet");
	if (!generated.ok) throw new Error(generated.error.message);
	return generated.value.code;
};
const PAUSE = [
	"// Waits for a time.",
	"function pause(ms) {",
	"\treturn new Promise((resolve) => {",
	"\t\tsetTimeout(resolve, ms);",
	"\t});",
	"}",
];
const indented = (lines: readonly string[]) => lines.map((line) => (line === "" ? "" : `\t${line}`));
const text = (...lines: readonly string[]) => `${lines.join("\n")}\n`;

it("has what the settings ask for", () => {
	const settings = {
		description: "Two\nlines",
		wrapInIIFE: true,
		addComments: true,
		useAsync: true,
		errorHandling: true,
	};
	const body = [
		"try {",
		"\t// 1. Wait",
		"\tawait pause(5);",
		"} catch (error) {",
		'\talert("An error occurred: " + error.message);',
		"}",
	];
	const head = ["// Order ink", "// Two", "// lines"];
	expect(generate([wait], settings)).toBe(
		text(...head, "(async () => {", ...indented([...PAUSE, "", ...body]), "})();"),
	);
	expect(generate([wait], { ...settings, wrapInIIFE: false })).toBe(
		text(...head, ...PAUSE, "", "async function runSteps() {", ...indented(body), "}", "runSteps();"),
	);
	expect(generate([wait], { ...settings, errorHandling: false })).toBe(
		text(...head, "(async () => {", ...indented([...PAUSE, "", "// 1. Wait", "await pause(5);"]), "})();"),
	);
	const chain = [
		"let done = Promise.resolve();",
		"// 1. Wait",
		"done = done.then(() => pause(5));",
		"done.catch((error) => {",
	];
	const caught = ['\talert("An error occurred: " + error.message);', "});"];
	expect(generate([wait], { ...settings, useAsync: false })).toBe(
		text(...head, "(() => {", ...indented([...PAUSE, "", ...chain, ...caught]), "})();"),
	);
	const bare = { wrapInIIFE: false, useAsync: false, errorHandling: false, addComments: false };
	expect(generate([wait], bare)).toBe(
		text(
			...PAUSE.slice(1),
			"",
			"function runSteps() {",
			"\tlet done = Promise.resolve();",
			"\tdone = done.then(() => pause(5));",
			"}",
			"runSteps();",
		),
	);
});

it("enables everything by default", () => {
	const on = { wrapInIIFE: true, addComments: true, useAsync: true, errorHandling: true };
	expect(generate(sampleActions, {})).toBe(generate(sampleActions, on));
});

it("leaves out comments, await and alert when they are disabled", () => {
	const code = generate(sampleActions, { addComments: false, useAsync: false, errorHandling: false });
	expect(code).not.toMatch(/^\s*\/\//m);
	// The functions of the runtime wait in their own way.
	expect(code).not.toMatch(/^\t?await |^\(async |\balert\("/m);
	expect(generate(sampleActions, { addComments: false })).not.toMatch(/^\s*\/\//m);
});

it("can be read by every JavaScript engine, whatever texts are in it", () => {
	const hostile = fc.array(
		fc.oneof(
			fc.constantFrom("</script", "*/", "\u2028", "\n", "`", "$" + "{", "\\", "'", '"', "==UserScript=="),
			fc.string({ unit: "binary" }),
		),
	);
	const texts = hostile.map((parts) => `x${parts.join("")}`);
	fc.assert(
		fc.property(
			texts,
			fc.record({
				wrapInIIFE: fc.boolean(),
				addComments: fc.boolean(),
				useAsync: fc.boolean(),
				errorHandling: fc.boolean(),
			}),
			(value, settings) => {
				const selector: RecordedTarget = {
					primary: value,
					strategy: "css",
					fallbacks: [`aria/${value}`, `text/${value}`],
					attributes: {},
				};
				const common = { timestamp: 1, url: "https://a.test/" };
				const code = generate(
					[
						{ ...common, id: "a", type: "type", selector, value, clear: true, frame: [selector] },
						{ ...common, id: "b", type: "dialog", dialog: "prompt", message: value, accepted: true, answer: value },
						{ ...common, id: "c", type: "select", selector, value: [value, value], isMultiple: true },
					],
					{ ...settings, name: value, description: value },
				);
				expect(() => new Function(code)).not.toThrow();
				// Nothing ends a script element, begins a comment of HTML or is taken for a metadata block.
				expect(code).not.toMatch(/<[/!]|^\/\/ *==|[\u2028\u2029]/m);
			},
		),
		{ numRuns: 50 },
	);
});
