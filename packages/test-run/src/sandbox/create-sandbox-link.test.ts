// @vitest-environment happy-dom
import { systemClock } from "@scriptorium/core-types/clock";
import { pageTestRunLimits } from "@scriptorium/shared-protocol/page-test-run-limits";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Program, runProgram } from "../run-program.ts";
import { createSandboxLink, type SandboxPorts } from "./create-sandbox-link.ts";
import type { SandboxOrder } from "./sandbox-messages.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** The part of a `MessagePort` that the link uses, without the browser's event loop. */
function createPort(receive: (data: unknown, answer: (data: unknown) => void) => void): MessagePort {
	const port = new MessageChannel().port1;
	const answer = (data: unknown): void => port.onmessage?.(new MessageEvent("message", { data }));
	port.postMessage = (data: unknown) => receive(data, answer);
	return port;
}

/** A sandbox whose document behaves as the test says. */
function open(receive: Parameters<typeof createPort>[0]) {
	let left = (): void => undefined;
	const remove = vi.fn();
	const ports: SandboxPorts = {
		clock: { now: Date.now, setTimer: systemClock.setTimer },
		html: () => "<p>page</p>",
		async open(onLeft) {
			left = onLeft;
			return { port: createPort(receive), remove };
		},
	};
	const link = createSandboxLink(ports);
	const start = (code = "1;") => link.start({ name: "x", code, sites: [] });
	return { link, start, remove, leave: () => left(), snapshot: () => link.execution.getSnapshot() };
}

/** What the layer in the document does. */
function runs(data: unknown, answer: (data: unknown) => void): void {
	if (data === "ping") {
		answer("ping");
		return;
	}
	const { program, startedAt } = data as SandboxOrder;
	const compiled = new Function(`return ${program}`)() as Program;
	const send = async (report: unknown): Promise<boolean> => {
		answer(report);
		return true;
	};
	runProgram(compiled, send, { startedAt, saved: null });
}

const errorOf = ({ snapshot }: ReturnType<typeof open>) => snapshot().result?.errors[0]?.code;

describe("sandbox", () => {
	it("runs code to its end, with steps, console and result, for as long as it answers", async () => {
		vi.spyOn(console, "log").mockReturnValue();
		const sandbox = open(runs);
		await sandbox.start(`
			report({ type: "start", nodeId: "a" });
			console.log("hello");
			await new Promise((resolve) => setTimeout(resolve, 60000));
			report({ type: "done", nodeId: "a" });
			return { x: 1 };
		`);
		await pass(30_000);
		expect(sandbox.snapshot()).toMatchObject({ state: "running", steps: [{ nodeId: "a", state: "running" }] });
		await pass(31_000);
		const { state, steps, logs, result } = sandbox.snapshot();
		expect([state, steps]).toEqual(["ended", [{ nodeId: "a", state: "done", runs: 1 }]]);
		expect(logs.map(({ text }) => text)).toEqual(["hello"]);
		expect(result).toMatchObject({ success: true, output: '{"x": 1}', logs });
		expect(vi.getTimerCount()).toBe(0);
		expect(sandbox.remove).not.toHaveBeenCalled();
	});

	it("is removed when it does not answer, is left, or is stopped; each is an end", async () => {
		const silent = open(() => undefined);
		await silent.start();
		await pass(8000);
		expect(errorOf(silent)).toBe("SCRIPT_ERROR");
		expect(silent.snapshot().result?.errors[0]?.message).toContain("does not answer");
		expect(silent.remove).toHaveBeenCalledOnce();

		const left = open(runs);
		await left.start("await new Promise(() => {});");
		left.leave();
		expect(errorOf(left)).toBe("PAGE_NOT_LOADED");
		expect(left.remove).toHaveBeenCalledOnce();

		const stopped = open(runs);
		await stopped.start("await new Promise(() => {});");
		await stopped.link.stop();
		expect(errorOf(stopped)).toBe("STOPPED");
		expect(stopped.remove).toHaveBeenCalledOnce();

		const slow = open(runs);
		await slow.start("await new Promise(() => {});");
		await pass(pageTestRunLimits.durationMs);
		expect(errorOf(slow)).toBe("TIMED_OUT");
	});

	it("ignores what is no report, and everything after the end", async () => {
		const answers: ((data: unknown) => void)[] = [];
		const sandbox = open((data, answer) => {
			if (data === "ping") answer("ping");
			else answers.push(answer);
		});
		await sandbox.start();
		const [answer] = answers;
		for (const odd of [null, 1, "x", {}, { steps: "x", logs: [] }, { steps: [{ nodeId: "" }], logs: [] }])
			answer?.(odd);
		expect(sandbox.snapshot()).toMatchObject({ state: "running", steps: [], logs: [] });
		answer?.("not a program");
		expect(errorOf(sandbox)).toBe("INVALID_CODE");
		answer?.({ steps: [{ nodeId: "a", state: "done", runs: 1 }], logs: [] });
		expect(sandbox.snapshot().steps).toEqual([]);
	});

	it("a document that cannot be loaded is an error, and the next run begins afresh", async () => {
		const link = createSandboxLink({
			clock: systemClock,
			html: () => "",
			open: () => Promise.reject(new Error("no document")),
		});
		expect(await link.start({ name: "x", code: "1;", sites: [] })).toMatchObject({ error: { message: "no document" } });
		expect(link.execution.getSnapshot().state).toBe("idle");
	});
});
