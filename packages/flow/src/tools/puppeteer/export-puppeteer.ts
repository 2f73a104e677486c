import type { RecordedAction } from "../../recording/recorded-action.ts";
import { closedRootNotes } from "../closed-roots.ts";
import type { Exported, ExportNote } from "../export-note.ts";
import { planScript } from "../script-plan.ts";
import { commentText, numbers } from "../script-text.ts";
import { secretNames } from "../secret-names.ts";
import { PuppeteerCalls } from "./puppeteer-calls.ts";
import { puppeteerFunctions } from "./puppeteer-functions.ts";
import { PuppeteerScript } from "./puppeteer-script.ts";

/**
 * Exports a recording as a script for `puppeteer` 25: an ES module that runs alone. Puppeteer or its environment variables choose the
 * browser; secret values are read from environment variables.
 * @param title written into a comment
 * @param actions in the order of the recording
 * @returns the source text, with notes on actions that the format cannot express
 */
export function exportPuppeteer(title: string, actions: readonly RecordedAction[]): Exported<string> {
	const notes: ExportNote[] = [];
	const secrets = secretNames(actions);
	const calls = new PuppeteerCalls({ secrets, note: (actionId, code) => notes.push({ actionId, code }) });
	const script = new PuppeteerScript(calls);
	for (const step of planScript(actions)) script.add(step);
	const viewport = actions.find((action) => action.viewport)?.viewport;
	const options = viewport ? `{ defaultViewport: ${numbers(viewport)} }` : "";
	const names = [...new Set(secrets.values())];
	const document = [
		`// ${commentText(title)}`,
		"// Needs Node 22 and `npm install puppeteer`. PUPPETEER_EXECUTABLE_PATH names another browser.",
		...(names.length === 0 ? [] : [`// Reads secret values from the environment: ${names.join(", ")}.`]),
		'import puppeteer from "puppeteer";',
		"",
		`const browser = await puppeteer.launch(${options});`,
		"const page = await browser.newPage();",
		"try {",
		...script.lines.map((line) => `	${line}`),
		"} finally {",
		"	await browser.close();",
		"}",
		"",
		...calls.used.flatMap((name) => [puppeteerFunctions[name], ""]),
	].join("\n");
	return { document, notes: [...notes, ...closedRootNotes(actions)] };
}
