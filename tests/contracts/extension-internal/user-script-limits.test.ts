import { describe, expect, it } from "vitest";
import { onSite, openUserScriptCalls } from "./open-user-script-calls.ts";

describe("extension-internal: limits of user-script calls", () => {
	it("what a script keeps about its tabs is bounded together; what is refused leaves the earlier data, and less is taken", async () => {
		const { call, answer, install } = openUserScriptCalls();
		const own = await install("own", "grant GM_saveTab", "grant GM_getTab");
		const other = await install("other", "grant GM_saveTab");
		const tabOf = (tabId: number) => ({ ...onSite, tabId });
		const save = (megabytes: number, tabId: number, owner = own) => {
			const json = JSON.stringify("x".repeat(megabytes * 1024 * 1024 - 2));
			return call("SCRIPTORIUM_SAVE_TAB", { ...owner, json }, tabOf(tabId));
		};
		expect([await save(3, 1), await save(1, 2)]).toEqual(["done", "done"]);
		expect([await save(1, 3), await save(2, 2), await save(4, 1)]).toEqual(Array(3).fill("TOO_MUCH_DATA"));
		const kept = await answer("SCRIPTORIUM_GET_TAB", own, tabOf(2));
		expect(kept.payload).toMatchObject({ json: expect.stringMatching(/^"x{1048574}"$/) });
		expect(await save(4, 1, other)).toBe("done");
		expect([await save(2, 1), await save(1, 3)]).toEqual(["done", "done"]);
	});

	it("addresses are opened that are as long as the browser takes them", async () => {
		const { call, install, tabs } = openUserScriptCalls();
		const own = await install("own", "grant GM_openInTab");
		const url = `https://b.example/#${"x".repeat(200_000)}`;
		expect(await call("SCRIPTORIUM_OPEN_IN_TAB", { ...own, url, active: false })).toBe("done");
		expect(tabs).toEqual([url]);
	});

	it.each([
		["SCRIPTORIUM_OPEN_IN_TAB", "GM_openInTab", { url: `https://b.example/${"x".repeat(3_000_000)}`, active: false }],
		["SCRIPTORIUM_SAVE_TAB", "GM_saveTab", { json: "x".repeat(5_000_000) }],
		["SCRIPTORIUM_SET_CLIPBOARD", "GM_setClipboard", { text: 1, format: "text" }],
	])("%s with what it does not take says so", async (type, grant, payload) => {
		const { answer, install } = openUserScriptCalls();
		const own = await install("own", `grant ${grant}`);
		const reply = await answer(type, { ...own, ...payload });
		expect(reply.payload).toMatchObject({ message: expect.stringContaining("not with these values") });
	});
});
