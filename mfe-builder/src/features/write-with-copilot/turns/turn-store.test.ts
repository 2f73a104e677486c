// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import type { Turn } from "./read-turns.ts";
import { createTurnStore, withinLimits } from "./turn-store.ts";

const turn = (id: string, code = "run()"): Turn => ({
	id,
	at: 1,
	scriptKey: "new",
	ownerId: null,
	request: "dark mode",
	title: "Dark mode",
	description: "Turns pages dark.",
	category: "customization",
	tags: "dark",
	code,
	origin: { templateId: "dark-mode", values: { words: ["a"], speed: 2, name: "x" }, sites: [] },
	model: null,
	plan: null,
});

it("keeps turns, the newest first", async () => {
	const store = createTurnStore();
	await store.add([turn("1")]);
	await store.add([turn("3"), turn("2")]);
	expect((await store.read()).map(({ id }) => id)).toEqual(["3", "2", "1"]);
	expect((await createTurnStore().read())[0]).toEqual(turn("3"));
});

it("keeps no more than fits, but always the newest", () => {
	expect(withinLimits(Array.from({ length: 70 }, (_, index) => turn(String(index))))).toHaveLength(60);
	const large = "x".repeat(5_000_000);
	expect(withinLimits([turn("1", large), turn("2", large), turn("3")]).map(({ id }) => id)).toEqual(["1"]);
	expect(withinLimits([turn("1", large + large), turn("2")]).map(({ id }) => id)).toEqual(["1"]);
});
