import { describe, expect, it } from "vitest";
import { ownScriptRow } from "./own-script.test-support.ts";
import { applyChange, applyStates, revertChange } from "./script-changes.ts";
import { canPublish, scriptsByTab, searchScripts } from "./script-tabs.ts";

const now = Date.UTC(2026, 10, 1);
const [one, two] = [ownScriptRow("One"), ownScriptRow("Two", { is_published: false })];
const list = [one, two];

describe("a change of the list", () => {
	it.each([
		["publish", two, { is_published: true }],
		["unpublish", one, { is_published: false }],
		["remove", one, { restorable_until: "2026-12-01T00:00:00.000Z" }],
		["restore", { ...one, restorable_until: "2026-12-01T00:00:00.000Z" }, { restorable_until: null }],
	] as const)("%s changes the named script only, and can be reverted", (kind, script, expected) => {
		const before = list.map((item) => (item.id === script.id ? script : item));
		const after = applyChange(before, kind, [script], now);
		expect(after).toEqual(before.map((item) => (item.id === script.id ? { ...item, ...expected } : item)));
		expect(revertChange(after, [script])).toEqual(before);
	});

	it("reverts one change and keeps another that was made meanwhile", () => {
		const both = applyChange(applyChange(list, "unpublish", [one], now), "publish", [two], now);
		expect(revertChange(both, [one])).toEqual([one, { ...two, is_published: true }]);
	});

	it("brings a purged script back when it fails", () => {
		const after = applyChange(list, "purge", [one], now);
		expect(after).toEqual([two]);
		expect(revertChange(after, [one])).toEqual([two, one]);
	});

	it("takes over what the database answers", () => {
		const states = [{ id: two.id, is_published: true, moderation_status: "pending" as const }];
		expect(applyStates(list, states)).toEqual([one, { ...two, ...states[0] }]);
	});
});

describe("the tabs", () => {
	const removed = ownScriptRow("Removed", { moderation_status: "removed" });
	const deleted = ownScriptRow("Deleted", { restorable_until: "2026-12-01T00:00:00Z" });
	const pending = ownScriptRow("Pending", { moderation_status: "pending" });

	it("a removed script is among the drafts, a deleted one in its own tab", () => {
		expect(scriptsByTab([one, two, removed, deleted, pending])).toEqual({
			published: [one, pending],
			drafts: [two, removed],
			deleted: [deleted],
		});
		expect([one, two, removed, deleted, pending].filter(canPublish)).toEqual([two]);
	});

	it("the search finds all words in title, description, category and tags, without letter case and accents", () => {
		const cafe = ownScriptRow("Café finder", { short_description: "Where to sit.", tags: ["maps"], category: "web" });
		expect(searchScripts([one, cafe], "  CAFE maps ")).toEqual([cafe]);
		expect(searchScripts([one, cafe], "download csv")).toEqual([one]);
		expect(searchScripts([one, cafe], "café csv")).toEqual([]);
		expect(searchScripts([one, cafe], " ")).toEqual([one, cafe]);
	});
});
