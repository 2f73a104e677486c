import { jsonError } from "../json-error.ts";
import type { PartState } from "../part-state.ts";

export interface FunctionsHost {
	/** @param path what follows `/functions/v1` */
	fetch(request: Request, path: string): Promise<Response>;
	state(): PartState;
	stop(): Promise<void>;
}

export function createFunctionsHost(): FunctionsHost {
	return {
		fetch: async () => jsonError(404, "not_found", "There is no such function."),
		state: () => "idle",
		stop: async () => undefined,
	};
}
