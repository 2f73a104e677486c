import { CodeWriter } from "../../generate/code-writer.ts";
import { commentLines, quoted, writeTemplate } from "../../generate/source-text.ts";
import type { RecordedAction } from "../../recording/recorded-action.ts";
import { type FlowFrame, secretNamesOf, tabNamesOf, type WrittenFlow } from "../flow-frame.ts";
import { addressText, FlowScript, type Prepared, type ScriptTool } from "../flow-script.ts";
import type { ReadFlow } from "../flow-steps.ts";
import { attributeReader } from "../playwright/flow-playwright.ts";
import { pageOf } from "../script-text.ts";
import { ELEMENT, PuppeteerCalls } from "./puppeteer-calls.ts";
import { puppeteerFunctions } from "./puppeteer-functions.ts";
import { numberedNames, PuppeteerScript } from "./puppeteer-script.ts";
import { puppeteerSelector } from "./puppeteer-selector.ts";

/**
 * Writes a flow as a script for `puppeteer` 25: an ES module that runs alone.
 * @param flow what it does
 * @param frame the lines around its steps
 * @returns the source text, and the lines of each step
 */
export function flowPuppeteer(flow: ReadFlow, frame: FlowFrame): WrittenFlow {
	const writer = new CodeWriter();
	const secrets = secretNamesOf(flow);
	const calls = new PuppeteerCalls({
		secrets,
		note: frame.note,
		text: writeTemplate,
		address: addressText,
		within: (id) => script.within(id),
	});
	const script = new FlowScript(
		flow,
		writer,
		toolOf(calls, (id) => script.within(id)),
		frame,
	);
	const names = [...new Set(secrets.values())];
	for (const line of commentLines(frame.title)) writer.add(line);
	writer.add("// Needs Node 22 and `npm install puppeteer`. PUPPETEER_EXECUTABLE_PATH names another browser.");
	if (names.length > 0) writer.add(`// Reads secret values from the environment: ${names.join(", ")}.`);
	writer.add('import puppeteer from "puppeteer";');
	writer.add("");
	writer.add("const browser = await puppeteer.launch();");
	writer.add("const page = await browser.newPage();");
	writer.add("try {");
	writer.indented(() => {
		if (frame.variables !== "{}") writer.add(`const variables = ${frame.variables};`);
		const tabs = tabNamesOf(flow);
		if (tabs.length > 0) writer.add(`let ${tabs.join(", ")};`);
		if (frame.start !== null) writer.add(`await page.goto(${quoted(frame.start)});`);
		script.write();
	});
	writer.block("} finally {", () => writer.add("await browser.close();"), "}");
	for (const name of calls.used) {
		writer.add("");
		writer.addVerbatim(puppeteerFunctions[name]);
	}
	return writer.finish();
}

function toolOf(calls: PuppeteerCalls, within: (id: string) => "element" | null): ScriptTool {
	const newName = numberedNames();
	const newScript = () => new PuppeteerScript(calls, { declaresTabs: false, newName });
	const prepared = (action: RecordedAction, write: (scope: string) => string): Prepared => {
		const script = newScript();
		const scope = within(action.id) ?? script.scopeOf(action, pageOf(action));
		return { before: script.lines, expression: write(scope) };
	};
	return {
		// Pages in the background have no frames, for which locators wait.
		openTab: (page, address) => [`await (await browser.newPage()).goto(${address});`, `await ${page}.bringToFront();`],
		parameter: (name) => name,
		actions(planned) {
			const script = newScript();
			return planned.map((step) => {
				const from = script.lines.length;
				script.add(step);
				return script.lines.slice(from);
			});
		},
		append(action) {
			const { before, expression } = prepared(action, (scope) => calls.handle(scope, action.selector, '.press("End")'));
			const typing = `.type(${writeTemplate(action.value)})`;
			const { expression: typed } = prepared(action, (scope) => calls.handle(scope, action.selector, typing));
			return [...before, `await ${expression};`, `await ${typed};`];
		},
		elements: (action) =>
			prepared(action, (scope) => {
				const selector = writeTemplate(puppeteerSelector(action.selector.primary));
				return scope === ELEMENT ? calls.use("allWithin", scope, selector) : `${scope}.$$(${selector})`;
			}),
		read(action, name) {
			if (name === "" || name === "textContent") return reading(action, '(found) => (found.textContent ?? "").trim()');
			return reading(action, name === "value" ? "(found) => found.value" : attributeReader(name));
		},
	};

	function reading(action: RecordedAction & { readonly type: "hover" }, reader: string): Prepared {
		return prepared(action, (scope) => calls.handle(scope, action.selector, `.evaluate(${reader})`));
	}
}
