import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { isIP } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";
import { startLocalBackend } from "../../local/backend.ts";
import { fillDataFolder } from "./data-folder-template.ts";

export interface TestBackend {
	/** Base of the REST and auth services. */
	readonly url: string;
	readonly publishableKey: string;
	/** Superuser. */
	readonly databaseUrl: string;
	readonly serviceRoleKey: string;
	/** What it logged, with the lines of its functions. */
	readonly lines?: readonly string[];
	stop(): Promise<void>;
}

/**
 * Cost of the passwords' hashes, the lowest that bcrypt has. Only the accounts of tests have passwords: people sign in with Google. At the
 * default cost of 10, each of the hundreds of accounts would take 70 ms of the processor.
 */
process.env.LITE_AUTH_BCRYPT_COST ??= "4";

/** The visitor's address as the nearest proxy would write it, so that tests can send from several addresses. */
function behindProxy(request: Request): string {
	const address = request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "";
	return isIP(address) ? address : "127.0.0.1";
}

/**
 * Starts the real backend with a database folder and a port of its own.
 * @param options parts that are off if left out
 * @param options.seed inserts the seeds; otherwise the database is empty
 * @param options.begin processes the analysis queue, as `npm start` does; otherwise jobs stay queued
 * @param options.modelVariables variables of the AI model; none if left out, whatever the environment has
 * @param options.testWorker worker of the function `test-bookmarklet`; none if left out
 * @returns the running backend; `stop` removes its data
 * @throws with the lines that it logged when it does not start
 */
export async function startTestBackend(
	options: {
		seed?: boolean;
		begin?: boolean;
		modelVariables?: Readonly<Record<string, string>>;
		testWorker?: { readonly url: string; readonly key: string };
	} = {},
): Promise<TestBackend> {
	const dataDir = await mkdtemp(join(tmpdir(), "scriptorium-database-"));
	let answer = (_request: Request): Promise<Response> => Promise.resolve(new Response("starting", { status: 503 }));
	const listener = getRequestListener((request) => answer(request));
	const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
	const { port, origin: url, close } = await listenOnLoopback(server);

	const seed = options.seed ?? false;
	const lines: string[] = [];
	const start = async () => {
		await fillDataFolder(dataDir, { seed });
		const origin = `http://localhost:${port}`;
		const { modelVariables = {}, testWorker = null } = options;
		const log = (line: string) => lines.push(line);
		return startLocalBackend({ dataDir, origin, log, seed, canary: null, modelVariables, testWorker });
	};
	const backend = await start().catch(async (thrown: unknown) => {
		await close();
		throw new Error(`The backend did not start: ${lines.join("\n")}`, { cause: thrown });
	});
	answer = async (request) =>
		(await backend.fetch(request, "127.0.0.1", behindProxy(request))) ??
		new Response("not the backend's", { status: 404 });
	if (options.begin) backend.begin();
	return {
		url,
		publishableKey: backend.publishableKey,
		databaseUrl: backend.databaseUrl,
		serviceRoleKey: backend.serviceRoleKey,
		lines,
		stop: async () => {
			await close();
			await backend.stop();
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}
