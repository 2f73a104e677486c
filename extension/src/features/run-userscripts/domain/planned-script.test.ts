import { describe, expect, test } from "vitest";
import { planScript } from "./planned-script.ts";

function plan(lines: readonly string[], inPrivateWindows = false) {
	const block = ["name S", "match https://a.example/*", ...lines].map((line) => `// @${line}`);
	const code = ["// ==UserScript==", ...block, "// ==/UserScript==", "1;"].join("\n");
	const stored = {
		format: 1 as const,
		id: "id-1",
		code,
		requires: [],
		resources: [{ address: "https://x.test/a", type: "text/plain", data: "YQ==" }],
		sourceUrl: "",
		enabled: true,
		secret: "secret-of-the-script",
		installedAt: "",
		updatedAt: "",
		offSites: [],
		rating: null,
		edited: false,
		history: [],
	};
	return planScript(stored, {}, { version: "1", platform: null, inPrivateWindows });
}

describe("planned-script", () => {
	test.each([
		["grant none", false],
		["grant unsafeWindow", false],
		["grant GM_info", false],
		["grant GM_log", true],
		["grant window.close", true],
		["grant GM_magic", true],
		["inject-into content", true],
		["inject-into page", false],
		["sandbox DOM", true],
		["sandbox raw", false],
	])("@%s: a world of its own: %s", (line, ownWorld) => {
		expect(plan([line])?.ownWorld).toBe(ownWorld);
	});

	test("@unwrap counts in the page, where no condition on the address has to be tested", () => {
		expect(plan(["unwrap", "grant none"])?.unwrap).toBe(true);
		expect(plan(["unwrap", "grant GM_log"])?.unwrap).toBe(false);
		expect(plan(["unwrap", "exclude *secret*"])?.unwrap).toBe(false);
	});

	test("@run-in: the worker starts the script where the extension runs in both kinds of windows", () => {
		const started = (line: string, inPrivateWindows: boolean) => {
			const planned = plan([line], inPrivateWindows);
			return [planned?.runAt, planned?.startedIn, planned?.info.isIncognito];
		};
		expect(started("run-in normal-tabs", false)).toEqual(["document_idle", null, false]);
		expect(started("run-in incognito-tabs", false)).toEqual([null, null, false]);
		expect(started("run-in normal-tabs", true)).toEqual([null, "normal-tabs", false]);
		expect(started("run-in incognito-tabs", true)).toEqual([null, "incognito-tabs", true]);
		expect(started("run-in container-id-2", true)).toEqual(["document_idle", null, undefined]);
		expect(plan([], true)?.info).not.toHaveProperty("isIncognito");
	});

	test("a missing file keeps a script from running; of two with one name the first counts", () => {
		expect(plan(["resource a https://x.test/none"])).toBeNull();
		const planned = plan(["resource a https://x.test/a", "resource b https://x.test/a"]);
		expect([...(planned?.resources.keys() ?? [])]).toEqual(["a", "b"]);
	});

	test("@run-at", () => {
		expect(plan(["run-at document-body"])).toMatchObject({ runAt: "document_start", waitsForBody: true });
		expect(plan(["run-at context-menu"])).toMatchObject({ runAt: null, isMenuCommand: true, startedIn: null });
	});
});
