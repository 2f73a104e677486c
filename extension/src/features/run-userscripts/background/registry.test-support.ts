import { createMemoryStore } from "../../../platform/storage/memory-store.test-support.ts";
import type { BrowserRegistration, UserScriptsPort } from "../../../platform/user-scripts-port.ts";
import { createScriptLibrary } from "../../../script-library/script-library.ts";
import { createScriptRecords } from "../../../script-library/script-records.ts";
import { createScriptValues } from "../../../script-library/script-values.ts";
import { scriptIdOf } from "../domain/plan-changes.ts";
import { createRegistry } from "./registry.ts";

/** The browser's side as Chrome behaves: one refused registration refuses the whole batch. */
function createBrowser() {
	const held = new Map<string, BrowserRegistration>();
	const calls: string[] = [];
	const check = (scripts: readonly BrowserRegistration[]): void => {
		for (const { matches } of scripts)
			if (matches.includes("https://refused.example/*")) throw new Error("Invalid pattern");
	};
	const state = { allowed: true };
	const port: UserScriptsPort = {
		isAllowed: () => state.allowed,
		async list(ids) {
			calls.push(ids === undefined ? "list all" : "list one");
			const chosen = [...held.values()].filter(({ id }) => ids === undefined || ids.includes(id));
			return chosen.map(({ id, world, worldId, sources }) => ({
				id,
				world,
				worldId,
				lastCode: sources.at(-1)?.code ?? "",
			}));
		},
		async register(scripts) {
			calls.push(`register ${scripts.length}`);
			check(scripts);
			for (const script of scripts) held.set(script.id, script);
		},
		async update(scripts) {
			calls.push(`update ${scripts.length}`);
			check(scripts);
			for (const script of scripts) held.set(script.id, { ...held.get(script.id), ...script });
		},
		async unregister(ids) {
			calls.push(`unregister ${ids.length}`);
			for (const id of ids) held.delete(id);
		},
		async openWorld(worldId) {
			calls.push(`world ${worldId === null ? "default" : "own"}`);
		},
		async run(_target, world, sources, isImmediate) {
			const when = isImmediate ? "" : " when parsed";
			calls.push(`run ${sources.length} ${world === null ? "in the page" : "in its world"}${when}`);
		},
		execute: async () => [],
		executeInDocument: async () => true,
	};
	/** A script's own registration, or its page's side of `unsafeWindow`. */
	const heldOf = (scriptId: string, role: "a" | "s" = "s"): BrowserRegistration | undefined =>
		[...held.values()].find(({ id }) => scriptIdOf(id) === scriptId && (id === scriptId || id.startsWith(`${role}.`)));
	const heldIds = (): string[] => [...held.keys()].map(scriptIdOf);
	return { port, held, heldOf, heldIds, calls, state };
}

/** A registry over a browser and a library in memory. */
export function openRegistry() {
	const browser = createBrowser();
	const storage = { store: createMemoryStore(), now: () => 0, newId: () => crypto.randomUUID() };
	const library = createScriptLibrary(storage);
	const records = createScriptRecords(storage);
	const values = createScriptValues(storage);
	const clock = { now: () => 0, setTimer: () => () => undefined };
	const log: string[] = [];
	const everywhere = { scriptsOn: true, offSites: [] as string[], offPages: [] as string[] };
	const registry = createRegistry({
		library,
		records,
		values,
		clock,
		userScripts: browser.port,
		handler: async () => ({ version: "1", platform: null, inPrivateWindows: false }),
		everywhere: async () => everywhere,
		layer: async () => "layer()",
		pageAgent: async () => "agent()",
		customElements: async () => "elements()",
		log: (line) => log.push(line),
		onAllowed: () => undefined,
	});
	const install = (name: string, ...lines: string[]) =>
		library.install({
			requires: [],
			sourceUrl: `https://hub.test/${name}.user.js`,
			code: ["// ==UserScript==", `// @name ${name}`, ...lines.map((line) => `// @${line}`), "// ==/UserScript=="].join(
				"\n",
			),
		});
	return { browser, library, values, registry, install, log };
}
