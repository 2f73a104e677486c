import { plural } from "@scriptorium/ui-kit/locale";
import type { ImportFormat, ImportRefusal } from "../read-import.ts";

const actions = (count: number) => plural("en", count, { one: "# action", other: "# actions" });

/** What was taken, as in 'Imported 12 actions of a DevTools Recorder user flow'. */
const sources: Readonly<Record<ImportFormat, string>> = {
	flow: "a Scriptorium flow",
	recording: "a Scriptorium recording",
	replay: "a DevTools Recorder user flow",
	side: "a Selenium IDE project",
};

const readable =
	"Files that can be imported: flows and recordings of Scriptorium (.json), user flows of the DevTools Recorder (.json) and projects of Selenium IDE (.side).";

export const en = {
	taken: (format: ImportFormat, count: number) => `Imported ${actions(count)} of ${sources[format]}`,
	changed: (count: number) =>
		plural("en", count, {
			one: "# step of the file was changed or left out.",
			other: "# steps of the file were changed or left out.",
		}),
	refusals: {
		TOO_LARGE: "This file is larger than 32 MB.",
		NOT_TEXT: `This file is not text in UTF-8. ${readable}`,
		NOT_JSON: `This file is not JSON. ${readable}`,
		UNKNOWN_FORMAT: `The format of this file is not known. ${readable}`,
		EMPTY_PROJECT: "This project has no commands.",
	} satisfies Readonly<Record<Exclude<ImportRefusal["code"], "NOT_VALID">, string>>,
	notLoaded:
		"A part of the builder could not be loaded. Your flow is kept in this browser: reload the page and try again.",
	choose: {
		title: "Which test of this project?",
		close: "Close",
		entry: (title: string, count: number) => `${title} (${actions(count)})`,
	},
} as const;
