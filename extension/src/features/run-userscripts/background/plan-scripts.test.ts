import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../../../platform/storage/memory-store.test-support.ts";
import { createScriptLibrary } from "../../../script-library/script-library.ts";
import { NO_RULES } from "../../../script-library/stored-script.ts";
import { createPlanScripts, type EverywhereRules } from "./plan-scripts.ts";

async function open() {
	const library = createScriptLibrary({ store: createMemoryStore(), now: () => 0, newId: () => crypto.randomUUID() });
	const state = { everywhere: { scriptsOn: true, offSites: [], offPages: [] } as EverywhereRules };
	const planned = createPlanScripts({
		library,
		handler: async () => ({ version: "1", platform: null, inPrivateWindows: false }),
		everywhere: async () => state.everywhere,
		log: () => undefined,
	});
	const install = async (name: string) => {
		const code = `// ==UserScript==\n// @name ${name}\n// @match https://${name}.test/*\n// ==/UserScript==\n`;
		return (await library.install({ sourceUrl: `https://x.test/${name}.user.js`, code, requires: [] })).id;
	};
	const ids = [await install("one"), await install("two"), await install("three")] as const;
	const names = async () => (await planned()).map(({ name }) => name);
	return { library, state, planned, names, ids };
}

describe("plan-scripts", () => {
	test("the switch for all scripts turns off each of them, and on again only those that were on", async () => {
		const { library, state, names, ids } = await open();
		await library.setEnabled(ids[1], false);
		state.everywhere = { ...state.everywhere, scriptsOn: false };
		expect(await names()).toEqual([]);
		state.everywhere = { ...state.everywhere, scriptsOn: true };
		expect(await names()).toHaveLength(2);
	});

	test("plans follow the user's order", async () => {
		const { library, names, ids } = await open();
		await library.move(ids[2], (await library.list()).scripts[0]?.id ?? null);
		expect((await names())[0]).toBe("three");
		await library.move(ids[2], null);
		expect((await names()).at(-1)).toBe("three");
	});

	test("excluded pages are excluded for every script: patterns by the browser, globs and expressions on the page", async () => {
		const { state, planned } = await open();
		state.everywhere = { ...state.everywhere, offPages: ["*://*.bank.test/*"] };
		for (const { targets } of await planned()) {
			expect(targets).toMatchObject({ excludeMatches: ["*://*.bank.test/*"], guard: null });
		}
		state.everywhere = { ...state.everywhere, offPages: ["*/login*", "/[?&]token=/"] };
		for (const { targets } of await planned()) expect(targets.guard?.excludes).toHaveLength(2);
	});

	test("a plan stays the same object until rules of its script or of all scripts change", async () => {
		const { library, state, planned, ids } = await open();
		const before = await planned();
		expect((await planned()).every((plan, index) => plan === before[index])).toBe(true);
		await library.setRules(ids[0], { ...NO_RULES, pages: ["*://more.test/*"] });
		const after = await planned();
		expect(after.filter((plan) => !before.includes(plan)).map(({ name }) => name)).toEqual(["one"]);
		state.everywhere = { ...state.everywhere, offPages: ["*://bank.test/*"] };
		expect((await planned()).some((plan) => after.includes(plan))).toBe(false);
	});
});
