import { expect, it } from "vitest";
import { createMemoryStore } from "../platform/storage/memory-store.test-support.ts";
import { createConnectDecisions, MAX_CONNECT_DECISIONS } from "./connect-decisions.ts";

it("keeps the last decision about a host, per script, until it is forgotten", async () => {
	const decisions = createConnectDecisions(createMemoryStore());
	await Promise.all([
		decisions.allow("one", "a.example"),
		decisions.refuse("one", "b.example"),
		decisions.allow("two", "c.example"),
	]);
	expect(await decisions.read("one")).toEqual({ allowed: ["a.example"], refused: ["b.example"] });
	await decisions.refuse("one", "a.example");
	await decisions.allow("one", "b.example");
	expect(await decisions.read("one")).toEqual({ allowed: ["b.example"], refused: ["a.example"] });
	await decisions.forget("one", "a.example");
	await decisions.forget("one", "b.example");
	expect(await decisions.read("one")).toEqual({ allowed: [], refused: [] });
	expect(await decisions.read("two")).toEqual({ allowed: ["c.example"], refused: [] });
});

it("is bounded, and allows nothing where the entry cannot be read", async () => {
	const store = createMemoryStore();
	const decisions = createConnectDecisions(store);
	for (let count = 0; count <= MAX_CONNECT_DECISIONS; count += 1) await decisions.allow("one", `h${count}`);
	const { allowed } = await decisions.read("one");
	expect([allowed.length, allowed[0]]).toEqual([MAX_CONNECT_DECISIONS, "h1"]);
	await store.write({ "connections:one": { allowed: "everything" } });
	expect(await decisions.read("one")).toEqual({ allowed: [], refused: [] });
});
