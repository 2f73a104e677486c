import type { GenerateNoteCode } from "@scriptorium/flow/generate/generated-code";
import type { ExportNoteCode } from "@scriptorium/flow/tools/export-note";
import { plural } from "@scriptorium/ui-kit/locale";

const notes: Readonly<Record<GenerateNoteCode, (step: number, stepsLeft: number) => string>> = {
	"file-upload": (step) => `Step ${step} is left out: a script cannot choose files.`,
	"secret-value": (step) => `Step ${step} is left out: its value is secret and was not recorded.`,
	"other-tab": (step) => `Step ${step} is left out: a script stays in its tab.`,
	"closed-shadow-root": (step) => `Step ${step} is left out: a script cannot look into a closed shadow root.`,
	"same-origin-frame": (step) => `Step ${step} is in a frame, and works when the frame is of the page's own site.`,
	"hover-style": (step) =>
		`Step ${step} cannot make visible what a style sheet shows while the mouse is there, but the steps after it reach it.`,
	"dialog-unanswered": (step) => `Step ${step} is left out: a script cannot answer this dialog.`,
	"start-page": (step) =>
		`Step ${step} opens its page; started on another page, the script has to be started again there.`,
	"start-origin": (step) => `Step ${step} opens another site, where the script has to be started again.`,
	"stops-after": (step, stepsLeft) =>
		plural("en", stepsLeft, {
			one: `Stops after step ${step}: it loads another page. # step is not in the code. A userscript goes on there.`,
			other: `Stops after step ${step}: it loads another page. # steps are not in the code. A userscript goes on there.`,
		}),
	"may-stop-after": (step) => `May stop after step ${step}, if it loads another page. A userscript goes on there.`,
};

const exportNotes: Readonly<Record<ExportNoteCode, (step: number) => string>> = {
	"no-such-step": (step) => `Step ${step} is left out: this format has nothing for it.`,
	"secret-value": (step) => `Step ${step} has a secret value, which was not recorded: fill it in yourself.`,
	"frame-left-out": (step) => `Step ${step} is left out: this format has no way to name its frame.`,
	replaced: (step) => `Step ${step} is done in another way, usually with the same result.`,
	"selectors-left-out": (step) => `Step ${step} has selectors that this format cannot express; the others are in it.`,
	"closed-shadow-root": (step) => `Step ${step} is in a closed shadow root, which only the extension can access.`,
	"keys-left-out": (step) =>
		`Step ${step} is done without the keys that are held: this format presses keys in the first tab only.`,
	"file-needed": (step) => `Step ${step} needs its file beside the exported one.`,
	"branch-left-out": (step) => `Step ${step} is left out: it is in a branch or loop that this format cannot express.`,
	"variable-left-out": (step) => `Step ${step} is left out: it reads a variable, which this format does not have.`,
	"address-left-out": (step) => `Step ${step} is left out: its address is relative to a page that is not known.`,
	"start-page-unknown": (step) =>
		`No page is opened before step ${step}. Begin the flow with an address, or name one page in the settings.`,
};

export const en = {
	untitled: "Bookmarklet",
	notLoaded:
		"A part of the builder could not be loaded. Your flow is kept in this browser: reload the page and try again.",
	notes,
	exportNotes,
	generate: {
		empty: "Please add at least one action to generate code",
		invalid: "Flow has errors. Please fix them before generating code.",
		more: (count: number) => `… and ${count} more`,
		warnings: (count: number) =>
			plural("en", count, { one: "The flow has # warning", other: "The flow has # warnings" }),
		showErrors: "Show Errors",
		showWarnings: "Show Warnings",
		showStep: "Show Action",
		failed: "Failed to generate code",
		done: "Code generated successfully!",
	},
} as const;
