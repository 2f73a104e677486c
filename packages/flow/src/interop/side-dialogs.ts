import type { ImportNoteCode } from "./imported.ts";
import type { ActionOf } from "./script-plan.ts";
import type { ReadableCommand } from "./side-project.ts";
import { decodeSideText, hasVariable } from "./side-text.ts";

type Answer = Pick<ActionOf<"dialog">, "dialog" | "accepted">;

export interface DialogPart extends Answer {
	readonly message?: string;
	readonly answer?: string;
	/** Told again: the last action is the same dialog. */
	readonly isAgain: boolean;
}

const CONFIRMED: Answer = { dialog: "confirm", accepted: true };
const CANCELLED: Answer = { dialog: "confirm", accepted: false };
const ANSWERED: Answer = { dialog: "prompt", accepted: true };
const REFUSED: Answer = { dialog: "prompt", accepted: false };

/** Told before what opens the dialog, as Selenium IDE 3 plays it. */
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
/** Told while it is open, as WebDriver does; the first three are how Selenium IDE 3 called them. */
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
 * The dialogs of a test. In a recording, a dialog comes after what opened it; Selenium IDE 3 tells of one before that, and often
 * again after it.
 */
export class SideDialogs {
	readonly #next: DialogPart[] = [];
	#now: DialogPart[] = [];
	/** The last action is a dialog that was told before. */
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

	/** What comes next in the recording. @param isDone the command did something: what was told before it opens now */
	take(isDone: boolean): DialogPart[] {
		const taken = [...this.#now, ...(isDone ? this.#next.splice(0) : [])];
		this.#now = [];
		if (isDone) this.#placed = taken.at(-1) ?? null;
		return taken;
	}
}
