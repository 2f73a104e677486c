import type { ScriptRules } from "@scriptorium/shared-protocol/extension-internal/script-rules";
import { describe, expect, test } from "vitest";
import { NO_RULES } from "../../../script-library/stored-script.ts";
import { planScript } from "./planned-script.ts";

function plan(lines: readonly string[], inPrivateWindows = false, rules: Partial<ScriptRules> = {}, body = "1;") {
	const block = ["name S", "match https://a.example/*", ...lines].map((line) => `// @${line}`);
	const code = ["// ==UserScript==", ...block, "// ==/UserScript==", body].join("\n");
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
		rules: { ...NO_RULES, ...rules },
		rating: null,
		edited: false,
		history: [],
	};
	return planScript(stored, { version: "1", platform: null, inPrivateWindows });
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
		// As in Tampermonkey and Violentmonkey, where grants give an unwrapped script nothing.
		expect(plan(["unwrap", "grant GM_log"])).toMatchObject({ unwrap: true, ownWorld: false });
		expect(plan(["unwrap", "grant GM_log", "inject-into content"])).toMatchObject({ unwrap: false, ownWorld: true });
		expect(plan(["unwrap", "exclude *secret*"])?.unwrap).toBe(false);
	});

	test("the user's own rules count beside the author's, or instead of them", () => {
		const targets = (rules: Partial<ScriptRules>, ...lines: string[]) => plan(lines, false, rules)?.targets;
		const own = ["*://b.example/*"];
		expect(targets({ pages: own })?.matches).toEqual(["https://a.example/*", ...own]);
		expect(targets({ pages: own, authorPages: false })?.matches).toEqual(own);
		expect(targets({ pages: ["/b\\.example/"] })?.guard?.includes).toHaveLength(2);
		expect(targets({ exclusions: ["https://a.example/x*", "*secret*"] })).toMatchObject({
			excludeMatches: ["https://a.example/x*"],
			guard: { includes: null, excludes: [{ withFragment: false }] },
		});
		const excluding = ["exclude-match https://a.example/y", "exclude *z*"];
		expect(targets({}, ...excluding)?.excludeMatches).toEqual(["https://a.example/y"]);
		expect(targets({ authorExclusions: false }, ...excluding)).toMatchObject({ excludeMatches: [], guard: null });
	});

	test("without the author's pages and without own ones a script runs nowhere, not everywhere", () => {
		expect(plan([], false, { authorPages: false })).toBeNull();
		expect(plan([], false, { authorPages: false, pages: ["nowhere"] })).toBeNull();
	});

	test("the user's own time to run replaces the author's, also in GM_info", () => {
		const early = plan(["run-at document-end"], false, { runAt: "document-body" });
		expect(early).toMatchObject({ runAt: "document_start", waitsFor: "body", startsEarly: true });
		expect(early?.info).toMatchObject({ script: { runAt: "document-body" } });
		expect(plan([], false, { runAt: "context-menu" })).toMatchObject({ runAt: null, isMenuCommand: true });
		const started = plan(["run-at context-menu"], false, { runAt: "document-end" });
		expect(started).toMatchObject({ runAt: "document_end", isMenuCommand: false });
	});

	test("hosts beyond ASCII are compared as the browser writes them", () => {
		expect(plan(["match *://*.müller.example/ü*"])?.targets.matches.at(-1)).toBe("*://*.xn--mller-kva.example/%C3%BC*");
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

	test.each([
		["document.head.append(style);", "head"],
		['document.getElementsByTagName("head")[0].appendChild(style);', "head"],
		["(document\n\t.head ?? document.documentElement).append(style);", "head"],
		["document.querySelector('HEAD');", "head"],
		["fetch(address, { headers });", null],
		["const overhead = ahead.header;", null],
	])("at document-start, %s waits for %s", (body, part) => {
		expect(plan(["run-at document-start"], false, {}, body)?.waitsFor).toBe(part);
		expect(plan(["run-at document-end"], false, {}, body)?.waitsFor).toBeNull();
		expect(plan(["run-at document-body"], false, {}, body)?.waitsFor).toBe("body");
	});

	test("@run-at", () => {
		expect(plan(["run-at document-body"])).toMatchObject({ runAt: "document_start", waitsFor: "body" });
		expect(plan(["run-at context-menu"])).toMatchObject({ runAt: null, isMenuCommand: true, startedIn: null });
	});
});
