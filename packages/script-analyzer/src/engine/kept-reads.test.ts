import { expect, test } from "vitest";
import { HeapObject } from "./heap-object.ts";
import { KeptReads } from "./kept-reads.ts";
import { Ledger } from "./ledger.ts";
import { only } from "./value.ts";

test("a second visit is worth while only when storage holds more than the first one found", () => {
	const store = new HeapObject(new Ledger(), -1, 0);
	store.addHidden("=theme", only("dark"));
	const reads = new KeptReads();
	reads.note(store, "=theme");
	store.addHidden("=unread", only(1));
	expect(reads.findMore()).toBe(false);
	store.addHidden("=theme", only("light"));
	expect([reads.findMore(), reads.findMore()]).toEqual([true, false]);
});
