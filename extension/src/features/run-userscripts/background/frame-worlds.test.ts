import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../../../platform/storage/memory-store.test-support.ts";
import { createFrameWorlds, MAX_FRAME_WORLDS } from "./frame-worlds.ts";

function open() {
	const elsewhere: string[] = [];
	const ports = { session: createMemoryStore(), addressesOutside: async () => elsewhere, random: () => 0.5 };
	let worlds = createFrameWorlds(ports);
	let count = 0;
	const frame = (topDocumentId: string, url = "https://a.example/frame") => {
		count += 1;
		return { tabId: 1, frameId: count, documentId: `document-${count}`, topDocumentId, url };
	};
	return {
		elsewhere,
		frame,
		worldOf: (document: ReturnType<typeof frame>) => worlds.open(document),
		inTab: (tabId: number) => worlds.inTab(tabId),
		restartWorker: () => {
			worlds = createFrameWorlds(ports);
		},
	};
}

describe("frame-worlds", () => {
	test("no two documents of a site have the same world, also after the worker was stopped", async () => {
		const { frame, worldOf, restartWorker } = open();
		const given: (string | null)[] = [];
		for (let count = 0; count < MAX_FRAME_WORLDS; count += 1) {
			if (count === 40) restartWorker();
			given.push(await worldOf(frame("top", `https://${count % 2 === 0 ? "a" : "b.c"}.site.example:${count}/`)));
		}
		expect(new Set(given).size).toBe(MAX_FRAME_WORLDS);
		expect(given).not.toContain(null);
		expect(await worldOf(frame("top", "https://site.example/"))).toBe(null);
		expect(await worldOf(frame("top", "https://other.test/"))).toMatch(/^frame-\d+$/);
	});

	test("a document keeps its world, and a tab knows the worlds of its frames", async () => {
		const { frame, worldOf, inTab, restartWorker } = open();
		const one = frame("top");
		const other = frame("top", "https://other.test/");
		const worldId = await worldOf(one);
		await worldOf(other);
		restartWorker();
		expect(await worldOf(one)).toBe(worldId);
		expect(await inTab(1)).toContainEqual({ frameId: one.frameId, documentId: one.documentId, worldId });
		expect(await inTab(1)).toHaveLength(2);
		expect(await inTab(2)).toEqual([]);
	});

	test("used worlds are free again on the tab's next page, and not before", async () => {
		const { frame, worldOf } = open();
		for (let count = 0; count < MAX_FRAME_WORLDS; count += 1) await worldOf(frame(count < 40 ? "first" : "second"));
		expect(await worldOf(frame("third"))).not.toBe(null);
		// Pages that the browser kept could have been prepared in worlds that others have now.
		expect(await worldOf(frame("first"))).toBe(null);
		expect(await worldOf(frame("second"))).toBe(null);
	});

	test("the same page has no second round", async () => {
		const { frame, worldOf } = open();
		for (let count = 0; count < MAX_FRAME_WORLDS; count += 1) await worldOf(frame("page"));
		expect(await worldOf(frame("page"))).toBe(null);
		expect(await worldOf(frame("page"))).toBe(null);
	});

	test("while another tab shows the site, none is free again", async () => {
		const { frame, worldOf, elsewhere } = open();
		for (let count = 0; count < MAX_FRAME_WORLDS; count += 1) await worldOf(frame("first"));
		elsewhere.push("https://other.test/", "https://www.a.example/");
		expect(await worldOf(frame("second"))).toBe(null);
		elsewhere.pop();
		expect(await worldOf(frame("second"))).not.toBe(null);
	});
});
