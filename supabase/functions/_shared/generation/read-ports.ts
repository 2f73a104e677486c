import { createAskModel } from "../model/ask-model.ts";
import { readModelSettings } from "../model/model-settings.ts";
import type { GenerationPorts } from "./begin-generation.ts";
import { createGenerationStore } from "./store.ts";

/** Name of the rate limit that all functions which generate share. */
const ACTION = "generate_script";

/**
 * Reads from the environment what a function that generates needs.
 * @param name of the function, under which its requests are counted
 * @returns the ports
 * @throws when a variable of the model cannot be used
 */
export function readGenerationPorts(name: string): GenerationPorts {
	const publishableKey = Deno.env.get("SUPABASE_ANON_KEY") ?? "";
	const store = createGenerationStore({
		url: Deno.env.get("SUPABASE_URL") ?? "",
		publishableKey,
		serviceRoleKey: Deno.env.get("SUPABASE_SERVICE_ROLE_KEY") ?? "",
		name,
		action: ACTION,
	});
	const settings = readModelSettings((variable) => Deno.env.get(variable));
	if (!settings.ok) throw new Error(settings.error.message);
	const model = settings.value === null ? null : { settings: settings.value, ask: createAskModel(settings.value) };
	return { model, store, publishableKey, now: () => new Date() };
}
