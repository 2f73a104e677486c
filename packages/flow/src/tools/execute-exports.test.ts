import fc from "fast-check";
import ts from "typescript";
import { expect, it } from "vitest";
import type { FlowGraph } from "../document/flow-document.ts";
import { arbitraryGraph, graphOf } from "../program/arbitrary-graph.test-support.ts";
import { loggedSteps, loggingFlow } from "../program/logging-flow.test-support.ts";
import { Choices } from "../program/walk-flow.test-support.ts";
import { exportFlow } from "./export-flow.ts";
import type { ExportToolId } from "./export-tools.ts";
import type { SideCommand, SideProject } from "./selenium-ide/side-project.ts";
import { decodeSideText } from "./selenium-ide/side-text.ts";

const globals = (choices: Choices) => ({
	console: { log: (id: string) => choices.run({ id }) },
	choose: (id: string) => {
		choices.run({ id });
		return choices.isTrue({ id });
	},
});

/** A page that has nothing on it, of both tools. */
const page = {
	evaluate: async (run: (value: unknown) => unknown, value: unknown) => run(value),
	setDefaultTimeout: () => undefined,
	setViewport: async () => undefined,
	on: () => undefined,
};
const browser = { newPage: async () => page, pages: async () => [page], close: async () => undefined };

/** Runs the code of a tool with a page that does nothing. */
async function runCode(text: string, choices: Choices): Promise<void> {
	const { outputText } = ts.transpileModule(text, {
		compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
	});
	const code = outputText.replaceAll(/^import .*$/gm, "");
	let tested: Promise<void> = Promise.resolve();
	const test = (_name: string, run: (around: object) => Promise<void>): void => {
		tested = run({ page, context: { on: () => undefined } });
	};
	const { console, choose } = globals(choices);
	const run = new Function("test", "puppeteer", "console", "choose", `return (async () => {${code}\n})();`);
	await (run(test, { launch: async () => browser }, console, choose) as Promise<void>);
	await tested;
}

/** Runs the commands of a test as Selenium IDE does: control commands, and `echo`. */
function runCommands(commands: readonly SideCommand[], choices: Choices): void {
	const { console, choose } = globals(choices);
	/** Runs a block, or passes over it. @returns the place of the command that ends it */
	const block = (from: number, runs: boolean): number => {
		for (let at = from; at < commands.length; at += 1) {
			const { command, target } = commands[at] ?? { command: "", target: "" };
			if (command === "end" || command === "else") return at;
			if (command === "echo" && runs) console.log(target);
			if (command === "times") {
				let end = block(at + 1, false);
				for (let turn = 0; runs && turn < Number(target); turn += 1) end = block(at + 1, true);
				at = end;
			}
			if (command !== "if") continue;
			const isTrue =
				runs && (new Function("choose", `return ${decodeSideText(target)}`) as (how: typeof choose) => boolean)(choose);
			at = block(at + 1, isTrue);
			if (commands[at]?.command === "else") at = block(at + 1, runs && !isTrue);
		}
		return commands.length;
	};
	block(0, true);
}

async function run(flow: FlowGraph, tool: ExportToolId): Promise<readonly string[] | null> {
	const made = exportFlow(loggingFlow(flow), { name: "Say" }, tool, () => "id");
	if (!made.ok) {
		// Selenium IDE has no functions: a part that several paths share is there once for each.
		if (made.error.code === "TOO_LARGE") return null;
		throw new Error(made.error.message);
	}
	const choices = new Choices();
	if (tool === "side") runCommands((JSON.parse(made.value.text) as SideProject).tests[0]?.commands ?? [], choices);
	else await runCode(made.value.text, choices);
	return choices.ran;
}

/** A part that those who run it leave at different places: it has to stop where its caller says. */
const STOPS = graphOf(
	"n0 > n1; n0 > n2; ?n1 true > n3; n1 false > n5; ?n2 true > n3; n2 false > n6; n3 > n4; n4 > n5; n5 > n6",
);

it.each(["playwright", "puppeteer", "side"] as const)(
	"an export for %s runs what a walk along the connections runs",
	async (tool) => {
		expect(await run(STOPS, tool)).toEqual(loggedSteps(STOPS));
		await fc.assert(
			fc.asyncProperty(arbitraryGraph(9), async (flow) => {
				const walked = loggedSteps(flow);
				fc.pre(walked !== null && walked.length < 300);
				const ran = await run(flow, tool);
				fc.pre(ran !== null);
				expect(ran).toEqual(walked);
			}),
			{ numRuns: 60 },
		);
	},
);
