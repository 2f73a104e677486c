import { bodyOf, documentElementOf } from "@scriptorium/selectors/intact-dom";
import type { FilesEvent } from "../page-channel.ts";
import type { PageRecorder } from "./page-recorder.ts";

/** Maximum delay between the recorded change of a file input and the report about it, which are one choice of files. */
const SAME_CHOICE_MS = 1000;

/** Records files that were chosen for an input outside of the page, with the element of the action that opened the file chooser. */
export function recordChosenFiles(
	recorder: Pick<PageRecorder, "add" | "describe" | "last">,
	{ files }: FilesEvent,
	now: number,
): void {
	const last = recorder.last();
	const opener = last?.action;
	if (last !== null && opener?.type === "upload" && !opener.fromChooser && now - last.timestamp < SAME_CHOICE_MS)
		return;
	const anywhere = bodyOf(document) ?? documentElementOf(document);
	const pressed = opener !== undefined && "selector" in opener ? opener.selector : undefined;
	recorder.add({ type: "upload", selector: pressed ?? recorder.describe(anywhere), files, fromChooser: true });
}
