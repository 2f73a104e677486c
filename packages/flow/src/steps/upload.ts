import * as z from "zod/mini";
import { actionSchema } from "../recording/action-fields.ts";
import { recordedTarget } from "../recording/recorded-target.ts";
import { targetOfStep } from "../recording/target-of-step.ts";
import { literal, written } from "../tools/script-text.ts";
import { commandOn, noSuchCommand } from "../tools/selenium-ide/side-command-parts.ts";
import { encodeSideText } from "../tools/selenium-ide/side-text.ts";
import { type ActionContent, noAddress } from "./action-content.ts";
import { type ActionDefinition, noSideScript, noTexts } from "./action-definition.ts";
import { needsSelector } from "./step-checks.ts";
import type { StepDefinition } from "./step-definition.ts";

const MAX_NAME_LENGTH = 400;

export const uploadAction = actionSchema("upload", {
	selector: recordedTarget,
	/** Names only: the content of files is never recorded. */
	files: z.array(z.string().check(z.maxLength(MAX_NAME_LENGTH))).check(z.maxLength(100)),
	/** The files were dropped onto the element, which need not be a file input. */
	dropped: z.optional(z.boolean()),
	/** The previous action made the page open a file chooser for an input that is not in it: `selector` is that action's element. */
	fromChooser: z.optional(z.boolean()),
});
type UploadAction = z.infer<typeof uploadAction>;

export const upload: StepDefinition<UploadAction> = {
	checks: [needsSelector("warning")],
	checkExits: null,
	leavesPage: false,
	alone: null,
	// Left out of scripts.
	resumesByItself: () => true,
	generate: () => ({ does: "nothing", because: "file-upload" }),
	toAction({ data }, place) {
		const selector = targetOfStep(data);
		if (selector === null) return null;
		return {
			...place,
			selector,
			type: "upload",
			files: [data.value ?? ""].flat().filter((name) => name !== ""),
			...(data.parameters?.dropped === true ? { dropped: true } : {}),
			...(data.parameters?.fromChooser === true ? { fromChooser: true } : {}),
		};
	},
};

/** Stands for the name of a file that the user hid. */
const HIDDEN_NAME = "file";

export const uploadContent: ActionContent<UploadAction> = {
	...noAddress,
	shown: ({ selector, files }) => ({ selector: selector.primary, value: files.join(", ") }),
	targets: ({ selector }) => [selector],
	redact: (action, { redactor, target }) => ({
		...action,
		files: action.files.map((name) => (redactor.hasSecret(name) ? redactor.text(name, MAX_NAME_LENGTH) : name)),
		selector: target(action.selector),
	}),
	values: ({ files }) => files.filter((name) => name !== HIDDEN_NAME),
	withoutValue: (action) => ({ ...action, files: action.files.map(() => HIDDEN_NAME) }),
};

export const uploadInTools: ActionDefinition<UploadAction> = {
	...noTexts,
	...noSideScript,
	toStep: ({ selector, files, dropped, fromChooser }) => ({
		type: "upload",
		label: dropped ? "Drop file" : "Choose file",
		selector: selector.primary,
		target: selector,
		value: files,
		parameters: { ...(dropped ? { dropped: true } : {}), ...(fromChooser ? { fromChooser: true } : {}) },
	}),
	playwright({ selector, files, dropped, fromChooser }, { on, note }) {
		note("file-needed");
		// Written with the action that opens the file chooser.
		if (fromChooser) return [];
		return dropped
			? [`await ${on(selector)}.drop(${written({ files })});`]
			: [`await ${on(selector)}.setInputFiles(${written(files.length === 1 ? files[0] : files)});`];
	},
	puppeteer({ selector, files, dropped, fromChooser }, { page, on, onHandle, call, note }) {
		note("file-needed");
		// Written with the action that opens the file chooser.
		if (fromChooser) return null;
		if (dropped) return call("dropFiles", page, on(selector), ...files.map(literal));
		return onHandle(selector, `.uploadFile(${files.map(literal).join(", ")})`);
	},
	replay(_action, { note }) {
		note("no-such-step");
		return [];
	},
	readReplay: {},
	side({ selector, files, dropped, fromChooser }) {
		if (dropped || fromChooser) return noSuchCommand;
		return commandOn(selector, "sendKeys", encodeSideText(files.join("\n")), ["file-needed"]);
	},
	readSide: {},
};
