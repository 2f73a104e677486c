import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { jsonError } from "../json-error.ts";
import type { PartState } from "../part-state.ts";
import type { ProjectConfig } from "../project-config.ts";
import { createEdgeFunction, type EdgeFunction } from "./edge-function.ts";
import { forward, forwardAlone } from "./forward.ts";
import { createProcessPool, type ProcessPool } from "./process-pool.ts";
import { readUserToken } from "./user-token.ts";

export interface FunctionsHost {
	/**
	 * @param path what follows `/functions/v1`
	 * @param timeLimitMs of a function with a pool of processes. Its process is ended then, as a hosted project does when the time of
	 * a function is used up, and when the client has left.
	 */
	fetch(request: Request, path: string, timeLimitMs?: number): Promise<Response>;
	state(): PartState;
	stop(): Promise<void>;
}

const FUNCTIONS = fileURLToPath(new URL("../../functions/", import.meta.url));

/** Time limit of a function with a pool of processes. The analysis of the largest script takes less on a slow machine. */
const TIME_LIMIT_MS = 15_000;

/** Status and code of every refusal are those of a hosted project's gateway. */
export function createFunctionsHost(options: {
	dataDir: string;
	jwtSecret: string;
	/** The tables `[functions.*]` of config.toml. */
	settings: ProjectConfig["functions"];
	env: Readonly<Record<string, string>>;
	/** Functions that ask a model, and the variables that these alone see. */
	models?: { readonly functions: ReadonlySet<string>; readonly env: Readonly<Record<string, string>> };
	/**
	 * Functions that need something that has to be running: called before each of their requests, and answers variables that this
	 * function alone sees. Those of the first request count.
	 */
	services?: Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>>;
	log: (line: string) => void;
	functionsDir?: string;
	/** Functions that compute for long, with the number of their processes; all others have one for all requests. */
	pools?: Readonly<Record<string, number>>;
}): FunctionsHost {
	const functionsDir = options.functionsDir ?? FUNCTIONS;
	const live = new Map<string, EdgeFunction | ProcessPool>();

	const find = async (name: string): Promise<EdgeFunction | ProcessPool | null> => {
		const entry = join(functionsDir, name, "index.ts");
		if (!/^[a-z][a-z0-9-]*$/.test(name) || !existsSync(entry)) return null;
		const ofService = await options.services?.[name]?.();
		const known = live.get(name);
		if (known) return known;
		const models = options.models?.functions.has(name) ? options.models : null;
		const start = {
			entry,
			env: { ...options.env, ...models?.env, ...ofService },
			// A package below `ai` asks for it when it is loaded. Nothing sends it.
			mayReadHostname: models !== null,
			cacheDir: join(options.dataDir, "deno"),
			log: (line: string) => options.log(`${name}: ${line}`),
		};
		const processes = options.pools?.[name];
		const made = processes === undefined ? createEdgeFunction(start) : createProcessPool(start, processes);
		live.set(name, made);
		return made;
	};

	return {
		fetch: async (request, path, timeLimitMs = TIME_LIMIT_MS) => {
			const name = path.split("/")[1] ?? "";
			const edgeFunction = await find(name);
			if (!edgeFunction) return jsonError(404, "NOT_FOUND", "Requested function was not found");
			if (request.method !== "OPTIONS" && (options.settings[name]?.verify_jwt ?? true)) {
				const header = request.headers.get("Authorization");
				if (header === null) return jsonError(401, "UNAUTHORIZED_NO_AUTH_HEADER", "Missing authorization header");
				if ((await readUserToken(header, options.jwtSecret)) === null) {
					return jsonError(401, "UNAUTHORIZED_INVALID_JWT_FORMAT", "Invalid JWT");
				}
			}
			try {
				if ("take" in edgeFunction) return await forwardAlone(request, await edgeFunction.take(), path, timeLimitMs);
				return await forward(request, await edgeFunction.process(), path);
			} catch (thrown) {
				if (request.signal.aborted) throw thrown;
				// The reason is in the log: it may hold paths of this computer.
				return jsonError(503, "BOOT_ERROR", "Function failed to start (please check logs)");
			}
		},
		state: () => {
			const states = [...live.values()].map((edgeFunction) => edgeFunction.state());
			if (states.includes("failed")) return "failed";
			return states.includes("running") ? "running" : "idle";
		},
		stop: async () => {
			await Promise.all([...live.values()].map((edgeFunction) => edgeFunction.stop()));
		},
	};
}
