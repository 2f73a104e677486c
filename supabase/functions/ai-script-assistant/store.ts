import { fail, succeed } from "@scriptorium/core-types/errors";
import { listScripts } from "@scriptorium/hub-data/scripts/list-scripts";
import { createVisitorClient } from "@scriptorium/hub-data/visitor-client";
import { createClient, type PostgrestError } from "@supabase/supabase-js";
import * as z from "zod";
import { unreachable } from "../_shared/http/person-of-token.ts";
import type { AssistantPorts } from "./ports.ts";

const options = { auth: { persistSession: false, autoRefreshToken: false } };
const MAX_SCRIPTS = 5;

/** The assistant's own ports over the project's REST service. */
export function createAssistantStore(project: {
	readonly url: string;
	readonly publishableKey: string;
	readonly serviceRoleKey: string;
}): Pick<AssistantPorts, "searchScripts" | "keep"> {
	const { url, publishableKey, serviceRoleKey } = project;
	// As a visitor: an answer shows what everybody may see, no draft and no removed script.
	const visitor = createVisitorClient({ url, publishableKey }, fetch);
	const service = createClient(url, serviceRoleKey, options);
	const call = async (name: string, args: object): Promise<{ data: unknown; error: PostgrestError | null }> =>
		service.rpc(name, args);
	return {
		searchScripts: async (query, signal) => {
			const found = await listScripts(visitor, { term: query, sort: "best_match", limit: MAX_SCRIPTS }, signal);
			if (!found.ok)
				return fail("database_unreachable", "The search did not answer. Try again shortly.", found.error.message);
			const { scripts, total } = found.value;
			return succeed({
				total,
				scripts: scripts.map(({ id, title, slug, author, risk_level: risk }) => ({
					id,
					title,
					path: author?.username
						? `/${encodeURIComponent(author.username)}/${encodeURIComponent(slug)}`
						: `/bookmarklet/${id}`,
					risk,
				})),
			});
		},
		keep: async (person, question, answer) => {
			const args = {
				p_person: person,
				p_question: storable(question.text),
				p_answer: storable(answer),
				p_asked_at: question.askedAt,
			};
			const { data, error } = await call("keep_assistant_answer", args);
			return error ? unreachable(error) : succeed(z.uuid().nullable().parse(data));
		},
	};
}

/** PostgreSQL refuses NUL and lone surrogates, in texts and in JSON. */
function storable<Value>(value: Value): Value {
	return JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
		typeof part === "string" ? part.toWellFormed().replaceAll("\0", "\ufffd") : part,
	) as Value;
}
