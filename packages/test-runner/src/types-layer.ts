import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { readWorkspace } from "@scriptorium/workspace/build/workspace-graph";
import { runPool } from "@scriptorium/workspace/processes/run-pool";
import { rootFolder } from "@scriptorium/workspace/root-folder";
import type { Layer } from "./layer.ts";
import { runTool } from "./tool-layer.ts";

/** Type-checks each package by its own `tsconfig.json`, so that each sees only the globals of its realm. */
export const typesLayer: Layer = {
	name: "types",
	kind: "read-only",
	async run() {
		const projects = [...readWorkspace(rootFolder).values()]
			.map((part) => join(part.folder, "tsconfig.json"))
			.filter((file) => existsSync(join(rootFolder, file)));
		const results = await runPool(projects, Math.min(2, availableParallelism()), (project) =>
			runTool({
				program: "typescript-native/bin/tsc",
				args: ["--noEmit", "--pretty", "false", "-p", project, "--incremental", "--tsBuildInfoFile", cacheOf(project)],
			}),
		);
		return {
			passed: results.reduce((sum, result) => sum + result.passed, 0),
			failed: results.reduce((sum, result) => sum + result.failed, 0),
			output: results.map((result) => result.output).join(""),
		};
	},
};

/** Where the compiler keeps what it found, so that the next run checks only what changed since. */
function cacheOf(project: string): string {
	return join(rootFolder, "node_modules", ".cache", "types", `${project.replace(/\W+/g, "-")}.tsbuildinfo`);
}
