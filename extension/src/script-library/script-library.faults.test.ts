import { describe, expect, test } from "vitest";
import { createFailingStore } from "../platform/storage/failing-store.test-support.ts";
import { createMemoryStore } from "../platform/storage/memory-store.test-support.ts";
import { createScriptLibrary, type ScriptLibrary } from "./script-library.ts";

const code = (version: string) => `// ==UserScript==\n// @name Dark\n// @version ${version}\n// ==/UserScript==\n`;
const requires = (version: string) => [{ address: "https://cdn.test/x.js", text: `library of ${version}` }];
const next = (version: string) => ({ code: code(version), requires: requires(version) });
const sourceUrl = "https://hub.test/dark.user.js";
const VALUES = { precious: '"yes"' };

/** A script in version 2 with version 1 kept, values, and an update to 3 that waits. */
async function open() {
	const memory = createMemoryStore();
	const store = createFailingStore(memory);
	const storage = { store, now: Date.now, newId: () => crypto.randomUUID() };
	const library = createScriptLibrary(storage);
	const { id } = await library.install({ sourceUrl, ...next("1") });
	await library.install({ sourceUrl, ...next("2") });
	const held = {
		...next("3"),
		resources: [],
		rating: null,
		reasons: ["ask-first" as const],
		foundAt: "2026-01-01T00:00:00Z",
	};
	await library.noteCheck(id, code("2"), { etag: null, problem: null, held });
	await memory.write({ [`values:${id}`]: VALUES });
	return { memory, store, library, id };
}

type Act = (library: ScriptLibrary, id: string) => Promise<unknown>;
const steps: readonly (readonly [string, Act])[] = [
	["an install of another script", (library) => library.install({ sourceUrl: "https://x.test/", ...next("1") })],
	["an install over it", (library) => library.install({ sourceUrl, ...next("3") })],
	["an update", (library, id) => library.applyUpdate(id, code("2"), next("3"))],
	["a saved edit", (library, id) => library.edit(id, next("3"))],
	["going back", async (library, id) => library.rollBack(id, (await library.get(id))?.history[0] ?? "none")],
	["giving the update up", (library, id) => library.skipUpdate(id)],
	["a switch", (library, id) => library.setEnabled(id, false)],
	["a switch for a site", (library, id) => library.setOnSite(id, "a.test", false)],
	["removing", (library, id) => library.remove(id)],
	[
		"removing and restoring",
		async (library, id) => {
			await library.remove(id);
			await library.restore(id);
		},
	],
	["cleaning up", (library) => library.purge()],
];

describe("script-library: storage that fails at any call", () => {
	test.each(steps)("%s loses no script, version or value, and leaves nothing half done", async (_, act) => {
		const counting = await open();
		counting.store.failAt(null);
		await act(counting.library, counting.id);
		const calls = counting.store.calls();
		expect(calls).toBeGreaterThan(0);
		for (let call = 0; call < calls; call += 1) {
			const { memory, store, library, id } = await open();
			store.failAt(call);
			const outcome = await act(library, id).then(
				() => "done",
				() => "failed",
			);
			store.failAt(null);
			// As after a restart: a new worker with the same storage.
			const restarted = createScriptLibrary({ store: memory, now: Date.now, newId: () => crypto.randomUUID() });
			if ((await restarted.get(id)) === null) await restarted.restore(id);
			const { scripts, damaged } = await restarted.list();
			const script = scripts.find((one) => one.id === id);
			const where = `call ${call}, ${outcome}`;
			expect(damaged, where).toEqual([]);
			expect(script, where).toBeDefined();
			if (script === undefined) continue;
			// Code and libraries are of one version.
			const version = /@version (\S+)/.exec(script.code)?.[1] ?? "";
			expect(script.requires, where).toEqual(requires(version));
			// Every kept version is there, and the code before is never lost.
			const versions = await Promise.all(script.history.map((versionId) => restarted.version(id, versionId)));
			expect(versions, where).not.toContain(null);
			const texts = [script.code, ...versions.map((one) => one?.code)];
			expect(texts, where).toContain(code("1"));
			expect(texts, where).toContain(code("2"));
			expect(await memory.read(`values:${id}`), where).toEqual(VALUES);
			// A second try succeeds.
			await act(restarted, id);
			await restarted.restore(id);
			await restarted.purge();
			expect(await memory.read(`values:${id}`), where).toEqual(VALUES);
		}
	});
});
