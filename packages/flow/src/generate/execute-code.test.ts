import type { RunState } from "@scriptorium/step-runtime/flow-table";
import type { RunEvent } from "@scriptorium/step-runtime/report-run";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { FlowGraph } from "../document/flow-document.ts";
import { arbitraryGraph, graphOf } from "../program/arbitrary-graph.test-support.ts";
import { loggedSteps, loggingFlow } from "../program/logging-flow.test-support.ts";
import { Choices } from "../program/walk-flow.test-support.ts";
import { generateScript } from "./generate-script.ts";
import type { GenerateTarget } from "./generated-code.ts";

function codeOf(flow: FlowGraph, target: GenerateTarget, useAsync: boolean): string {
	const made = generateScript(loggingFlow(flow), { name: "Say", useAsync, errorHandling: false }, target);
	if (!made.ok) throw new Error(made.error.message);
	return made.value.code;
}

/** Elements that take everything and do nothing. */
const element: unknown = new Proxy(() => undefined, { get: () => element, set: () => true, apply: () => element });

/** As `document`, with the members that are read from its prototype. */
class FakeDocument {
	get documentElement(): unknown {
		return element;
	}
}
Object.assign(FakeDocument.prototype, { createElement: () => element });

const globals = (choices: Choices) => ({
	console: { log: (id: string) => choices.run({ id }) },
	choose: (id: string) => {
		choices.run({ id });
		return choices.isTrue({ id });
	},
	document: element,
});

it.each([true, false])("straight code runs what a walk along the connections runs: useAsync %s", async (useAsync) => {
	await fc.assert(
		fc.asyncProperty(arbitraryGraph(9), async (flow) => {
			const ran = loggedSteps(flow);
			fc.pre(ran !== null);
			const choices = new Choices();
			const { console, choose } = globals(choices);
			// With `await`, the whole is a promise; without, its last one is waited for by its turn.
			const code = codeOf(flow, "script", useAsync).trim();
			await (new Function("console", "choose", `return ${afterComments(code)}`)(console, choose) as Promise<void>);
			if (!useAsync) await new Promise((resolve) => setTimeout(resolve, 5 + choices.ran.length / 10));
			expect(choices.ran).toEqual(ran);
		}),
		{ numRuns: useAsync ? 300 : 100 },
	);
});

const afterComments = (code: string): string => code.replace(/^(?:\/\/.*\n)*/, "");

const { signal } = new AbortController();

/** Runs the code once, until it is over or until so many states were kept; the last state, if it was cut off. */
async function runOnce(code: string, choices: Choices, from: RunState | null, most: number): Promise<RunState | null> {
	const { console, choose, document } = globals(choices);
	let kept = 0;
	let last: RunState | null = null;
	const events: RunEvent[] = [];
	const report = (event: RunEvent): void => {
		events.push(event);
		if (event.type !== "keep") return;
		kept += 1;
		if (kept <= most) return;
		last = JSON.parse(JSON.stringify(event.state)) as RunState;
		throw new Error("The page is loaded anew.");
	};
	const run = new Function(
		"report",
		"resumeFrom",
		"signal",
		"console",
		"choose",
		"document",
		"Document",
		"addEventListener",
		"removeEventListener",
		code,
	);
	await (run(report, from, signal, console, choose, document, FakeDocument, element, element) as Promise<void>);
	expect(events.at(-1)?.type).toBe("end");
	return last;
}

it("a run does the same, also when the page is loaded anew before any of its steps", async () => {
	await fc.assert(
		fc.asyncProperty(arbitraryGraph(9), fc.boolean(), fc.integer({ min: 1, max: 4 }), async (flow, useAsync, most) => {
			const ran = loggedSteps(flow);
			fc.pre(ran !== null && ran.length < 200);
			const code = codeOf(flow, "run", useAsync);
			const choices = new Choices();
			let state = await runOnce(code, choices, null, most);
			while (state !== null) state = await runOnce(code, choices, state, most);
			expect(choices.ran).toEqual(ran);
		}),
		{ numRuns: 400 },
	);
});

it("reports each step, the failed one with its message, and the variables at the end", async () => {
	const flow = graphOf("a > b; b > c");
	const [a, b, c] = flow.nodes;
	if (!(a && b && c)) throw new Error("Three steps");
	const failing: FlowGraph = {
		edges: flow.edges,
		nodes: [
			{ ...a, type: "store", data: { ...a.data, variable: "x", value: "1" } },
			{ ...b, type: "custom", data: { ...b.data, label: "Sum", code: "throw new Error(`$" + "{x} is too little`);" } },
			{ ...c, type: "log", data: { ...c.data, message: "never" } },
		],
	};
	const made = generateScript(failing, { name: "Sums" }, "run");
	const events: RunEvent[] = [];
	const names = ["document", "Document", "addEventListener", "removeEventListener"];
	const run = new Function("report", "resumeFrom", "signal", ...names, made.ok ? made.value.code : "");
	await (run(
		(event: RunEvent) => events.push(event),
		null,
		signal,
		element,
		FakeDocument,
		element,
		element,
	) as Promise<void>);
	expect(events.filter(({ type }) => type !== "keep")).toEqual([
		{ type: "start", nodeId: "a" },
		{ type: "done", nodeId: "a" },
		{ type: "start", nodeId: "b" },
		{ type: "failed", nodeId: "b", message: 'Step 2 "Sum": 1 is too little', wanted: null, nearest: null },
		{ type: "end", outcome: "failed", variables: { x: "1" } },
	]);
});
