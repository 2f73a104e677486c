interface Command {
	readonly caption: string;
	readonly action: () => unknown;
}

/** Commands of one script on one page, in the order they were added. */
export interface MenuCommands {
	/** Adds, or replaces the one with the same id. Returns the id. */
	add(caption: string, action: unknown, id: string | null): string;
	remove(id: string): void;
	list(): { id: string; caption: string }[];
	/** False when there is no such command. An error it throws goes to `complain`. */
	choose(id: string): boolean;
}

export function createMenuCommands(complain: (problem: unknown) => void): MenuCommands {
	const commands = new Map<string, Command>();
	let counter = 0;
	return {
		add(caption, action, id) {
			if (typeof action !== "function") {
				complain(new TypeError("GM_registerMenuCommand: the second argument is not a function"));
				return "";
			}
			counter += 1;
			const key = (id ?? String(counter)).slice(0, 40);
			commands.set(key, { caption: caption.slice(0, 200), action: () => action.call(undefined) });
			return key;
		},
		remove: (id) => void commands.delete(id),
		list: () => [...commands].map(([id, { caption }]) => ({ id, caption })),
		choose(id) {
			const command = commands.get(id);
			if (command === undefined) return false;
			Promise.resolve().then(command.action).catch(complain);
			return true;
		},
	};
}
