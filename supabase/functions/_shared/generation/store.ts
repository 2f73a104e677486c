import { fail, succeed } from "@scriptorium/core-types/errors";
import { createClient, type PostgrestError } from "@supabase/supabase-js";
import * as z from "zod";
import { personOfToken, unreachable } from "../http/person-of-token.ts";
import type { GenerationStore } from "./ports.ts";

const options = { auth: { persistSession: false, autoRefreshToken: false } };
const usageRows = z.array(z.object({ requests: z.number() }));
const reservationRows = z.tuple([
	z.object({
		used: z.number(),
		day: z.string(),
		preferred_model: z.string().nullable(),
		preferred_language: z.string(),
	}),
]);

/** `GenerationStore` over the project's REST and auth services, for one function. */
export function createGenerationStore(project: {
	readonly url: string;
	readonly publishableKey: string;
	readonly serviceRoleKey: string;
	/** Name of the function, under which its requests are counted. */
	readonly name: string;
	/** Name of its rate limit. */
	readonly action: string;
}): GenerationStore {
	const { url, serviceRoleKey, name, action } = project;
	const service = createClient(url, serviceRoleKey, options);
	const call = async (called: string, args: object): Promise<{ data: unknown; error: PostgrestError | null }> =>
		service.rpc(called, args);
	return {
		findPersonId: personOfToken(project),
		usedToday: async (person) => {
			const day = new Date().toISOString().slice(0, 10);
			const { data, error } = await service.from("ai_usage").select("requests").eq("user_id", person).eq("day", day);
			if (error) return unreachable(error);
			return succeed(usageRows.parse(data).reduce((sum, { requests }) => sum + requests, 0));
		},
		reserve: async (person, limit) => {
			const { data, error } = await call("reserve_generation", {
				p_person: person,
				p_function: name,
				p_action: action,
				...(limit === null ? {} : { p_limit: limit }),
			});
			if (error?.code === "PT429") return fail("rate_limited", error.message, error.details);
			if (error?.code === "PT402") return fail("quota_exceeded", "You have used up today's requests.");
			if (error) return unreachable(error);
			const [row] = reservationRows.parse(data);
			const { used, day, preferred_model: preferredModel, preferred_language: preferredLanguage } = row;
			return succeed({ used, day, preferredModel, preferredLanguage });
		},
		recordTokens: async (person, day, tokens) => {
			const args = { p_person: person, p_function: name, p_day: day, p_tokens: tokens };
			const { error } = await call("record_generation_tokens", args);
			return error ? unreachable(error) : succeed(undefined);
		},
	};
}
