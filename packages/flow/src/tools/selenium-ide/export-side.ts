import type { RecordedAction } from "../../recording/recorded-action.ts";
import { closedRootNotes } from "../closed-roots.ts";
import type { Exported, ExportNote } from "../export-note.ts";
import { planScript } from "../script-plan.ts";
import { secretNames } from "../secret-names.ts";
import { originOf } from "./side-address.ts";
import { SideCommands } from "./side-commands.ts";
import { projectOf, type SideProject } from "./side-project.ts";

/**
 * Exports a recording as a project of Selenium IDE 4 with one test. Secret values are variables, which the first commands set to empty.
 * @param title name of project and test
 * @param actions in the order of the recording
 * @param newId returns a new id at each call, for the project and its parts
 * @returns the project, with notes on actions that the format cannot express
 */
export function exportSide(
	title: string,
	actions: readonly RecordedAction[],
	newId: () => string,
): Exported<SideProject> {
	const notes: ExportNote[] = [];
	const secrets = secretNames(actions);
	const [first] = actions;
	const url = originOf(first?.type === "navigate" ? first.targetUrl : (first?.url ?? "about:blank"));
	const script = new SideCommands(url, secrets, newId, (actionId, code) => notes.push({ actionId, code }));
	for (const name of new Set(secrets.values())) script.push("store", "", name);
	const viewport = actions.find((action) => action.viewport)?.viewport;
	if (viewport) script.push("setWindowSize", `${Math.round(viewport.width)}x${Math.round(viewport.height)}`);
	for (const step of planScript(actions)) script.add(step);
	const document = projectOf(title, url, script.commands, newId);
	return { document, notes: [...notes, ...closedRootNotes(actions)] };
}
