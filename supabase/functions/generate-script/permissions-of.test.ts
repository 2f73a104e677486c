import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { describe, expect, test } from "vitest";
import { permissionsOf } from "./permissions-of.ts";

const needed = (code: string, grants: readonly string[] = []) =>
	permissionsOf(code, analyzeScript({ code: `javascript:${code}` }), grants);

describe("permissions of a script", () => {
	test.each<[string, string, readonly string[], readonly string[]]>([
		["code that only changes the page", "document.title = 'a';", [], []],
		["a request", "fetch('https://api.example.com/');", [], ["network"]],
		["the storage of the page", "localStorage.setItem('a', 'b');", [], ["storage"]],
		["the clipboard", "navigator.clipboard.writeText('a');", [], ["clipboard"]],
		["a notification", "new Notification('a');", [], ["notifications"]],
		["a file that is saved", "URL.createObjectURL(new Blob(['a']));", [], ["filesystem"]],
		["a tab", "window.open('/a');", [], ["network", "tabs"]],
		["presses", "document.querySelector('a').click();", [], ["automation"]],
		["grants", "void 0;", ["GM_setValue", "GM_getValue", "GM_setClipboard", "GM_addStyle"], ["clipboard", "storage"]],
		["a grant for requests", "void 0;", ["GM_xmlhttpRequest"], ["network"]],
	])("of %s", (_what, code, grants, permissions) => {
		expect(needed(code, grants)).toEqual(permissions);
	});
});
