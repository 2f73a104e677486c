import { execFileSync } from "node:child_process";
import { loadavg } from "node:os";
import { rootFolder } from "@scriptorium/workspace/root-folder";
import { describeMachine } from "../analyzer/describe-source.ts";

const MEASURED = ["extension", ":(glob)hub-shell/**", ":(glob)mfe-*/**", "packages", "shared-protocol", "supabase"];

/** Day, commit (with `+changes` when what is measured differs from it), machine, browser and how busy the machine was. */
export function describeSource(chromium: string): string {
	const git = (...args: string[]) => execFileSync("git", args, { cwd: rootFolder, encoding: "utf8" }).trim();
	const changed = git("status", "--porcelain", "--", ...MEASURED) === "" ? "" : "+changes";
	const { cpu, cores, node } = describeMachine();
	return (
		`${new Date().toISOString().slice(0, 10)}, commit ${git("rev-parse", "--short=12", "HEAD")}${changed}. ` +
		`${cpu}, ${cores} cores, Node ${node}, Chromium ${chromium}, load ${(loadavg()[0] ?? 0).toFixed(1)}.`
	);
}
