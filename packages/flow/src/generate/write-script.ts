import { type MetadataLine, writeMetadata } from "@scriptorium/userscript/write-metadata";
import type { FlowStructure } from "../program/structure-flow.ts";
import { builtPart } from "./built-part.ts";
import { CodeWriter, type StepLines } from "./code-writer.ts";
import { elementScopeOf } from "./element-scope.ts";
import type { FlowPlan } from "./plan-flow.ts";
import { collectParts, type RuntimePart } from "./runtime-part.ts";
import { commentLines, quoted } from "./source-text.ts";
import { partsIn, partsOf } from "./write-call.ts";
import type { ScriptLayout } from "./write-step.ts";
import { StraightWriter } from "./write-straight.ts";
import { TableWriter } from "./write-table.ts";

interface Script {
	readonly code: string;
	readonly lines: readonly StepLines[];
}

const ALERT = 'alert("An error occurred: " + error.message);';

/**
 * Writes a script whose steps stand one below the other: the functions that they need, the steps, and the wrapper that the settings
 * ask for.
 * @param structure the flow as blocks
 * @param plan what each step becomes
 * @param layout the settings
 * @returns the code, and where the steps are in it
 */
export function writeStraightScript(structure: FlowStructure, plan: FlowPlan, layout: ScriptLayout): Script {
	const { useAsync, wrapInIIFE, errorHandling } = layout;
	const writer = new CodeWriter();
	const steps = new StraightWriter(writer, plan, structure, layout);
	const body = (): void => {
		if (useAsync && errorHandling) writer.block("try {", () => steps.main(), "} catch (error) {");
		else if (useAsync) steps.main();
		if (useAsync && errorHandling) {
			writer.indented(() => writer.add(ALERT));
			writer.add("}");
		}
		if (useAsync) return;
		writer.add("let done = Promise.resolve();");
		steps.main();
		if (errorHandling) writer.block("done.catch((error) => {", () => writer.add(ALERT), "});");
	};
	const whole = (): void => {
		addRuntime(writer, runtimeOf(plan, aroundSteps(plan, useAsync)), layout);
		addVariables(writer, plan, wrapInIIFE);
		steps.parts();
		if (wrapInIIFE) {
			body();
			return;
		}
		// The names of the steps are not the page's.
		writer.block(`${useAsync ? "async " : ""}function runSteps() {`, body, "}");
		writer.add("runSteps();");
	};
	addHead(writer, layout);
	if (wrapInIIFE) writer.block(`(${useAsync ? "async " : ""}() => {`, whole, "})();");
	else whole();
	return writer.finish();
}

/** How a script with a table of steps is begun. */
export type TableFrame =
	/** `asks`: on another page the run goes on by the visitor's click. */
	| { readonly target: "userscript"; readonly metadata: readonly MetadataLine[]; readonly asks: boolean }
	/** Body of a function with `report`, `resumeFrom` and `signal` in its scope; its promise is that of the run. */
	| { readonly target: "run" };

/**
 * Writes a script whose steps are a list, so that it can go on after a page load.
 * @param structure the flow as blocks
 * @param plan what each step becomes
 * @param layout the settings
 * @param frame how the script is begun
 * @returns the code, and where the steps are in it
 */
export function writeTableScript(
	structure: FlowStructure,
	plan: FlowPlan,
	layout: ScriptLayout,
	frame: TableFrame,
): Script {
	const { program } = structure;
	const scope = elementScopeOf(structure, plan);
	const rows = (writer: CodeWriter): void => new TableWriter(writer, plan, program, scope, layout).rows();
	const alone = new CodeWriter();
	rows(alone);
	const hash = hashOf(alone.finish().code);

	const writer = new CodeWriter();
	const isUserscript = frame.target === "userscript";
	const isInFunction = layout.wrapInIIFE || !isUserscript;
	const whole = (): void => {
		const resume = frame.target === "userscript" && frame.asks ? "askToResumeRun" : "resumeRun";
		const entries = isUserscript ? [builtPart("startRun"), builtPart(resume)] : [builtPart("reportRun")];
		addRuntime(writer, runtimeOf(plan, entries), layout);
		addVariables(writer, plan, isInFunction);
		const name = quoted(layout.name || "Script");
		const variables = plan.variables.size === 0 ? "variables: {}" : "variables";
		const head = `name: ${name}, hash: ${quoted(hash)}, start: ${program.entry}, ${variables}`;
		writer.block(`${isInFunction ? "const" : "var"} flow = { ${head}, steps: [`, () => rows(writer), "] };");
		writer.add("");
		if (isUserscript) addStart(writer, name, layout, frame.asks);
		else writer.add("return reportRun(flow, report, resumeFrom, signal);");
	};
	if (isUserscript) {
		writer.add(writeMetadata(frame.metadata));
		writer.add("");
	} else addHead(writer, layout);
	// The code of a run is the body of a function already.
	if (isUserscript && layout.wrapInIIFE) writer.block("(() => {", whole, "})();");
	else whole();
	return writer.finish();
}

function addStart(writer: CodeWriter, name: string, { errorHandling }: ScriptLayout, asks: boolean): void {
	const caught = errorHandling ? `.catch((error) => { ${ALERT} })` : "";
	writer.add(`GM_registerMenuCommand(${name}, () => { startRun(flow)${caught}; });`);
	writer.add(`${asks ? "askToResumeRun" : "resumeRun"}(flow)${caught};`);
}

/** Tells one flow from another; two numbers of 32 bits by FNV-1a with different beginnings. */
function hashOf(text: string): string {
	const numbers = [0x811c9dc5, 0x01000193].map((begun) => {
		let hash = begun;
		for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
		return (hash >>> 0).toString(36);
	});
	return numbers.join("");
}

/** Adds name and description as comments. */
function addHead(writer: CodeWriter, { addComments, name, description }: ScriptLayout): void {
	if (addComments) for (const line of [...commentLines(name), ...commentLines(description)]) writer.add(line);
}

/** Adds functions of the runtime. */
function addRuntime(writer: CodeWriter, parts: readonly RuntimePart[], { addComments }: ScriptLayout): void {
	for (const { source } of parts) {
		const lines = source.trim().split("\n");
		// Comments are on lines of their own.
		for (const line of lines) if (addComments || !/^\t*\/\//.test(line)) writer.add(line);
		writer.add("");
	}
}

/** Adds the object that keeps the variables; each one is empty at first. */
function addVariables(writer: CodeWriter, { variables }: FlowPlan, isInFunction: boolean): void {
	if (variables.size === 0) return;
	// In brackets, `__proto__` is no special name.
	const fields = [...variables].map((name) => (/^[a-z]\w*$/i.test(name) ? `${name}: ""` : `[${quoted(name)}]: ""`));
	writer.add(`${isInFunction ? "const" : "var"} variables = { ${fields.join(", ")} };`);
	writer.add("");
}

/** The functions that the actions of the steps call, and some more. */
function runtimeOf({ steps }: FlowPlan, more: readonly RuntimePart[]): readonly RuntimePart[] {
	const used = new Set(more);
	for (const { code } of steps.values()) {
		if (code.does === "calls") for (const part of code.calls.flatMap(partsOf)) used.add(part);
		if (code.does === "repeats" && "each" in code)
			for (const part of [...partsIn(code.each), builtPart("findElements")]) used.add(part);
		if (code.does === "tests" && code.condition.readsNumbers) used.add(builtPart("readNumber"));
	}
	return collectParts([...used]);
}

/** What statements one below the other need besides. */
function aroundSteps({ steps }: FlowPlan, useAsync: boolean): readonly RuntimePart[] {
	const codes = [...steps.values()].map(({ code }) => code);
	const isNamed = codes.some(
		(code) =>
			(code.does === "calls" && code.isUnnamed !== true) ||
			code.does === "custom" ||
			(code.does === "repeats" && "each" in code),
	);
	const isChained = !useAsync && codes.some(({ does }) => does === "repeats");
	return [...(isNamed ? [builtPart("inStep")] : []), ...(isChained ? [builtPart("inTurn")] : [])];
}
