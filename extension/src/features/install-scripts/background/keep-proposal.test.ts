import { expect, test } from "vitest";
import type { KeyValueStore } from "../../../platform/storage/key-value-store.ts";
import { createMemoryStore } from "../../../platform/storage/memory-store.test-support.ts";
import { keepProposal } from "./keep-proposal.ts";

/** Refuses what would be more than 10 characters of texts, as the browser does from 10 MB on. */
function openSession(): KeyValueStore & { all(): Promise<unknown> } {
	const memory = createMemoryStore({ other: "kept" });
	const size = (entries: object): number => Object.values(entries).join("").length;
	return {
		...memory,
		all: () => memory.readAll(),
		async write(entries) {
			const { other: _other, ...before } = await memory.readAll();
			if (size(before) + size(entries) > 10) throw new Error("QUOTA_BYTES quota exceeded");
			await memory.write(entries);
		},
	};
}

test("texts are kept side by side while they fit; then the new one replaces them, and nothing else", async () => {
	const session = openSession();
	await keepProposal(session, "a", "1234");
	await keepProposal(session, "b", "56789");
	expect(await session.all()).toEqual({ other: "kept", "proposal:a": "1234", "proposal:b": "56789" });
	await keepProposal(session, "c", "abcdefgh");
	expect(await session.all()).toEqual({ other: "kept", "proposal:c": "abcdefgh" });
});

test("a text that never fits is an error", async () => {
	const session = openSession();
	await expect(keepProposal(session, "a", "x".repeat(11))).rejects.toThrow("QUOTA_BYTES");
	await keepProposal(session, "b", "1");
	await expect(keepProposal(session, "c", "x".repeat(11))).rejects.toThrow("QUOTA_BYTES");
});
