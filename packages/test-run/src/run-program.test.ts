// @vitest-environment happy-dom
import { pageTestRunLimits } from "@scriptorium/shared-protocol/page-test-run-limits";
import { afterEach, describe, expect, it, vi } from "vitest";
import { addProgress, noProgress, type Progress } from "./progress.ts";
import { type Program, programText, runProgram } from "./run-program.ts";
import type { ProgramReport } from "./send-reports.ts";

afterEach(() => void vi.restoreAllMocks());

/** Compiles code as the extension does. */
function compile(code: string): Program {
	return new Function(`return ${programText(code)}`)() as Program;
}

/** Runs code to its end; returns all reports and what they add up to. */
async function run(code: string, { saved = null as string | null, refuseAfter = Number.POSITIVE_INFINITY } = {}) {
	vi.spyOn(console, "log").mockReturnValue();
	vi.spyOn(console, "warn").mockReturnValue();
	const reports: ProgramReport[] = [];
	let progress: Progress = noProgress;
	const ended = new Promise<void>((resolve) => {
		const send = async (report: ProgramReport): Promise<boolean> => {
			reports.push(report);
			progress = addProgress(progress, report);
			const goesOn = reports.length <= refuseAfter;
			if (report.end !== undefined || !goesOn) resolve();
			return goesOn;
		};
		runProgram(compile(code), send, { startedAt: Date.now(), saved });
	});
	await ended;
	return { reports, progress, end: reports.at(-1)?.end };
}

describe("run-program", () => {
	it("reports steps, log lines, what is saved, and the values at the end", async () => {
		const { reports, progress, end } = await run(`
			report({ type: "start", nodeId: "a" });
			console.log("hello", { a: [1, "x"] }, document.body);
			console.warn(new TypeError("odd"));
			report({ type: "done", nodeId: "a" });
			report({ type: "keep", state: { next: 1 } });
			report({ type: "start", nodeId: "a" });
			report({ type: "done", nodeId: "a" });
			return { price: "5" };
		`);
		expect(progress.steps).toEqual([{ nodeId: "a", state: "done", runs: 2 }]);
		expect(progress.logs.map(({ level, text }) => [level, text])).toEqual([
			["log", 'hello {"a": [1, "x"]} <body>'],
			["warn", "TypeError: odd"],
		]);
		expect(reports.flatMap(({ saved }) => saved ?? [])).toEqual(['{"next":1}']);
		expect(end).toMatchObject({ success: true, output: '{"price": "5"}', errors: [] });
	});

	it("gets what was saved before the page load", async () => {
		const { end } = await run("return resumeFrom;", { saved: '{"next":3}' });
		expect(end).toMatchObject({ output: '{"next": 3}', memory_used: null });
	});

	it("a step that throws has failed, and so has the run; the same when the code reports it itself", async () => {
		const thrown = await run(`report({ type: "start", nodeId: "b" }); throw new Error("element not found");`);
		const error = { code: "SCRIPT_ERROR", message: "element not found", nodeId: "b" };
		expect(thrown.end).toMatchObject({ success: false, output: null, errors: [error] });
		expect(thrown.progress.steps).toEqual([{ nodeId: "b", state: "failed", runs: 1, message: "element not found" }]);
		const reported = await run(
			`report({ type: "start", nodeId: "b" }); report({ type: "failed", nodeId: "b", message: "element not found" });`,
		);
		expect(reported.end?.errors).toEqual([error]);
		expect((await run("throw null;")).end?.errors[0]?.message).toBe("null");
	});

	it("ends with the variables of a flow, or as the flow says that it has ended", async () => {
		const end = (outcome: string) => run(`report({ type: "end", outcome: "${outcome}", variables: { price: "5" } });`);
		expect((await end("finished")).end).toMatchObject({ success: true, output: '{"price": "5"}' });
		expect((await end("stopped")).end).toMatchObject({ success: false, errors: [{ code: "STOPPED" }] });
		expect((await end("failed")).end).toMatchObject({ success: false, errors: [{ code: "SCRIPT_ERROR" }] });
	});

	it("lets the code wait until what it keeps is stored; stopped before that, it goes no further", async () => {
		let store: (goesOn: boolean) => void = () => undefined;
		const send = (): Promise<boolean> => new Promise((resolve) => (store = resolve));
		const code = `await report({ type: "keep", state: 1 }); window.kept = "once"; try { await report({ type: "keep", state: 2 }); window.kept = "twice"; } catch (error) { window.kept = error.name; }`;
		const running = runProgram(compile(code), send, { startedAt: Date.now(), saved: null });
		const kept = (): unknown => Reflect.get(window, "kept");
		await new Promise((resolve) => setTimeout(resolve));
		expect(kept()).toBeUndefined();
		store(true);
		await vi.waitFor(() => expect(kept()).toBe("once"));
		running.stop();
		await vi.waitFor(() => expect(kept()).toBe("RunStopped"));
	});

	it("stops at its next report, and sends nothing more, once the other side refuses one", async () => {
		const { reports } = await run(
			`report({ type: "keep", state: 1 }); await new Promise((done) => setTimeout(done, 1)); window.went = "on"; report({ type: "start", nodeId: "c" }); window.went = "too far";`,
			{ refuseAfter: 0 },
		);
		await vi.waitFor(() => expect(reports).toHaveLength(1));
		await vi.waitFor(() => expect(Reflect.get(window, "went")).toBe("on"));
	});

	it("keeps to its limits: many lines and steps, long texts, values that cannot be read", async () => {
		const { reports, progress, end } = await run(`
			for (let at = 0; at < 3000; at += 1) report({ type: "start", nodeId: "step-" + at });
			for (let at = 0; at < 5000; at += 1) console.log(at, "x".repeat(5000));
			const circle = { get bad() { throw new Error("no"); } };
			console.log(circle);
			return "y".repeat(100000);
		`);
		for (const { steps, logs } of reports) expect(steps.length + logs.length).toBeLessThanOrEqual(2001);
		expect(progress.logs.at(-1)?.text).toBe("[value that cannot be read]");
		expect(progress.logs.at(-2)?.text).toHaveLength(pageTestRunLimits.logText);
		expect(JSON.stringify(progress.logs).length).toBeLessThanOrEqual(pageTestRunLimits.logBytes + 2);
		expect(JSON.stringify(progress.steps).length).toBeLessThanOrEqual(pageTestRunLimits.stepBytes + 2);
		expect(end?.output).toHaveLength(pageTestRunLimits.output);
		const large = await run(
			`report({ type: "start", nodeId: "d" }); report({ type: "keep", state: "z".repeat(300000) });`,
		);
		expect(large.end?.errors[0]).toMatchObject({ nodeId: "d", message: expect.stringContaining("too large") });
	});

	it("code that closes the function around it stays one text, which is what is rated", () => {
		const text = programText("}); window.other = 1; (async () => {");
		expect(() => new Function(text)).not.toThrow();
		expect(text).toContain("window.other");
	});
});
