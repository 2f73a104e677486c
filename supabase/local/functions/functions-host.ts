import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { jsonError } from "../json-error.ts";
import type { PartState } from "../part-state.ts";
import type { ProjectConfig } from "../project-config.ts";
import { createEdgeFunction, type EdgeFunction } from "./edge-function.ts";
import { forward } from "./forward.ts";
import { readUserToken } from "./user-token.ts";

export interface FunctionsHost {
	/** @param path what follows `/functions/v1` */
	fetch(request: Request, path: string): Promise<Response>;
	state(): PartState;
	/** Ends the process of a function that hangs and starts another, as a hosted project does when its time is used up. */
	restart(name: string): Promise<void>;
	stop(): Promise<void>;
}

const FUNCTIONS = fileURLToPath(new URL("../../functions/", import.meta.url));

/** Status and code of every refusal are those of a hosted project's gateway. */
export function createFunctionsHost(options: {
	dataDir: string;
	jwtSecret: string;
	/** The tables `[functions.*]` of config.toml. */
	settings: ProjectConfig["functions"];
	env: Readonly<Record<string, string>>;
	log: (line: string) => void;
	functionsDir?: string;
}): FunctionsHost {
	const functionsDir = options.functionsDir ?? FUNCTIONS;
	const live = new Map<string, EdgeFunction>();

	const find = (name: string): EdgeFunction | null => {
		const known = live.get(name);
		if (known) return known;
		const entry = join(functionsDir, name, "index.ts");
		if (!/^[a-z][a-z0-9-]*$/.test(name) || !existsSync(entry)) return null;
		const made = createEdgeFunction({
			entry,
			env: options.env,
			cacheDir: join(options.dataDir, "deno"),
			log: (line) => options.log(`${name}: ${line}`),
		});
		live.set(name, made);
		return made;
	};

	return {
		fetch: async (request, path) => {
			const name = path.split("/")[1] ?? "";
			const edgeFunction = find(name);
			if (!edgeFunction) return jsonError(404, "NOT_FOUND", "Requested function was not found");
			if (request.method !== "OPTIONS" && (options.settings[name]?.verify_jwt ?? true)) {
				const header = request.headers.get("Authorization");
				if (header === null) return jsonError(401, "UNAUTHORIZED_NO_AUTH_HEADER", "Missing authorization header");
				if ((await readUserToken(header, options.jwtSecret)) === null) {
					return jsonError(401, "UNAUTHORIZED_INVALID_JWT_FORMAT", "Invalid JWT");
				}
			}
			let process: Awaited<ReturnType<EdgeFunction["process"]>>;
			try {
				process = await edgeFunction.process();
			} catch {
				// The reason is in the log: it may hold paths of this computer.
				return jsonError(503, "BOOT_ERROR", "Function failed to start (please check logs)");
			}
			return forward(request, process, path);
		},
		state: () => {
			const states = [...live.values()].map((edgeFunction) => edgeFunction.state());
			if (states.includes("failed")) return "failed";
			return states.includes("running") ? "running" : "idle";
		},
		restart: async (name) => live.get(name)?.restart(),
		stop: async () => {
			await Promise.all([...live.values()].map((edgeFunction) => edgeFunction.stop()));
		},
	};
}
