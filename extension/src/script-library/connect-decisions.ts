import * as z from "zod/mini";
import type { KeyValueStore } from "../platform/storage/key-value-store.ts";
import { createQueue } from "../platform/storage/queue.ts";
import { keyOf } from "./stored-script.ts";

/** Decisions that are kept for one script; the oldest give way. */
export const MAX_CONNECT_DECISIONS = 500;

/** Every host of the internet; never one of the user's own network. */
export const EVERY_HOST = "*";

const host = z.string().check(z.minLength(1), z.maxLength(260));
const connectDecisions = z.object({ allowed: z.array(host), refused: z.array(host) });
/** Hosts with their port, unless that is the scheme's own. */
export type ConnectDecisions = z.infer<typeof connectDecisions>;

/** What the user decided about the hosts that scripts contact. Rejects only when the browser's storage does. */
export type ConnectDecisionStore = ReturnType<typeof createConnectDecisions>;

export function createConnectDecisions(store: KeyValueStore) {
	const inTurn = createQueue();

	async function read(scriptId: string): Promise<ConnectDecisions> {
		const parsed = z.safeParse(connectDecisions, await store.read(keyOf.connections(scriptId)));
		// An entry that cannot be read allows nothing: the user is asked again.
		return parsed.success ? parsed.data : { allowed: [], refused: [] };
	}
	const change = (scriptId: string, edit: (decisions: ConnectDecisions) => ConnectDecisions): Promise<void> =>
		inTurn(async () => {
			await store.write({ [keyOf.connections(scriptId)]: edit(await read(scriptId)) });
		});
	const without = (hosts: readonly string[], one: string): string[] => hosts.filter((known) => known !== one);
	const added = (hosts: readonly string[], one: string): string[] =>
		[...without(hosts, one), one].slice(-MAX_CONNECT_DECISIONS);

	return {
		read,
		allow: (scriptId: string, one: string): Promise<void> =>
			change(scriptId, ({ allowed, refused }) => ({ allowed: added(allowed, one), refused: without(refused, one) })),
		refuse: (scriptId: string, one: string): Promise<void> =>
			change(scriptId, ({ allowed, refused }) => ({ allowed: without(allowed, one), refused: added(refused, one) })),
		/** The user is asked again. */
		forget: (scriptId: string, one: string): Promise<void> =>
			change(scriptId, ({ allowed, refused }) => ({ allowed: without(allowed, one), refused: without(refused, one) })),
	};
}
