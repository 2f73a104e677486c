import { expect, test } from "vitest";
import { DependencyTracker } from "./dependency-tracker.ts";
import { StorageReads } from "./storage-reads.ts";
import { TrackedObject } from "./tracked-object.ts";
import { only } from "./value.ts";

test("a second visit is worth while only when storage holds more than the first one found", () => {
	const store = new TrackedObject(new DependencyTracker(), -1, 0);
	store.addHidden("=theme", only("dark"));
	const reads = new StorageReads();
	reads.note(store, "=theme");
	store.addHidden("=unread", only(1));
	expect(reads.findMore()).toBe(false);
	store.addHidden("=theme", only("light"));
	expect([reads.findMore(), reads.findMore()]).toEqual([true, false]);
});
