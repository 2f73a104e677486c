import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { type ScriptPermission, scriptPermission } from "@scriptorium/shared-protocol/hub-edge/generate-script";
import { knownGrants } from "@scriptorium/userscript/grants";
import { describe, expect, test } from "vitest";
import { permissionsOf } from "./permissions-of.ts";

const needed = (code: string, grants: readonly string[] = []) =>
	permissionsOf(code, analyzeScript({ code: `javascript:${code}` }), grants);

/** Everything that a grant gives, for each one alone. Grants that are not listed give nothing of the schema. */
const BY_GRANT: Readonly<Record<string, ScriptPermission>> = {
	GM_deleteValue: "storage",
	GM_download: "filesystem",
	GM_getValue: "storage",
	GM_listValues: "storage",
	GM_notification: "notifications",
	GM_openInTab: "tabs",
	GM_setClipboard: "clipboard",
	GM_setValue: "storage",
	GM_xmlhttpRequest: "network",
};
/** Code that needs one permission, in each of the ways that are known. */
const BY_CODE: readonly (readonly [string, ScriptPermission])[] = [
	["fetch('https://api.example.com/');", "network"],
	["fetch('/own');", "network"],
	["fetch(prompt());", "network"],
	["new Image().src = 'https://a.example.com/';", "network"],
	["location.href = document.links[0].href;", "network"],
	["localStorage.setItem('a', 'b');", "storage"],
	["document.title = localStorage.getItem('a');", "storage"],
	["sessionStorage.clear(); sessionStorage.setItem('a', 'b');", "storage"],
	["navigator.clipboard.writeText('a');", "clipboard"],
	["navigator . clipboard . readText();", "clipboard"],
	["document.execCommand('copy');", "clipboard"],
	['document.execCommand("cut");', "clipboard"],
	["document.execCommand(`paste`);", "clipboard"],
	["new Notification('a');", "notifications"],
	["showOpenFilePicker();", "filesystem"],
	["showSaveFilePicker();", "filesystem"],
	["showDirectoryPicker();", "filesystem"],
	["URL.createObjectURL(new Blob(['a']));", "filesystem"],
	["const open = () => 0; window . open('');", "tabs"],
	["document.querySelector('a').click();", "automation"],
	["document.querySelector('form').submit();", "automation"],
	["document.querySelector('form').requestSubmit();", "automation"],
	["document.body.dispatchEvent(new Event('input'));", "automation"],
];

describe("permissions of a script", () => {
	test.each(knownGrants)("by the grant %s", (grant) => {
		const permission = BY_GRANT[grant];
		const expected = permission === undefined ? [] : [permission];
		expect(needed("void 0;", [grant])).toEqual(expected);
		// The newer spelling is the same grant.
		expect(needed("void 0;", [grant.replace(/^GM_/, "GM.")])).toEqual(expected);
	});

	test.each(BY_CODE)("by the code %s", (code, permission) => {
		expect(needed(code)).toContain(permission);
	});

	test("are of each kind that a script can need", () => {
		const kinds = new Set([...Object.values(BY_GRANT), ...BY_CODE.map(([, permission]) => permission)]);
		expect([...kinds, "ai_models"].toSorted()).toEqual([...scriptPermission.options].toSorted());
	});

	test.each([
		["only changes the page", "document.title = 'a';"],
		["listens to keys", "document.addEventListener('keydown', () => {});"],
		["names things without using them", "const clipboard = 'Notification open click'; console.log(clipboard);"],
		["reads cookies", "document.title = document.cookie;"],
		["loads no code from a server", "eval('1');"],
		["replaces a function", "window.alert = () => {};"],
	])("are none when it %s", (_what, code) => {
		expect(needed(code)).toEqual([]);
	});

	test("come from the servers that it contacts, not from where it runs or what else it has", () => {
		const block = "// ==UserScript==\n// @name A\n// @match https://a.example/*\n// @grant none\n// ==/UserScript==\n";
		const analysis = analyzeScript({ code: `${block}document.addEventListener('copy', () => {});` });
		expect(analysis.capabilities.runs_on).toHaveLength(1);
		expect(permissionsOf("", analysis, [])).toEqual([]);
		for (const host of ["(this site)", "(unknown)", "(given by the page)", "a.example.com"]) {
			for (const declared of [true, false]) {
				const hosts = [{ host, via: "fetch", declared, line: 1, column: 1 }];
				const contacting = { ...analysis, capabilities: { ...analysis.capabilities, hosts } };
				expect(permissionsOf("", contacting, [])).toEqual(["network"]);
			}
		}
	});

	test("are in the order of the alphabet, each once", () => {
		const grants = ["GM_setValue", "GM_getValue", "GM_xmlhttpRequest", "GM_setClipboard", "GM_addStyle"];
		const code = "localStorage.setItem('a', 'b'); fetch('/'); document.links[0].click();";
		expect(needed(code, grants)).toEqual(["automation", "clipboard", "network", "storage"]);
	});
});
