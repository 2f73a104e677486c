import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../../../platform/storage/memory-store.test-support.ts";
import { createScriptLibrary } from "../../../script-library/script-library.ts";
import { NO_RULES } from "../../../script-library/stored-script.ts";
import { createSettingsStore } from "../../../settings/settings-store.ts";
import { createScriptBadge } from "./script-badge.ts";

const SITE = "https://site.test/page";

async function open() {
	const store = createMemoryStore();
	const library = createScriptLibrary({ store, now: () => 0, newId: () => crypto.randomUUID() });
	const settings = createSettingsStore(store);
	const shown = new Map<number | null, string>();
	let lists = 0;
	const badge = createScriptBadge({
		library: {
			list: () => {
				lists += 1;
				return library.list();
			},
		},
		settings,
		session: createMemoryStore(),
		show: async (tabId, text, failed) => void shown.set(tabId, failed ? `${text}!` : text),
		listTabs: async () => [{ id: 1, url: SITE }],
	});
	const install = async (name: string) => {
		const code = `// ==UserScript==\n// @name ${name}\n// @match https://site.test/*\n// ==/UserScript==\n`;
		return (await library.install({ sourceUrl: `https://x.test/${name}.user.js`, code, requires: [] })).id;
	};
	const one = await install("one");
	await install("two");
	await badge.scriptsChanged();
	return { badge, library, settings, shown, one, lists: () => lists };
}

describe("script-badge", () => {
	test("counts the scripts that run on the page, without reading their code again", async () => {
		const { badge, shown, lists } = await open();
		expect(shown.get(1)).toBe("2");
		await badge.pageChanged(2, SITE);
		await badge.pageChanged(3, "https://other.test/");
		await badge.pageChanged(4, "chrome://extensions/");
		expect([...shown.values()]).toEqual(["2", "2", "", ""]);
		expect(lists()).toBe(1);
	});

	test("a worker that is stopped after a change, before it was shown, counts anew", async () => {
		const { badge, library, shown, one } = await open();
		await library.setEnabled(one, false);
		await badge.forget();
		await badge.pageChanged(2, SITE);
		expect(shown.get(2)).toBe("1");
	});

	test("marks a failure until the next page", async () => {
		const { badge, shown } = await open();
		await badge.scriptFailed(1, SITE);
		expect(shown.get(1)).toBe("2!");
		await badge.pageChanged(1, SITE);
		expect(shown.get(1)).toBe("2");
	});

	test("follows switches: of a script, of a script on the site, of the site, of the badge", async () => {
		const { badge, library, settings, shown, one } = await open();
		const after = async (change: Promise<unknown>) => {
			await change;
			await badge.scriptsChanged();
			return shown.get(1);
		};
		expect(await after(library.setEnabled(one, false))).toBe("1");
		expect(await after(library.setEnabled(one, true))).toBe("2");
		expect(await after(library.setOnSite(one, "site.test", false))).toBe("1");
		expect(await after(settings.setSite("site.test", false))).toBe("");
		expect(await after(settings.setSite("site.test", true))).toBe("1");
		expect(await after(settings.change({ badge: false }))).toBe("");
	});

	test("says on every tab that all scripts are off, also where the number of scripts is off", async () => {
		const { badge, settings, shown } = await open();
		await settings.change({ scriptsOn: false });
		await badge.scriptsChanged();
		await badge.pageChanged(2, "https://other.test/");
		expect([shown.get(1), shown.get(2)]).toEqual(["OFF", "OFF"]);
		await settings.change({ badge: false });
		await badge.scriptsChanged();
		expect(shown.get(1)).toBe("OFF");
		await settings.change({ badge: true, scriptsOn: true });
		await badge.scriptsChanged();
		expect(shown.get(1)).toBe("2");
	});

	test("follows the user's rules: of a script, and of all scripts", async () => {
		const { badge, library, settings, shown, one } = await open();
		await library.setRules(one, { ...NO_RULES, pages: ["*://other.test/*", "*://müller.test/ü*"] });
		await settings.change({ offPages: ["*://site.test/*secret*"] });
		await badge.scriptsChanged();
		const on = async (url: string) => {
			await badge.pageChanged(9, url);
			return shown.get(9);
		};
		expect(await on("https://other.test/")).toBe("1");
		expect(await on("https://xn--mller-kva.test/%C3%BCbung")).toBe("1");
		expect(await on("https://site.test/a-secret")).toBe("");
		await library.setRules(one, { ...NO_RULES, exclusions: ["https://site.test/page"] });
		await badge.scriptsChanged();
		expect(await on(SITE)).toBe("1");
	});

	test("says on every tab that something is recorded, also where the number of scripts is off", async () => {
		const { badge, settings, shown } = await open();
		await settings.change({ badge: false });
		await badge.forget();
		await badge.recordingChanged("recording");
		await badge.pageChanged(2, "https://other.test/");
		await badge.scriptFailed(1, SITE);
		expect([shown.get(null), shown.get(1), shown.get(2)]).toEqual(["REC", "REC", "REC"]);
		await badge.recordingChanged("paused");
		expect([shown.get(null), shown.get(1)]).toEqual(["II", "II"]);
		await settings.change({ badge: true });
		await badge.forget();
		await badge.recordingChanged(null);
		expect([shown.get(null), shown.get(1)]).toEqual(["", "2"]);
	});
});
