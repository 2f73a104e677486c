import { CodeWriter } from "../../generate/code-writer.ts";
import { quoted, writeTemplate } from "../../generate/source-text.ts";
import { type FlowFrame, secretNamesOf, tabNamesOf, type WrittenFlow } from "../flow-frame.ts";
import { addressText, FlowScript, type ScriptTool } from "../flow-script.ts";
import type { ReadFlow } from "../flow-steps.ts";
import type { StepContext } from "../step-context.ts";
import { PlaywrightSteps } from "./playwright-steps.ts";

/**
 * Writes a flow as a test for @playwright/test in TypeScript.
 * @param flow what it does
 * @param frame the lines around its steps
 * @returns the source text, and the lines of each step
 */
export function flowPlaywright(flow: ReadFlow, frame: FlowFrame): WrittenFlow {
	const { title, start, note } = frame;
	const writer = new CodeWriter();
	const secrets = secretNamesOf(flow);
	const context: StepContext = {
		secrets,
		note,
		text: writeTemplate,
		address: addressText,
		within: (id) => script.within(id),
		declaresTabs: false,
	};
	const steps = new PlaywrightSteps(context);
	const script = new FlowScript(flow, writer, toolOf(steps), frame);
	const names = [...new Set(secrets.values())];
	const tabs = tabNamesOf(flow);
	const hasElements = flow.structure.parts.length > 0 && frame.hasElements;
	const types = [...(hasElements ? ["type Locator"] : []), ...(hasElements || tabs.length > 0 ? ["type Page"] : [])];
	if (names.length > 0) writer.add(`// Reads secret values from the environment: ${names.join(", ")}.`);
	writer.add(`import { ${[...types, "test"].join(", ")} } from "@playwright/test";`);
	writer.add("");
	writer.block(
		`test(${quoted(title)}, async ({ page }) => {`,
		() => {
			if (frame.variables !== "{}") writer.add(`const variables: Record<string, string> = ${frame.variables};`);
			for (const tab of tabs) writer.add(`let ${tab}: Page;`);
			if (start !== null) writer.add(`await page.goto(${quoted(start)});`);
			script.write();
		},
		"});",
	);
	return writer.finish();
}

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

/**
 * Writes the function that reads an attribute in the page; addresses are complete.
 * @param name of the attribute
 * @returns an arrow function
 */
export function attributeReader(name: string): string {
	if (/^(?:href|src)$/i.test(name)) return `(found) => String(Reflect.get(found, ${quoted(name.toLowerCase())}) ?? "")`;
	return `(found) => (found.getAttribute(${quoted(name)}) ?? "").trim()`;
}
