import { type RecordedAction, recordedAction } from "../../recording/recorded-action.ts";
import type { RecordedTarget } from "../../recording/recorded-target.ts";
import type { ActionPart, ImportNote, ImportNoteCode } from "../import-note.ts";
import { resolveAddress } from "./side-address.ts";
import { type DialogPart, SideDialogs } from "./side-dialogs.ts";
import { targetFrom } from "./side-locator.ts";
import { type ReadableCommand, readableCommand } from "./side-project.ts";
import { readActions } from "./side-readers.ts";
import { decodeSideText, hasVariable } from "./side-text.ts";
import { SideWindows } from "./side-windows.ts";

const MAX_NAME_LENGTH = 100;
const ADDRESS = /^(?:https?|file|about|chrome-extension):/i;
const SIZE = /^(\d{1,5})x(\d{1,5})$/;

const BLOCK_START = /^(?:if|while|times|forEach|do)$/;
/** `do` ends with the command that has its condition. */
const BLOCK_END = /^(?:end|repeatIf)$/;

type Note = (code: ImportNoteCode) => void;

/** State of reading the commands of a test in order. */
export class SideReader {
	readonly actions: RecordedAction[] = [];
	readonly notes: ImportNote[] = [];
	readonly #now: number;
	readonly #base: string;
	readonly #windows = new SideWindows();
	readonly #dialogs = new SideDialogs();
	#url = "about:blank";
	#viewport: { readonly width: number; readonly height: number } | null = null;
	#frame: readonly RecordedTarget[] = [];
	/** Control blocks around the command. */
	#blocks = 0;
	/** The actions of the command. */
	#made = 0;

	/** @param base base of relative addresses */
	constructor(now: number, base: string) {
		this.#now = now;
		this.#base = base;
	}

	read(written: unknown, number: number): void {
		const parsed = readableCommand.safeParse(written);
		this.#made = 0;
		const type = nameOf(written);
		const note: Note = (code) => {
			this.notes.push({ step: number, code, type });
		};
		if (!parsed.success) note("bad-step");
		else if (parsed.data.skip || parsed.data.command.startsWith("//")) note("disabled-step");
		else if (this.#isControlled(parsed.data.command)) note("branch-left-out");
		else if (parsed.data.command !== "") this.#understand(parsed.data, number, note);
	}

	/** Control commands, and commands between them: in a recording, they would run always and once. */
	#isControlled(command: string): boolean {
		const isInside = this.#blocks > 0;
		if (BLOCK_START.test(command)) this.#blocks += 1;
		if (isInside && BLOCK_END.test(command)) this.#blocks -= 1;
		return isInside || BLOCK_START.test(command);
	}

	#understand(command: ReadableCommand, number: number, note: Note): void {
		const before = this.actions.length;
		if (!this.#turn(command, number, note) && !this.#dialogs.hear(command, note)) {
			const parts = readActions(command);
			if (parts === null) note(/^(?:assert|verify)/.test(command.command) ? "check-left-out" : "unknown-step");
			for (const code of parts?.notes ?? []) note(code);
			for (const part of parts?.actions ?? []) this.#add(part, number, note);
		}
		const isDone = this.actions.length > before;
		for (const dialog of this.#dialogs.take(isDone)) this.#addDialog(dialog, number, note);
		if (command.opensWindow && command.windowHandleName !== undefined) {
			const tab = this.#windows.open(command.windowHandleName);
			this.#push({ type: "tab", change: "opened", tab }, number, note);
		}
	}

	/** Commands that select the window or frame of the following ones. */
	#turn({ command, target, targets, value }: ReadableCommand, number: number, note: Note): boolean {
		const where = decodeSideText(target);
		switch (command) {
			case "open":
				this.#open(where, number, note);
				return true;
			case "setWindowSize": {
				const [, width, height] = SIZE.exec(where) ?? [];
				if (width === undefined || height === undefined) note("bad-step");
				else this.#viewport = { width: Number(width), height: Number(height) };
				return true;
			}
			case "storeWindowHandle":
				this.#windows.keep(where);
				return true;
			case "selectWindow": {
				const change = this.#windows.select(where);
				this.#frame = [];
				if (change === "unknown") note(hasVariable(where) ? "variable" : "unknown-step");
				else if (change === "activated") this.#add({ type: "tab", change }, number, note);
				return true;
			}
			case "close":
				this.#add({ type: "tab", change: "closed" }, number, note);
				return true;
			case "selectFrame":
				this.#enter(where, [target, ...(targets ?? []).map(([locator]) => locator)], note);
				return true;
			case "store":
				// Our exports start with variables of secrets, which a run asks for.
				return value.startsWith("SECRET") && target === "";
			default:
				return false;
		}
	}

	#open(address: string, number: number, note: Note): void {
		if (hasVariable(address)) note("variable");
		const targetUrl = resolveAddress(address, this.#base);
		if (!ADDRESS.test(targetUrl)) {
			note("bad-step");
			return;
		}
		this.#frame = [];
		this.#add({ type: "navigate", targetUrl, waitForLoad: true, cause: "load" }, number, note);
	}

	#enter(where: string, locators: readonly string[], note: Note): void {
		const index = /^index=(\d{1,3})$/.exec(where)?.[1];
		const found = index === undefined ? targetFrom(locators) : null;
		if (where === "relative=top") this.#frame = [];
		else if (where === "relative=parent") this.#frame = this.#frame.slice(0, -1);
		else if (index !== undefined) this.#frame = [...this.#frame, frameByNumber(Number(index))];
		else if (found !== null) this.#frame = [...this.#frame, found.target];
		else note("bad-step");
		if (found?.isWhole === false) note("selectors-left-out");
	}

	/** Adds the actions of a command, with their window, frame and secrets. */
	#add(part: ActionPart, number: number, note: Note): void {
		const isSelected = part.type === "select" && part.isMultiple === true && this.#select(part);
		if (isSelected) return;
		// The address a script opens is unknown.
		const led = part.type === "navigate" && part.targetUrl === undefined ? { targetUrl: this.#url } : {};
		this.#push({ ...part, ...led }, number, note);
	}

	#addDialog({ isAgain, ...dialog }: DialogPart, number: number, note: Note): void {
		const last = this.actions.at(-1);
		if (isAgain && last?.type === "dialog") this.actions[this.actions.length - 1] = { ...last, ...dialog };
		else this.#push({ type: "dialog", message: "", ...dialog }, number, note);
	}

	/** Merges options that are added one by one into one action. */
	#select(part: ActionPart): boolean {
		const last = this.actions.at(-1);
		const added = recordedAction.safeParse({ ...last, ...part });
		if (last?.type !== "select" || !last.isMultiple || !added.success || added.data.type !== "select") return false;
		if (last.selector.primary !== added.data.selector.primary || typeof last.value === "string") return false;
		this.actions[this.actions.length - 1] = { ...last, value: [...new Set([...last.value, ...added.data.value])] };
		return true;
	}

	#push(part: object, number: number, note: Note): void {
		const tab = this.#windows.current;
		const action = recordedAction.safeParse({
			id: `imported-${number}${this.#made > 0 ? `-${this.#made}` : ""}`,
			timestamp: this.#now,
			url: this.#url,
			...(this.#viewport ? { viewport: this.#viewport } : {}),
			...(tab > 0 ? { tab } : {}),
			...(this.#frame.length > 0 ? { frame: this.#frame } : {}),
			...part,
		});
		if (!action.success) {
			note("bad-step");
			return;
		}
		this.actions.push(action.data);
		this.#made += 1;
		if (action.data.type === "navigate") this.#url = action.data.targetUrl;
	}
}

/** Frames are numbered in document order. */
function frameByNumber(index: number): RecordedTarget {
	return { primary: `xpath/(//iframe | //frame)[${index + 1}]`, strategy: "xpath", fallbacks: [], attributes: {} };
}

function nameOf(written: unknown): string {
	const command = typeof written === "object" && written !== null && "command" in written ? written.command : null;
	return typeof command === "string" ? command.replace(/^\/\/+/, "").slice(0, MAX_NAME_LENGTH) : "";
}
