import type { KeyValueStore } from "../../../platform/storage/key-value-store.ts";

const PROPOSAL = "proposal:";

/** Storage key of a text that waits for the confirmation page. */
export const proposalKey = (id: string): string => `${PROPOSAL}${id}`;

/**
 * Keeps a text for the confirmation page. The browser keeps 10 MB for a session: where that is full, earlier texts give way, which their
 * pages have read already.
 */
export async function keepProposal(session: KeyValueStore, id: string, proposal: unknown): Promise<void> {
	const entry = { [proposalKey(id)]: proposal };
	try {
		await session.write(entry);
	} catch (thrown) {
		const earlier = (await session.keys()).filter((key) => key.startsWith(PROPOSAL));
		if (earlier.length === 0) throw thrown;
		await session.remove(earlier);
		await session.write(entry);
	}
}
