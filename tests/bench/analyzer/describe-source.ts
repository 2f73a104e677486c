import { execFileSync } from "node:child_process";
import { availableParallelism, cpus } from "node:os";
import type { Scorecard } from "@scriptorium/shared-protocol/scorecard";
import { rootFolder } from "@scriptorium/workspace/root-folder";

/** The commit that was measured, with `+changes` when analyzer or corpus differ from it. */
export function describeCommit(): string {
	const git = (...args: string[]) => execFileSync("git", args, { cwd: rootFolder, encoding: "utf8" }).trim();
	const changed = git("status", "--porcelain", "--", "packages/script-analyzer", "packages/userscript", "tests/corpus");
	return git("rev-parse", "--short=12", "HEAD") + (changed === "" ? "" : "+changes");
}

export function describeMachine(): Scorecard["machine"] {
	const cpu = cpus()[0]?.model.replace(/\s+/g, " ").trim() ?? "unknown";
	return { cpu, cores: availableParallelism(), node: process.versions.node };
}
