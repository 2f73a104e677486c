// @vitest-environment happy-dom
import type { TestRunEnd, TestRunLog } from "@scriptorium/shared-protocol/test-run-result";
import { type Program, programText, runProgram } from "@scriptorium/test-run/run-program";
import { afterEach, expect, it, vi } from "vitest";
import { measuredScript } from "./measured-script.ts";
import { readMeasures } from "./script-measures.ts";

afterEach(() => {
	document.body.innerHTML = "";
	document.head.innerHTML = "";
	vi.restoreAllMocks();
});

const userscript = (grants: readonly string[], body: string) =>
	["// ==UserScript==", "// @name A", ...grants.map((name) => `// @grant ${name}`), "// ==/UserScript==", body].join(
		"\n",
	);

function written(script: string): string {
	const measured = measuredScript(script, { place: "tab" });
	if (!measured.ok) throw new Error(measured.problem.message);
	return programText(measured.code);
}

/** Runs it as the sandbox and the extension do. */
async function run(script: string) {
	vi.spyOn(console, "log").mockReturnValue();
	const program = new Function(`return ${written(script)}`)() as Program;
	const logs: TestRunLog[] = [];
	const end = await new Promise<Omit<TestRunEnd, "duration" | "timestamp">>((resolve) => {
		const take = async (report: { logs: readonly TestRunLog[]; end?: Omit<TestRunEnd, "duration" | "timestamp"> }) => {
			logs.push(...report.logs);
			if (report.end) resolve(report.end);
			return true;
		};
		runProgram(program, take, { startedAt: Date.now(), saved: null });
	});
	return { measures: readMeasures(end.output), logs: logs.map(({ text }) => text), end };
}

it("counts changes of the page, also later ones, and keeps the console", async () => {
	const { measures, logs } = await run(`javascript:(() => {
		console.log("begins");
		document.body.append("one");
		setTimeout(() => { document.body.append("two"); document.body.title = "three"; console.log("ends"); }, 150);
	})()`);
	expect(measures).toMatchObject({ mutations: 3, errors: [], requests: [] });
	expect(measures?.time).toBeGreaterThanOrEqual(0);
	expect(logs).toEqual(["begins", "ends"]);
});

it("tells of thrown errors, those of promises and timers included, and goes on to the end", async () => {
	expect((await run('throw new TypeError("no table here");')).measures?.errors).toEqual(["TypeError: no table here"]);
	expect(
		(await run('dispatchEvent(Object.assign(new Event("error"), { error: new Error("later") }));')).measures?.errors,
	).toEqual(["Error: later"]);
	const awaited = userscript(["none\n// @top-level-await"], 'await null; throw new Error("awaited");');
	expect((await run(awaited)).measures?.errors).toEqual(["Error: awaited"]);
	expect((await run("throw { toString() { throw 1; } };")).measures?.errors).toEqual(["An error that cannot be read"]);
});

it("has the values and styles of script managers where they are granted, and names what a test run does not have", async () => {
	const { logs, measures } = await run(
		userscript(
			["GM_setValue", "GM_getValue", "GM_listValues", "GM_deleteValue", "GM_addStyle", "GM_log"],
			`GM_setValue("a", { b: 1 });
			GM_log(GM_getValue("a").b, GM_getValue("c", "preset"), GM_listValues().join());
			GM_deleteValue("a");
			GM_log(GM_listValues().length, GM_addStyle("p { color: red }").isConnected);`,
		),
	);
	expect([logs, measures?.errors]).toEqual([["1 preset a", "0 true"], []]);
	expect((await run(userscript(["GM_xmlhttpRequest"], "GM_xmlhttpRequest({});"))).measures?.errors).toEqual([
		"Error: GM_xmlhttpRequest is not part of a test run. Install the script to try it.",
	]);
	expect((await run(userscript([], "GM_setValue;"))).measures?.errors[0]).toMatch(/^ReferenceError/);
});

it("notes requests with method, address and status", async () => {
	vi.stubGlobal("fetch", async (request: Request) => {
		if (request.url.endsWith("/away")) throw new TypeError("Failed to fetch");
		return new Response(null, { status: request.method === "POST" ? 404 : 200 });
	});
	const { measures } = await run(`
		fetch("https://a.test/found");
		fetch("https://a.test/missing", { method: "post" });
		fetch("https://a.test/away").catch(() => undefined);`);
	vi.unstubAllGlobals();
	expect(measures?.requests).toEqual([
		{ method: "GET", url: "https://a.test/found", status: 200 },
		{ method: "POST", url: "https://a.test/missing", status: 404 },
		{ method: "GET", url: "https://a.test/away", status: null },
	]);
});

it("ends a loop that never pauses, and answers in few characters whatever is thrown", async () => {
	const { measures, end } = await run(
		"for (let n = 0; n < 40; n += 1) queueMicrotask(() => dispatchEvent(Object.assign(new Event('error'), { error: '\\u0001'.repeat(900) })));",
	);
	expect(end.output?.length).toBeLessThan(20_000);
	expect(measures?.errors.length).toBeGreaterThan(3);
	expect(written("while (true) { }")).toMatch(/while \(true\) \{[^}]*guard/i);
});

it("refuses a text with two meanings", () => {
	expect(measuredScript("// ==UserScript==\n// @name A\nalert(1)", { place: "sandbox" })).toMatchObject({
		ok: false,
		problem: { code: "unclosed-block" },
	});
});

it("believes nothing that has not the form of measures", () => {
	for (const odd of [null, "", "{", "[]", '{"time":"1"}', '{"time":-1,"mutations":0,"errors":[],"requests":[]}'])
		expect(readMeasures(odd)).toBeNull();
});

it("writes the same code for the same script: a person's consent to it is remembered by its text", () => {
	const codes = ["a.b();", "a.b();", "a.c();"].map((script) => written(script));
	expect(codes[1]).toBe(codes[0]);
	const [name] = /_[\da-f]{32}/.exec(codes[0] ?? "") ?? [];
	expect(name).toBeDefined();
	expect(codes[2]).not.toContain(name);
});
