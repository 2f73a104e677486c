import { isSecretValue } from "@scriptorium/redaction/secret-value";
import * as z from "zod/mini";
import { actionSchema } from "../recording/action-fields.ts";
import { isAskedFor } from "../recording/asked-for.ts";
import { literal, pageOf } from "../tools/script-text.ts";
import { noSuchCommand, oneCommand } from "../tools/selenium-ide/side-command-parts.ts";
import { encodeSideText, isCarried } from "../tools/selenium-ide/side-text.ts";
import { type ActionContent, noAddress } from "./action-content.ts";
import { type ActionDefinition, noSideScript, noTexts } from "./action-definition.ts";
import type { StepDefinition } from "./step-definition.ts";
import { parametersOf } from "./step-parameters.ts";
import { unreadable } from "./step-problems.ts";

const MAX_TEXT_LENGTH = 2000;
const dialogText = z.string().check(z.maxLength(MAX_TEXT_LENGTH));
const dialogTypes = z.enum(["alert", "confirm", "prompt", "beforeunload"]);

export const dialogAction = actionSchema("dialog", {
	dialog: dialogTypes,
	message: dialogText,
	accepted: z.boolean(),
	/** Answer to a prompt. */
	answer: z.optional(dialogText),
});
export type DialogAction = z.infer<typeof dialogAction>;

const dialogParameters = z.object({ dialog: dialogTypes, accepted: z.boolean(), answer: z.optional(z.string()) });

export const dialog: StepDefinition<DialogAction> = {
	checks: [],
	checkExits: null,
	leavesPage: false,
	alone: null,
	// Answered with the step that opens it.
	resumesByItself: () => true,
	generate(data) {
		const parameters = parametersOf(dialogParameters, data);
		if (parameters === null) return unreadable(data);
		const { dialog: type, accepted: accept, answer } = parameters;
		// The browser itself asks whether to leave a page, and a frame has its own dialog functions.
		if (type === "beforeunload" || data.frame?.length) return { does: "nothing", because: "dialog-unanswered" };
		return { does: "answers", dialog: { type, accept, ...(answer === undefined ? {} : { answer }) } };
	},
	toAction({ data }, place) {
		const { dialog: type = "alert", accepted = true, answer } = parametersOf(dialogParameters, data) ?? {};
		const given = answer === undefined ? {} : { answer };
		return { ...place, type: "dialog", dialog: type, accepted, message: data.message ?? "", ...given };
	},
};

export const dialogContent: ActionContent<DialogAction> = {
	...noAddress,
	shown: ({ message }) => ({ selector: null, value: message }),
	targets: () => [],
	redact({ answer, ...asked }, { redactor }) {
		const message = redactor.hasSecret(asked.message) ? redactor.text(asked.message, MAX_TEXT_LENGTH) : asked.message;
		const isSecret =
			answer === undefined || isAskedFor(asked.message) || isSecretValue(answer) || redactor.hasSecret(answer);
		return { ...asked, message, ...(isSecret ? {} : { answer }) };
	},
	values: ({ answer = "" }) => (answer === "" ? [] : [answer]),
	withoutValue({ answer: _, ...asked }) {
		return asked;
	},
};

export const dialogInTools: ActionDefinition<DialogAction> = {
	...noTexts,
	...noSideScript,
	toStep: ({ dialog: type, accepted, answer, message }) => ({
		type: "dialog",
		label: accepted ? "Accept dialog" : "Dismiss dialog",
		message,
		parameters: { dialog: type, accepted, ...(answer === undefined ? {} : { answer }) },
	}),
	// Written with the action that opens it: see `dialogLines`.
	playwright: () => [],
	puppeteer: () => null,
	replay(_action, { note, isAnswered }) {
		note(isAnswered ? "replaced" : "no-such-step");
		return [];
	},
	// Answers stand before the step that opens the dialog: see `tools/devtools-recorder/replay-dialogs.ts`.
	readReplay: {},
	side: ({ dialog: type, accepted, answer = "" }) => SIDE_COMMANDS[type](accepted, answer),
	// The dialogs of a test are tracked across commands: see `tools/selenium-ide/side-dialogs.ts`.
	readSide: {},
};

const SIDE_COMMANDS = {
	alert: () => oneCommand("acceptAlert"),
	confirm: (accepted: boolean) => oneCommand(accepted ? "acceptConfirmation" : "dismissConfirmation"),
	prompt: (accepted: boolean, answer: string) =>
		accepted
			? oneCommand("answerPrompt", encodeSideText(answer), isCarried(answer) ? [] : ["replaced"])
			: oneCommand("dismissPrompt"),
	beforeunload: () => noSuchCommand,
};

/** Lines that answer the dialogs of an action, for Playwright and Puppeteer. Each waits for the previous one, or both would get the first dialog. */
export function dialogLines(dialogs: readonly DialogAction[]): string[] {
	const [first, ...more] = dialogs;
	if (first === undefined) return [];
	const then = dialogLines(more).join(" ");
	const answer = first.answer === undefined ? "" : literal(first.answer);
	const done = `dialog.${first.accepted ? `accept(${answer})` : "dismiss()"}`;
	return [`${pageOf(first)}.once("dialog", (dialog) => ${then === "" ? done : `{ ${then} return ${done}; }`});`];
}
