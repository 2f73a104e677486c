import {
	append,
	applyList,
	bare,
	inMicrotask,
	isFunction,
	type ScriptFunction,
	sliceText,
	textOf,
	toJson,
	typeError,
} from "./built-ins.ts";
import { whenSettled } from "./guarded-promises.ts";

/** As many are shown; a script that registers more by mistake keeps the first. */
const MAX_COMMANDS = 100;
const KeptMouseEvent = MouseEvent;

interface Command {
	readonly id: string;
	readonly caption: string;
	/** Shown as a hint; empty without one. */
	readonly title: string;
	/** Key that chooses the command in the popup; empty without one. */
	readonly accessKey: string;
	/** The extension's popup closes when the command is chosen. */
	readonly autoClose: boolean;
	readonly action: ScriptFunction;
}

export interface CommandOptions {
	/** Given by the script: a text or a number. */
	readonly id: unknown;
	readonly title: string;
	readonly accessKey: string;
	readonly autoClose: boolean;
}

/** Commands of one script on one page, in the order they were added. */
export interface MenuCommands {
	/** Adds, or replaces the one with the same id. Returns the id as the script gave it, or a number. */
	add(caption: string, action: unknown, options: CommandOptions): unknown;
	/** Also by the caption, which is the id in Violentmonkey. */
	remove(id: string): void;
	/** A JSON text of `{id, caption, title, accessKey, autoClose}[]`. */
	list(): string;
	/** False when there is no such command. An error it throws goes to `complain`. */
	choose(id: string): boolean;
}

/**
 * @param complain called with an error that a command throws
 * @param onChanged called after commands were added or removed, once for all of one turn
 */
export function createMenuCommands(complain: (problem: unknown) => void, onChanged: () => void): MenuCommands {
	/** By number, which keeps the order. */
	const commands = bare<Command>();
	let counter = 0;
	let isTold = true;
	const changed = (): void => {
		if (isTold) inMicrotask(tell);
		isTold = false;
	};
	const tell = (): void => {
		isTold = true;
		onChanged();
	};

	const numberOf = (id: string): number | null => {
		for (let number = 1; number <= counter; number += 1) if (commands[number]?.id === id) return number;
		return null;
	};
	return {
		add(caption, action, { id, title, accessKey, autoClose }) {
			if (!isFunction(action)) {
				complain(typeError("GM_registerMenuCommand: the second argument is not a function"));
				return "";
			}
			counter += 1;
			const given = id === undefined || id === null ? counter : id;
			const key = sliceText(textOf(given), 0, 40);
			commands[numberOf(key) ?? counter] = {
				id: key,
				caption: sliceText(caption, 0, 200),
				title: sliceText(title, 0, 200),
				accessKey: sliceText(accessKey, 0, 1),
				autoClose,
				action,
			};
			changed();
			return given;
		},
		remove(id) {
			let number = numberOf(id);
			for (let other = 1; number === null && other <= counter; other += 1)
				if (commands[other]?.caption === id) number = other;
			if (number === null) return;
			delete commands[number];
			changed();
		},
		list() {
			const items: unknown[] = [];
			for (let number = 1; number <= counter && items.length < MAX_COMMANDS; number += 1)
				if (commands[number]) append(items, commands[number]);
			return toJson(items) ?? "[]";
		},
		choose(id) {
			const action = commands[numberOf(id) ?? 0]?.action;
			if (action === undefined) return false;
			inMicrotask(() => {
				try {
					// Scripts ask which keys were held: of the popup's command, none.
					const event = new KeptMouseEvent("click");
					whenSettled(applyList(action, undefined, [event]), () => undefined, complain);
				} catch (problem) {
					complain(problem);
				}
			});
			return true;
		},
	};
}
