import type { RecordedAction } from "../../recording/recorded-action.ts";
import type { RecordedTarget } from "../../recording/recorded-target.ts";
import { actionDefinitions } from "../../steps/step-definitions.ts";
import type { ExportNoteCode } from "../export-note.ts";
import type { ScriptStep } from "../script-plan.ts";

import { sideTargets } from "./side-locator.ts";
import type { CommandParts } from "./side-parts.ts";
import type { SideCommand } from "./side-project.ts";

/** Time that a window may take to open. */
const WINDOW_TIMEOUT_MS = 5000;
const ROOT = "root";
const TOP = "[]";

/** Collects the commands of a test; tracks the current window and frame. */
export class SideCommands {
	readonly commands: SideCommand[] = [];
	readonly #origin: string;
	readonly #secrets: ReadonlyMap<string, string>;
	readonly #newId: () => string;
	readonly #note: (actionId: string, code: ExportNoteCode) => void;
	/** Variables that texts may read. */
	readonly #variables: ReadonlySet<string>;
	#tab = 0;
	#hasRoot = false;
	#hasFrames = false;
	/** Selectors of the current frames. Their fallbacks count: a step keeps the ones that were recorded with it. */
	#frame = TOP;

	constructor(
		origin: string,
		secrets: ReadonlyMap<string, string>,
		newId: () => string,
		note: (actionId: string, code: ExportNoteCode) => void,
		variables: ReadonlySet<string> = new Set(),
	) {
		this.#variables = variables;
		this.#origin = origin;
		this.#secrets = secrets;
		this.#newId = newId;
		this.#note = note;
	}

	push(command: string, target = "", value = "", more: Partial<SideCommand> = {}): void {
		this.commands.push({ id: this.#newId(), comment: "", command, target, targets: [], value, ...more });
	}

	/** Window and frame are not known: the next command selects its own. */
	forgetPlace(): void {
		if (this.#hasRoot) this.#tab = -1;
		if (this.#frame !== TOP || this.#hasFrames) this.#frame = "";
	}

	add({ action, opens, byHand, mayBeClosed }: ScriptStep): void {
		const { id, tab = 0 } = action;
		if (mayBeClosed) {
			this.#note(id, "replaced");
			// The next command selects its window.
			this.#tab = -1;
			return;
		}
		const isOpened = action.type === "tab" && action.change === "opened";
		if (byHand) this.#open(id, tab);
		if (isOpened) return;
		this.#goTo(action);
		const parts = actionDefinitions[action.type].side(action, {
			origin: this.#origin,
			secret: this.#secrets.get(id),
			variables: this.#variables,
		});
		for (const code of new Set(parts.notes)) this.#note(id, code);
		if (opens.length > 0) this.#keepRoot();
		this.#pushAll(parts.commands, opens);
		// Windows without an action that opens them.
		const [opening, ...others] = opens;
		if (opening !== undefined && parts.commands.length === 0) this.#open(id, opening);
		for (const other of others) this.#open(id, other);
		// The current frame does not exist in the new page.
		if (action.type === "navigate" && this.#frame !== TOP) this.#frame = "";
		if (action.type === "tab" && action.change === "closed") this.#tab = -1;
	}

	#pushAll(commands: CommandParts["commands"], [opening]: readonly number[]): void {
		commands.forEach(({ command, target, value, targets = [], values }, index) => {
			const opens = opening !== undefined && index === commands.length - 1 ? opening : null;
			this.push(command, target, value, {
				targets,
				...(values ? { values } : {}),
				...(opens === null ? {} : opensWindow(opens)),
			});
		});
	}

	/** By a script, as no command opens a window. */
	#open(actionId: string, tab: number): void {
		this.#note(actionId, "replaced");
		this.#keepRoot();
		this.push("runScript", 'window.open("about:blank");', "", opensWindow(tab));
	}

	#keepRoot(): void {
		if (!this.#hasRoot && this.#tab === 0) this.push("storeWindowHandle", ROOT);
		this.#hasRoot = true;
	}

	/** Switches to the window and the frame of an action. */
	#goTo({ type, tab = 0, frame = [], id }: RecordedAction): void {
		// Switching is impossible while a dialog is open.
		if (type === "dialog") return;
		if (tab !== this.#tab) {
			this.push("selectWindow", `handle=\${${tab === 0 ? ROOT : `win${tab}`}}`);
			this.#tab = tab;
			this.#frame = TOP;
		}
		if (type === "navigate" || type === "tab") return;
		const key = JSON.stringify(frame.map(({ primary, fallbacks }) => [primary, ...fallbacks]));
		if (key === this.#frame) return;
		this.push("selectFrame", "relative=top");
		this.#hasFrames = true;
		for (const each of frame) this.#enter(id, each);
		this.#frame = key;
	}

	#enter(actionId: string, frame: RecordedTarget): void {
		const targets = sideTargets(frame);
		const [first] = targets;
		if (first === undefined) this.#note(actionId, "frame-left-out");
		else this.push("selectFrame", first[0], "", { targets });
	}
}

const opensWindow = (tab: number): Partial<SideCommand> => ({
	opensWindow: true,
	windowHandleName: `win${tab}`,
	windowTimeout: WINDOW_TIMEOUT_MS,
});
