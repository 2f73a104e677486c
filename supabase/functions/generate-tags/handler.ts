import { fail, succeed } from "@scriptorium/core-types/errors";
import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { suggestTags } from "@scriptorium/script-templates/tags/suggest-tags";
import { MAX_BODY_BYTES } from "@scriptorium/shared-protocol/body-limits";
import {
	type GeneratedTags,
	type GenerateTagsRequest,
	generateTagsRequest,
} from "@scriptorium/shared-protocol/hub-edge/generate-tags";
import { TEMPLATE_MODE } from "@scriptorium/shared-protocol/hub-edge/script-generation";
import {
	type Answered,
	countTokens,
	type GenerationPorts,
	reserve,
	withPublicCode,
} from "../_shared/generation/begin-generation.ts";
import { findPerson } from "../_shared/http/find-person.ts";
import { answer, preflight, refusal } from "../_shared/http/json-answer.ts";
import { readJson } from "../_shared/http/read-json.ts";
import { askForTags } from "./ask-for-tags.ts";

/** The analysis of longer code takes seconds; its texts and names have to do. */
const MAX_ANALYZED = 100_000;

/** Proposes a category and tags for a script: by the model, or by votes of its words and capabilities where there is none. */
export async function handleGenerateTags(request: Request, ports: GenerationPorts): Promise<Response> {
	if (request.method === "OPTIONS") return preflight();
	if (request.method !== "POST") return refusal({ code: "method_not_allowed", message: "Use POST." });
	const read = await readJson(request, generateTagsRequest, MAX_BODY_BYTES);
	const made = read.ok ? await tagsFor(read.value, request, ports) : read;
	return made.ok ? answer(made.value) : refusal(made.error);
}

async function tagsFor(script: GenerateTagsRequest, request: Request, ports: GenerationPorts): Answered<GeneratedTags> {
	if (Object.values(script).every((text) => text.trim() === "")) {
		return fail("invalid_request", "Write a title, a description or code first.");
	}
	const person = await findPerson(request, ports, "Sign in to generate tags.");
	if (!person.ok) return person;
	const { model, store } = ports;
	if (model === null) {
		const turn = await store.reserve(person.value, null);
		return turn.ok ? succeed(withoutModel(script)) : turn;
	}
	const reserved = await reserve(person.value, undefined, model.settings, ports);
	if (!reserved.ok) {
		// Somebody who has used up the day can still save a script with tags.
		return reserved.error.code === "quota_exceeded" ? succeed(withoutModel(script)) : reserved;
	}
	let tokens = 0;
	const made = await askForTags(script, {
		ask: model.ask,
		model: reserved.value.chosenModel,
		signal: request.signal,
		onTokens: (count) => {
			tokens += count;
		},
	});
	await countTokens(store, person.value, reserved.value.reservation, tokens);
	return made.ok ? made : { ok: false, error: withPublicCode(made.error) };
}

function withoutModel({ title, description, code }: GenerateTagsRequest): GeneratedTags {
	const isRead = code.trim() !== "" && code.length <= MAX_ANALYZED;
	const capabilities = isRead ? analyzeScript({ code }).capabilities : null;
	const { tags, ...suggested } = suggestTags({ title, description, code, capabilities });
	return { ...suggested, tags: [...tags], model_used: TEMPLATE_MODE };
}
