import { join } from "node:path";
import { runPool } from "@scriptorium/workspace/processes/run-pool";
import { runNode } from "@scriptorium/workspace/processes/run-process";
import { rootFolder } from "@scriptorium/workspace/root-folder";
import type { Layer, LayerResult } from "./layer.ts";

/** A program of the root's `node_modules` that answers by its exit code; counts as one check. */
export interface Tool {
	/** Path below `node_modules`. */
	readonly program: string;
	readonly args: readonly string[];
}

/** @param atOnce how many of them run beside each other */
export function toolLayer(name: string, tools: readonly Tool[], atOnce = 1): Layer {
	return {
		name,
		kind: "read-only",
		async run() {
			const results = await runPool(tools, atOnce, runTool);
			return {
				passed: results.reduce((sum, result) => sum + result.passed, 0),
				failed: results.reduce((sum, result) => sum + result.failed, 0),
				output: results.map((result) => result.output).join(""),
			};
		},
	};
}

export async function runTool(tool: Tool): Promise<LayerResult> {
	const program = join(rootFolder, "node_modules", tool.program);
	const outcome = await runNode(program, tool.args, { cwd: rootFolder });
	return outcome.code === 0
		? { passed: 1, failed: 0, output: "" }
		: { passed: 0, failed: 1, output: `${outcome.output}\n` };
}
