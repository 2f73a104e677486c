import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EXTENSION_ID } from "@scriptorium/shared-protocol/hub-extension/extension-id";
import { openHubPort } from "@scriptorium/start-hub/hub-port";
import { type LocalBackend, startLocalBackend } from "@scriptorium/supabase/local/backend";
import { createHubHandler } from "../../../hub-shell/server/handler.ts";
import { buildFederated, type ServedBuild } from "./build-federated.ts";
import { buildOneApp } from "./one-app/build-one-app.ts";

const TIMEOUT_MS = 120_000;

/**
 * Waits for the log line that the seeded scripts are rated: before that their pages would show less, and the
 * analysis would slow down the measurements.
 */
function waitForRatings(log: (line: string) => void): { log(line: string): void; readonly done: Promise<void> } {
	const { promise, resolve, reject } = Promise.withResolvers<void>();
	const timer = setTimeout(() => reject(new Error("The seeded scripts were not rated in time.")), TIMEOUT_MS);
	const done = promise.finally(() => clearTimeout(timer));
	return {
		done,
		log(line) {
			log(line);
			if (line.startsWith("The security analysis has looked at")) resolve();
			if (line.startsWith("The security analysis waits")) reject(new Error(line));
		},
	};
}

/** `federated`: the shell and the remotes as `npm start` serves them. `one`: the same sources as one application. */
export type Build = "federated" | "one";

export interface BenchHub {
	readonly origin: string;
	/** Which build answers from now on; origin, server and backend stay the same. */
	serve(build: Build): void;
	/** Lets a handler answer before the build does; what it gives null for, the build answers. Null takes it away. */
	answerFirst(handler: ((request: Request) => Promise<Response | null>) | null): void;
	stop(): Promise<void>;
}

/** The hub's real server over a seeded database of its own, whose scripts are rated. */
export async function startBenchHub(
	{ oneApp }: { readonly oneApp: boolean },
	log: (line: string) => void,
): Promise<BenchHub> {
	const folder = await mkdtemp(join(tmpdir(), "scriptorium-bench-"));
	// Not inside the other: the database's own user must be able to pass through.
	const dataDir = await mkdtemp(join(tmpdir(), "scriptorium-bench-"));
	const remove = (path: string) => () => rm(path, { recursive: true, force: true });
	const undo: (() => Promise<void>)[] = [remove(folder), remove(dataDir)];
	const stop = async () => {
		for (const step of undo.splice(0).reverse()) await step();
	};
	try {
		const federated = await buildFederated(join(folder, "federated"), log);
		const one = oneApp ? await buildOneApp(join(folder, "one"), federated, log) : null;
		const server = await openHubPort(0);
		undo.push(server.close);
		const origin = `http://localhost:${server.port}`;
		const ratings = waitForRatings(log);
		const backend = await startLocalBackend({ dataDir, origin, log: ratings.log, canary: null });
		undo.push(backend.stop);
		const answers = {
			federated: answerFrom(federated, origin, backend),
			one: one && answerFrom(one, origin, backend),
		};
		let current = answers.federated;
		let first: Parameters<BenchHub["answerFirst"]>[0] = null;
		server.answerWith(
			async (request, peer, connection) =>
				(await backend.fetch(request, peer)) ?? (await first?.(request)) ?? current(request, peer, connection),
		);
		backend.begin();
		await ratings.done;
		return {
			origin,
			serve(build) {
				const next = answers[build];
				if (!next) throw new Error("The one application was not built.");
				current = next;
			},
			answerFirst(handler) {
				first = handler;
			},
			stop,
		};
	} catch (thrown) {
		await stop();
		throw thrown;
	}
}

function answerFrom(build: ServedBuild, origin: string, backend: LocalBackend) {
	return createHubHandler({
		...build,
		origin,
		backend: { url: origin, publishableKey: backend.publishableKey },
		extension: { id: EXTENSION_ID, archive: null },
		countingKey: backend.countingKey,
		// As in `npm start`: the server's own reads do not leave the process.
		fetch: async (input, init) => (await backend.fetch(new Request(input, init), "127.0.0.1")) ?? fetch(input, init),
	});
}
