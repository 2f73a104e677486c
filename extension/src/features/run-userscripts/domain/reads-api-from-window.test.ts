import { expect, test } from "vitest";
import { readsApiFromWindow } from "./reads-api-from-window.ts";

test.each([
	"window.GM_getValue('x')",
	"await globalThis.GM?.getValue('x')",
	"globalThis?.GM.getValue('x')",
	"const info = self[ 'GM_info' ]",
	'self?.["GM_info"]',
	"this.GM = {}",
	"window\n\t.GM_log(1)",
	"const page = window.unsafeWindow || window",
	"if ('GM_getValue' in window) run()",
])("a script that reads its functions from the global object: %s", (text) => {
	expect(readsApiFromWindow(text)).toBe(true);
});

test.each([
	"GM_getValue('x')",
	"typeof GM === 'object' && window.location",
	"window.GMap = 1",
	"mywindow.GM_getValue",
	"unsafeWindow.GM_getValue = GM_getValue",
	"page.unsafeWindow",
])("any other script: %s", (text) => {
	expect(readsApiFromWindow(text)).toBe(false);
});

test("a long hostile text is read in linear time", () => {
	for (const part of ["this ", "window\n", '"GM', "window[ ", "self?."])
		expect(readsApiFromWindow(part.repeat(200_000))).toBe(false);
});
