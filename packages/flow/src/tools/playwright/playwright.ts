import { CodeWriter } from "../../generate/code-writer.ts";
import { quoted, writeTemplate } from "../../generate/source-text.ts";
import { attributeReader } from "../attribute-reader.ts";
import type { ExportTool } from "../export-tool.ts";
import { addressText, FlowScript, type ScriptTool } from "../flow-script.ts";
import { firstVariables, hasElementLoop, secretNamesOf, tabNamesOf, viewportOf } from "../flow-steps.ts";
import { numbers } from "../script-text.ts";
import { PlaywrightSteps } from "./playwright-steps.ts";

/** @playwright/test: a test in TypeScript. Secret values are read from environment variables. */
export const playwright: ExportTool = {
	write(flow, frame) {
		const { title, start, note, isRecording } = frame;
		const writer = new CodeWriter();
		const secrets = secretNamesOf(flow);
		const ofFlow = { text: writeTemplate, address: addressText };
		const steps: PlaywrightSteps = new PlaywrightSteps({
			secrets,
			note,
			within: (id) => script.within(id),
			// A flow may use a tab in several functions.
			declaresTabs: isRecording,
			...(isRecording ? {} : ofFlow),
		});
		const script: FlowScript = new FlowScript(flow, writer, toolOf(steps), frame);
		const names = [...new Set(secrets.values())];
		const tabs = isRecording ? [] : tabNamesOf(flow);
		const viewport = viewportOf(flow);
		const variables = firstVariables(flow);
		const hasElements = flow.structure.parts.length > 0 && hasElementLoop(flow);
		const types = [...(hasElements ? ["type Locator"] : []), ...(hasElements || tabs.length > 0 ? ["type Page"] : [])];
		if (names.length > 0) writer.add(`// Reads secret values from the environment: ${names.join(", ")}.`);
		writer.add(`import { ${[...types, "test"].join(", ")} } from "@playwright/test";`);
		writer.add("");
		if (viewport) {
			// Of the first tab and of all that are opened.
			writer.add(`test.use({ viewport: ${numbers(viewport)} });`);
			writer.add("");
		}
		writer.block(
			`test(${quoted(title)}, async ({ page }) => {`,
			() => {
				if (variables !== null) writer.add(`const variables: Record<string, string> = ${variables};`);
				for (const tab of tabs) writer.add(`let ${tab}: Page;`);
				if (start !== null) writer.add(`await page.goto(${quoted(start)});`);
				script.write();
			},
			"});",
		);
		const { code, lines } = writer.finish();
		return { text: code, lines };
	},
};

function toolOf(steps: PlaywrightSteps): ScriptTool {
	return {
		openTab: (_page, address) => [`await (await page.context().newPage()).goto(${address});`],
		parameter: (name) => (name === "until" ? "until: number" : "element: Page | Locator"),
		actions: (planned) => planned.map((step) => steps.linesOf(step)),
		append(action) {
			const field = steps.on(action, action.selector);
			return [`await ${field}.press("End");`, `await ${field}.pressSequentially(${writeTemplate(action.value)});`];
		},
		elements: (action) => ({ before: [], expression: `${steps.on(action, action.selector)}.all()` }),
		read(action, name) {
			const element = steps.on(action, action.selector);
			return { before: [], expression: reading(element, name) };
		},
	};
}

function reading(element: string, name: string): string {
	if (name === "" || name === "textContent") return `${element}.evaluate((found) => (found.textContent ?? "").trim())`;
	if (name === "value") return `${element}.inputValue()`;
	return `${element}.evaluate(${attributeReader(name)})`;
}
