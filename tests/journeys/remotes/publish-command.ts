import { join } from "node:path";
import { type ProcessOutcome, runNode } from "@scriptorium/workspace/processes/run-process";
import { projectRoot } from "./build-copy.ts";

/** Where `npm run publish:remote` publishes to. */
export interface PublishTarget {
	/** Origin of the running hub. */
	readonly shell: string;
	readonly registryFile: string;
	/** Folder of the static host. */
	readonly hostDir: string;
	/** Address of that folder, with a slash at the end. */
	readonly base: string;
}

/** The command as the team of a remote runs it, in a process of its own. */
export function publishCommand({ shell, registryFile, hostDir, base }: PublishTarget) {
	const run = (...args: string[]): Promise<ProcessOutcome> =>
		runNode(
			join(projectRoot, "packages/commands/src/publish-remote.ts"),
			["--shell", shell, "--registry", registryFile, ...args],
			{ cwd: projectRoot },
		);
	return {
		publish: (distDir: string) => run("--dist", distDir, "--host", hostDir, "--base", base),
		rollBack: (name: string) => run("--rollback", name),
	};
}
