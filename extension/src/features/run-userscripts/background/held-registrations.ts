import type { KnownRegistration, UserScriptsPort } from "../../../platform/user-scripts-port.ts";
import type { Changes } from "../domain/plan-changes.ts";

/**
 * What the browser holds, as far as this worker knows: asking for all of it returns all code of all scripts. One registration is asked
 * for each time, as the user can empty the registry with the switch "Allow User Scripts".
 */
export interface HeldRegistrations {
	read(): Promise<readonly KnownRegistration[]>;
	/** The browser took these changes. */
	changed(changes: Changes): void;
	/** Nothing is known any more: `read` asks for all. */
	forget(): void;
}

export function createHeldRegistrations(userScripts: Pick<UserScriptsPort, "list">): HeldRegistrations {
	let held: Map<string, KnownRegistration> | null = null;

	async function isCurrent(): Promise<boolean> {
		const [first] = held?.keys() ?? [];
		return first !== undefined && (await userScripts.list([first])).length === 1;
	}

	return {
		async read() {
			if (held === null || !(await isCurrent())) {
				held = new Map((await userScripts.list()).map((registration) => [registration.id, registration]));
			}
			return [...held.values()];
		},
		changed({ remove, register, update }) {
			for (const id of remove) held?.delete(id);
			for (const { id, world, worldId, sources } of [...register, ...update])
				held?.set(id, { id, world, worldId, lastCode: sources.at(-1)?.code ?? "" });
		},
		forget() {
			held = null;
		},
	};
}
