import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { messageOf } from "@scriptorium/core-types/errors";
import { devExtensionTarget } from "@scriptorium/workspace/build/build-targets";
import { readWorkspace } from "@scriptorium/workspace/build/workspace-graph";
import { rootFolder } from "@scriptorium/workspace/root-folder";
import { watch } from "chokidar";
import { writeLocalRegistry } from "../local-registry.ts";
import { localRemotes } from "../local-remotes.ts";
import type { StartOptions } from "../options.ts";
import { StartFailure } from "../start-failure.ts";
import { type BuiltPart, findAffectedParts } from "./affected-parts.ts";
import { createAreaBuilders } from "./area-builders.ts";

/** Time in ms for which changes are collected, as an editor writes several files at once. */
const COLLECT_MS = 40;
/** Message to the hub that reloads the open pages. */
export const RELOAD = "reload pages";
/** Program of the hub, which `packages/commands` owns. */
const HUB = join(rootFolder, "packages", "commands", "src", "dev-hub.ts");

/**
 * Runs the hub, and builds or starts again what is affected by each change of a source file.
 * @param options as for `npm start`; not port 0, because the hub keeps its port when it starts again
 * @param args arguments of `npm start`, for the hub's process
 * @param log receives a line for each build and restart
 * @returns a function that stops everything
 * @throws StartFailure for port 0
 */
export function runDev(
	options: StartOptions,
	args: readonly string[],
	log: (line: string) => void,
): () => Promise<void> {
	if (options.port === 0) throw new StartFailure("npm run dev needs a port that it can keep: --port 4173.");
	const origin = `http://localhost:${options.port}`;
	const workspace = readWorkspace(rootFolder);
	const serverPackages = ["@scriptorium/start-hub", "@scriptorium/supabase", ...importedBy("hub-shell/server")];
	let hub = startHub(args);
	let isStopped = false;
	const begun = new Map<BuiltPart, number>();

	const restart = async (reason: string): Promise<void> => {
		const since = performance.now();
		await end(hub);
		if (isStopped) return;
		// What has changed since the first start is built by the bundlers.
		hub = startHub([...args, "--no-build"], () =>
			log(`The hub has started again after ${seconds(since)} s: ${reason}`),
		);
	};
	/** A hub whose code has an error has ended; it starts again with the next change. */
	const reloadPages = (): void => {
		if (hub.connected) hub.send(RELOAD);
	};
	let restarting: Promise<void> = Promise.resolve();
	const restartInTurn = (reason: string): void => {
		restarting = restarting.then(() => restart(reason));
	};
	const builders = createAreaBuilders(
		origin,
		(part) => {
			log(`${part} was built in ${seconds(begun.get(part) ?? performance.now())} s`);
			// The server renders pages with the shell's code.
			if (part === "hub-shell") return restartInTurn("hub-shell was built");
			if (part === "extension") return reloadPages();
			// During a build of another remote its descriptor is missing; the end of that build comes here as well.
			writeLocalRegistry(options.dataDir, localRemotes).then(reloadPages, (error: unknown) => log(messageOf(error)));
		},
		log,
	);

	const build = (part: BuiltPart): void => {
		begun.set(part, performance.now());
		log(`Building ${part} …`);
		builders.build(part);
	};
	log(
		`Load the extension from ${join(rootFolder, devExtensionTarget(origin).output)}: it reloads itself after each build.`,
	);
	build("extension");

	let changed = new Set<string>();
	const react = (): void => {
		const files = [...changed];
		changed = new Set();
		const { builds, restart: reason } = findAffectedParts(files, workspace, serverPackages);
		for (const part of builds) build(part);
		if (reason !== null) restartInTurn(`${reason} was changed`);
	};
	let timer: NodeJS.Timeout | undefined;
	const watcher = watch(watchedFolders(), { cwd: rootFolder, ignoreInitial: true }).on("all", (_event, file) => {
		changed.add(file.replaceAll("\\", "/"));
		clearTimeout(timer);
		timer = setTimeout(react, COLLECT_MS);
	});
	return async () => {
		isStopped = true;
		clearTimeout(timer);
		await watcher.close();
		builders.stop();
		await restarting;
		await end(hub);
	};
}

async function end(hub: ChildProcess): Promise<void> {
	if (hub.exitCode !== null || hub.signalCode !== null) return;
	const ended = once(hub, "exit");
	hub.kill("SIGTERM");
	await ended;
}

function startHub(args: readonly string[], onReady: () => void = () => undefined): ChildProcess {
	const hub = fork(HUB, [...args], { cwd: rootFolder });
	hub.once("message", onReady);
	return hub;
}

const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1);

/** Folders with sources, relative to the root. The recursive watch of the root would include `node_modules`. */
function watchedFolders(): string[] {
	const apps = ["hub-shell", "mfe-catalogue", "mfe-builder", "mfe-admin", "extension", "shared-protocol"];
	const packages = readdirSync(join(rootFolder, "packages")).map((name) => `packages/${name}`);
	const sources = [...apps, ...packages].map((folder) => `${folder}/src`);
	return [
		...sources,
		"hub-shell/server",
		"supabase/functions",
		"supabase/local",
		"supabase/canary-worker",
		"supabase/test-worker",
		"supabase/migrations",
	];
}

/** Names of the packages that the modules of a folder import. */
function importedBy(folder: string): string[] {
	const modules = readdirSync(join(rootFolder, folder), { recursive: true, encoding: "utf8" });
	const names = modules
		.filter((file) => file.endsWith(".ts"))
		.flatMap((file) => [
			...readFileSync(join(rootFolder, folder, file), "utf8").matchAll(/from "(@scriptorium\/[\w-]+)\//g),
		])
		.map(([, name = ""]) => name);
	return [...new Set(names)];
}
