import type { RecordedAction } from "../../recording/recorded-action.ts";
import { closedRootNotes } from "../closed-roots.ts";
import type { Exported, ExportNote } from "../export-note.ts";
import { planScript } from "../script-plan.ts";
import { literal, numbers } from "../script-text.ts";
import { secretNames } from "../secret-names.ts";
import { PlaywrightSteps } from "./playwright-steps.ts";

/**
 * Exports a recording as a test for @playwright/test in TypeScript. Secret values are read from environment variables.
 * @param title name of the test
 * @param actions in the order of the recording
 * @returns the source text, with notes on actions that the format cannot express
 */
export function exportPlaywright(title: string, actions: readonly RecordedAction[]): Exported<string> {
	const notes: ExportNote[] = [];
	const secrets = secretNames(actions);
	const viewport = actions.find((action) => action.viewport)?.viewport;
	const steps = new PlaywrightSteps({ secrets, note: (actionId, code) => notes.push({ actionId, code }) });
	const body = planScript(actions).flatMap((step) => steps.linesOf(step));
	const names = [...new Set(secrets.values())];
	const document = [
		...(names.length === 0 ? [] : [`// Reads secret values from the environment: ${names.join(", ")}.`]),
		'import { test } from "@playwright/test";',
		"",
		// Of the first tab and of all that are opened.
		...(viewport ? [`test.use({ viewport: ${numbers(viewport)} });`, ""] : []),
		`test(${literal(title)}, async ({ page }) => {`,
		...body.map((line) => `	${line}`),
		"});",
		"",
	].join("\n");
	return { document, notes: [...notes, ...closedRootNotes(actions)] };
}
