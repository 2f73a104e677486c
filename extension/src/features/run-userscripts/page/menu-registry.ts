import { append, bare, inMicrotask, sliceText, toJson, typeError } from "./built-ins.ts";
import { whenSettled } from "./guarded-promises.ts";

interface Command {
	readonly id: string;
	readonly caption: string;
	/** Shown as a hint; empty without one. */
	readonly title: string;
	/** The extension's popup closes when the command is chosen. */
	readonly autoClose: boolean;
	readonly action: () => unknown;
}

export interface CommandOptions {
	readonly id: string | null;
	readonly title: string;
	readonly autoClose: boolean;
}

/** Commands of one script on one page, in the order they were added. */
export interface MenuCommands {
	/** Adds, or replaces the one with the same id. Returns the id. */
	add(caption: string, action: unknown, options: CommandOptions): string;
	remove(id: string): void;
	/** A JSON text of `{id, caption, title, autoClose}[]`. */
	list(): string;
	/** False when there is no such command. An error it throws goes to `complain`. */
	choose(id: string): boolean;
}

export function createMenuCommands(complain: (problem: unknown) => void): MenuCommands {
	/** By number, which keeps the order. */
	const commands = bare<Command>();
	let counter = 0;

	const numberOf = (id: string): number | null => {
		for (let number = 1; number <= counter; number += 1) if (commands[number]?.id === id) return number;
		return null;
	};
	return {
		add(caption, action, { id, title, autoClose }) {
			if (!isAction(action)) {
				complain(typeError("GM_registerMenuCommand: the second argument is not a function"));
				return "";
			}
			counter += 1;
			const key = sliceText(id ?? `${counter}`, 0, 40);
			commands[numberOf(key) ?? counter] = {
				id: key,
				caption: sliceText(caption, 0, 200),
				title: sliceText(title, 0, 200),
				autoClose,
				action,
			};
			return key;
		},
		remove(id) {
			const number = numberOf(id);
			if (number !== null) delete commands[number];
		},
		list() {
			const items: unknown[] = [];
			for (let number = 1; number <= counter; number += 1) if (commands[number]) append(items, commands[number]);
			return toJson(items) ?? "[]";
		},
		choose(id) {
			const action = commands[numberOf(id) ?? 0]?.action;
			if (action === undefined) return false;
			inMicrotask(() => {
				try {
					whenSettled(action(), () => undefined, complain);
				} catch (problem) {
					complain(problem);
				}
			});
			return true;
		},
	};
}

const isAction = (value: unknown): value is () => unknown => typeof value === "function";
