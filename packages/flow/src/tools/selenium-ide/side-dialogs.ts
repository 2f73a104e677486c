import type { DialogAction } from "../../steps/dialog.ts";
import type { ImportNoteCode } from "../import-note.ts";
import type { ReadableCommand } from "./side-project.ts";
import { decodeSideText, hasVariable } from "./side-text.ts";

type Answer = Pick<DialogAction, "dialog" | "accepted">;

export interface DialogPart extends Answer {
	readonly message?: string;
	readonly answer?: string;
	/** The command repeats the dialog of the last action. */
	readonly isAgain: boolean;
}

const CONFIRMED: Answer = { dialog: "confirm", accepted: true };
const CANCELLED: Answer = { dialog: "confirm", accepted: false };
const ANSWERED: Answer = { dialog: "prompt", accepted: true };
const REFUSED: Answer = { dialog: "prompt", accepted: false };

/** Commands before the one that opens the dialog, as in Selenium IDE 3. */
const ANSWERED_BEFORE = new Map<string, Answer>([
	...([
		["chooseOkOnNextConfirmation", CONFIRMED],
		["chooseCancelOnNextConfirmation", CANCELLED],
	] as const),
	...([
		["answerOnNextPrompt", ANSWERED],
		["chooseCancelOnNextPrompt", REFUSED],
	] as const),
]);
/** Commands while the dialog is open, as in WebDriver; the first three are names of Selenium IDE 3. */
const ANSWERED_AFTER = new Map<string, Answer>([
	["webdriverChooseOkOnVisibleConfirmation", CONFIRMED],
	["webdriverChooseCancelOnVisibleConfirmation", CANCELLED],
	...([
		["webdriverAnswerOnVisiblePrompt", ANSWERED],
		["webdriverChooseCancelOnVisiblePrompt", REFUSED],
	] as const),
	...([
		["acceptConfirmation", CONFIRMED],
		["dismissConfirmation", CANCELLED],
	] as const),
	...([
		["answerPrompt", ANSWERED],
		["dismissPrompt", REFUSED],
	] as const),
	["acceptAlert", { dialog: "alert", accepted: true }],
]);
const CHECK = /^(?:assert|verify)(?:Alert|Confirmation|Prompt)$/;
const MAX_MESSAGE_LENGTH = 2000;

/**
 * Tracks the dialogs of a test. In a recording a dialog follows its trigger; Selenium IDE 3 has a command before the trigger, and
 * often a second one after it.
 */
export class SideDialogs {
	readonly #next: DialogPart[] = [];
	#now: DialogPart[] = [];
	/** The last action is a dialog that was announced before its trigger. */
	#placed: DialogPart | null = null;
	#message: string | null = null;

	/** @returns whether the command is about a dialog */
	hear({ command, target }: ReadableCommand, note: (code: ImportNoteCode) => void): boolean {
		const text = decodeSideText(target);
		if (CHECK.test(command)) {
			note("check-left-out");
			const message = text.slice(0, MAX_MESSAGE_LENGTH);
			if (this.#placed === null) this.#message = message;
			else this.#now.push({ ...this.#placed, message, isAgain: true });
			return true;
		}
		const answer = ANSWERED_BEFORE.get(command) ?? ANSWERED_AFTER.get(command);
		if (answer === undefined) return false;
		if (hasVariable(text)) note("variable");
		const said = answer === ANSWERED ? { answer: text } : {};
		if (ANSWERED_BEFORE.has(command)) this.#next.push({ ...answer, ...said, isAgain: false });
		else {
			const message = this.#message === null ? {} : { message: this.#message };
			this.#now.push({ ...answer, ...said, ...message, isAgain: this.#placed !== null });
			this.#placed = null;
			this.#message = null;
		}
		return true;
	}

	/** Adds the actions of a command. @param isDone the command has an effect, so an announced dialog opens now */
	take(isDone: boolean): DialogPart[] {
		const taken = [...this.#now, ...(isDone ? this.#next.splice(0) : [])];
		this.#now = [];
		if (isDone) this.#placed = taken.at(-1) ?? null;
		return taken;
	}
}
