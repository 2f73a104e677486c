import { CodeWriter } from "../../generate/code-writer.ts";
import { commentLines, quoted, writeTemplate } from "../../generate/source-text.ts";
import type { RecordedAction, RecordedActionOf } from "../../recording/recorded-action.ts";
import { attributeReader } from "../attribute-reader.ts";
import type { ExportTool } from "../export-tool.ts";
import { addressText, FlowScript, type Prepared, type ScriptTool } from "../flow-script.ts";
import { firstVariables, secretNamesOf, tabNamesOf, viewportOf } from "../flow-steps.ts";
import { numbers, pageOf } from "../script-text.ts";
import { ELEMENT, PuppeteerCalls } from "./puppeteer-calls.ts";
import { puppeteerFunctions } from "./puppeteer-functions.ts";
import { numberedNames, PuppeteerScript } from "./puppeteer-script.ts";
import { puppeteerSelector } from "./puppeteer-selector.ts";

/**
 * Puppeteer: an ES module that runs alone. Puppeteer or its environment variables choose the browser; secret values are read from
 * environment variables.
 */
export const puppeteer: ExportTool = {
	write(flow, frame) {
		const { isRecording, note, start, title } = frame;
		const writer = new CodeWriter();
		const secrets = secretNamesOf(flow);
		const within = (id: string) => script.within(id);
		const ofFlow = { text: writeTemplate, address: addressText };
		const calls: PuppeteerCalls = new PuppeteerCalls({ secrets, note, within, ...(isRecording ? {} : ofFlow) });
		const script: FlowScript = new FlowScript(flow, writer, toolOf(calls, within, isRecording), frame);
		const names = [...new Set(secrets.values())];
		const viewport = viewportOf(flow);
		const variables = firstVariables(flow);
		for (const line of commentLines(title)) writer.add(line);
		writer.add("// Needs Node 22 and `npm install puppeteer`. PUPPETEER_EXECUTABLE_PATH names another browser.");
		if (names.length > 0) writer.add(`// Reads secret values from the environment: ${names.join(", ")}.`);
		writer.add('import puppeteer from "puppeteer";');
		writer.add("");
		writer.add(
			`const browser = await puppeteer.launch(${viewport ? `{ defaultViewport: ${numbers(viewport)} }` : ""});`,
		);
		writer.add("const page = await browser.newPage();");
		writer.add("try {");
		writer.indented(() => {
			if (variables !== null) writer.add(`const variables = ${variables};`);
			const tabs = isRecording ? [] : tabNamesOf(flow);
			if (tabs.length > 0) writer.add(`let ${tabs.join(", ")};`);
			if (start !== null) writer.add(`await page.goto(${quoted(start)});`);
			script.write();
		});
		writer.block("} finally {", () => writer.add("await browser.close();"), "}");
		for (const name of calls.used) {
			writer.add("");
			writer.addVerbatim(puppeteerFunctions[name]);
		}
		const { code, lines } = writer.finish();
		return { text: code, lines };
	},
};

function toolOf(calls: PuppeteerCalls, within: (id: string) => "element" | null, declaresTabs: boolean): ScriptTool {
	const newName = numberedNames();
	const newScript = () => new PuppeteerScript(calls, { declaresTabs, newName });
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

	function reading(action: RecordedActionOf<"hover">, reader: string): Prepared {
		return prepared(action, (scope) => calls.handle(scope, action.selector, `.evaluate(${reader})`));
	}
}
