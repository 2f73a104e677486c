import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { runPool } from "../processes/run-pool.ts";
import { runNode } from "../processes/run-process.ts";
import { rootFolder } from "../root-folder.ts";
import { type BuildTarget, buildTargets, DEFAULT_HUB_ORIGIN } from "./build-targets.ts";
import { hashFiles, listAllFiles, listBuildInputs } from "./hash-files.ts";
import { closureOf, readWorkspace, type WorkspacePackage } from "./workspace-graph.ts";

export interface BuildOptions {
	readonly hubOrigin?: string;
	/** Folders of the parts to build; all of them if it is left out or empty. */
	readonly only?: readonly string[];
	readonly log?: (line: string) => void;
}

export interface BuildReport {
	readonly target: string;
	readonly rebuilt: boolean;
	/** SHA-256 over the output's file names and contents. */
	readonly outputHash: string;
}

interface Stamp {
	readonly inputHash: string;
	readonly outputHash: string;
}

const STAMPS = join(rootFolder, ".local", "builds");
const SHARED_INPUTS = ["pnpm-lock.yaml", "tsconfig.base.json"].map((file) => join(rootFolder, file));

/**
 * Builds each target whose inputs (its sources, those of the packages it uses, the lockfile) differ from its last build.
 * @param options origin, parts and log; all optional
 * @param options.hubOrigin origin of the hub that the extension is built for; the default is `http://localhost:4173`
 * @param options.only folders of the parts to build, such as `mfe-builder`; all of them if it is left out or empty
 * @param options.log receives a line for each target that is built
 * @returns one report per target, in the order of `buildTargets`
 * @throws Error with the output of the build tool if a build fails, or if there is no such part
 */
export async function buildChanged(options: BuildOptions = {}): Promise<BuildReport[]> {
	const workspace = readWorkspace(rootFolder);
	const all = buildTargets(options.hubOrigin ?? DEFAULT_HUB_ORIGIN);
	const only = options.only ?? [];
	const unknown = only.find((folder) => !all.some((target) => target.folder === folder));
	if (unknown !== undefined) {
		throw new Error(`There is no part "${unknown}". Parts: ${all.map(({ folder }) => folder).join(", ")}`);
	}
	const targets = all.filter(({ folder }) => only.length === 0 || only.includes(folder));
	mkdirSync(STAMPS, { recursive: true });
	return runPool(targets, Math.min(2, availableParallelism()), (target) =>
		buildOne(target, workspace, options.log ?? (() => undefined)),
	);
}

/**
 * Computes the hash of all inputs of a target. Equal hashes mean that a new build would change nothing.
 * @param target a target of `buildTargets`
 * @param workspace all packages by name, from `readWorkspace`
 * @returns SHA-256 in hexadecimal digits
 */
export function inputHashOf(target: BuildTarget, workspace: ReadonlyMap<string, WorkspacePackage>): string {
	const files = closureOf(target.package, workspace).flatMap((part) =>
		["package.json", ...(part.files ?? ["."])].flatMap((path) => listBuildInputs(join(rootFolder, part.folder, path))),
	);
	const salt = JSON.stringify([target.args, target.env]);
	return hashFiles(rootFolder, [...new Set([...SHARED_INPUTS, ...files])].sort(), salt);
}

const stampOf = (target: BuildTarget): string => join(STAMPS, `${target.output.replace(/\W+/g, "-")}.json`);

/**
 * Makes the next `buildChanged` build a target, whatever its inputs are: something else is going to write its output.
 * @param target a target of `buildTargets`
 */
export function forgetBuild(target: BuildTarget): void {
	rmSync(stampOf(target), { force: true });
}

async function buildOne(
	target: BuildTarget,
	workspace: ReadonlyMap<string, WorkspacePackage>,
	log: (line: string) => void,
): Promise<BuildReport> {
	const output = join(rootFolder, target.output);
	const stampFile = stampOf(target);
	const inputHash = inputHashOf(target, workspace);
	const last = readStamp(stampFile);
	const isComplete = [target.output, target.archive].every(
		(path) => path === null || existsSync(join(rootFolder, path)),
	);
	if (last?.inputHash === inputHash && isComplete) {
		return { target: target.folder, rebuilt: false, outputHash: last.outputHash };
	}
	rmSync(stampFile, { force: true });
	log(`Building ${target.folder} …`);
	const program = join(rootFolder, target.folder, "node_modules", target.program);
	const outcome = await runNode(program, target.args, {
		cwd: join(rootFolder, target.folder),
		// Under VITEST the federation plugin leaves its container out.
		env: { ...target.env, NODE_ENV: "production", VITEST: undefined },
	});
	if (outcome.code !== 0) throw new Error(`Building ${target.folder} failed:\n${outcome.output}`);
	const outputHash = hashFiles(output, listAllFiles(output));
	writeFileSync(stampFile, JSON.stringify({ inputHash, outputHash } satisfies Stamp));
	return { target: target.folder, rebuilt: true, outputHash };
}

function readStamp(file: string): Stamp | null {
	if (!existsSync(file)) return null;
	const stamp: unknown = JSON.parse(readFileSync(file, "utf8"));
	const ok = typeof stamp === "object" && stamp !== null && "inputHash" in stamp && "outputHash" in stamp;
	return ok ? { inputHash: String(stamp.inputHash), outputHash: String(stamp.outputHash) } : null;
}
