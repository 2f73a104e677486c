import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { forgetBuild } from "@scriptorium/workspace/build/build-changed";
import { type BuildTarget, buildTargets, devExtensionTarget } from "@scriptorium/workspace/build/build-targets";
import { runNode } from "@scriptorium/workspace/processes/run-process";
import { rootFolder } from "@scriptorium/workspace/root-folder";
import type { BuiltPart } from "./affected-parts.ts";

/** Marks the builds of `npm run dev`, which are neither minified nor compressed (`packages/build-config`). */
const DEV_BUILD = { SCRIPTORIUM_DEV_BUILD: "1", NODE_ENV: "production" } as const;

export interface AreaBuilders {
	/** Builds a part that has changed. The first change of a shell or remote starts a bundler that watches it from then on. */
	build(part: BuiltPart): void;
	stop(): void;
}

/**
 * Builds the parts that somebody edits. A bundler that has built a remote once builds it again in a fraction of the time.
 * @param hubOrigin origin that the extension is built for
 * @param onBuilt is called after each build
 * @param log receives the bundlers' errors
 * @returns builders that have built nothing yet
 */
export function createAreaBuilders(
	hubOrigin: string,
	onBuilt: (part: BuiltPart) => void,
	log: (line: string) => void,
): AreaBuilders {
	const bundlers = new Map<BuiltPart, ChildProcess>();
	let isBuildingExtension = false;
	let isExtensionStale = false;

	const targetOf = (part: BuiltPart): BuildTarget => {
		const target = buildTargets(hubOrigin).find(({ folder }) => folder === part);
		if (target === undefined) throw new Error(`There is no part ${part}`);
		return target;
	};

	function startBundler(part: BuiltPart): void {
		const target = targetOf(part);
		forgetBuild(target);
		const folder = join(rootFolder, target.folder);
		const program = join(folder, "node_modules", target.program);
		const bundler = spawn(process.execPath, [program, "build", "--watch", "--logLevel", "info"], {
			cwd: folder,
			env: { ...process.env, ...target.env, ...DEV_BUILD, NO_COLOR: "1" },
			stdio: ["ignore", "pipe", "pipe"],
		});
		bundlers.set(part, bundler);
		const read = (chunk: Buffer): void => {
			const text = chunk.toString();
			if (/\bbuilt in \d/.test(text)) onBuilt(part);
			if (/^(?:Build failed|error during build)/m.test(text)) log(text.trimEnd());
		};
		bundler.stdout.on("data", read);
		bundler.stderr.on("data", read);
		bundler.on("exit", () => bundlers.delete(part));
	}

	async function buildExtension(): Promise<void> {
		if (isBuildingExtension) {
			isExtensionStale = true;
			return;
		}
		isBuildingExtension = true;
		const target = devExtensionTarget(hubOrigin);
		const folder = join(rootFolder, target.folder);
		const outcome = await runNode(join(folder, "node_modules", target.program), target.args, {
			cwd: folder,
			env: { ...target.env, ...DEV_BUILD },
		});
		isBuildingExtension = false;
		if (isExtensionStale) {
			isExtensionStale = false;
			await buildExtension();
		} else if (outcome.code === 0) onBuilt("extension");
		else log(outcome.output.trimEnd());
	}

	return {
		build(part) {
			if (part === "extension") void buildExtension().catch((error: unknown) => log(String(error)));
			else if (!bundlers.has(part)) startBundler(part);
		},
		stop() {
			for (const bundler of bundlers.values()) bundler.kill();
		},
	};
}
