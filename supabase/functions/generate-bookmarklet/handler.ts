import { succeed } from "@scriptorium/core-types/errors";
import { MAX_BODY_BYTES } from "@scriptorium/shared-protocol/body-limits";
import { generateBookmarkletRequest } from "@scriptorium/shared-protocol/hub-edge/generate-bookmarklet";
import type { GenerationEvent, GenerationStatus } from "@scriptorium/shared-protocol/hub-edge/script-generation";
import { type Answered, beginGeneration, type GenerationPorts } from "../_shared/generation/begin-generation.ts";
import { quotaOf } from "../_shared/generation/quota.ts";
import { readSessionToken } from "../_shared/http/credentials.ts";
import { streamEvents, wantsStream } from "../_shared/http/event-stream.ts";
import { answer, preflight, refusal, refusalBody } from "../_shared/http/json-answer.ts";
import { readJson } from "../_shared/http/read-json.ts";

/** Answers which models there are (GET), and plans and writes scripts (POST), as JSON or as a stream of events. */
export async function handleGenerateBookmarklet(request: Request, ports: GenerationPorts): Promise<Response> {
	if (request.method === "OPTIONS") return preflight();
	if (request.method === "GET") {
		const status = await statusFor(request, ports);
		return status.ok ? answer(status.value) : refusal(status.error);
	}
	if (request.method !== "POST") return refusal({ code: "method_not_allowed", message: "Use GET or POST." });
	const asked = await readJson(request, generateBookmarkletRequest, MAX_BODY_BYTES);
	if (!asked.ok) return refusal(asked.error);
	const begun = await beginGeneration(request, asked.value, ports);
	if (!begun.ok) return refusal(begun.error);
	if (!wantsStream(request)) {
		const made = await begun.value.run(request.signal, () => undefined);
		return made.ok ? answer(made.value.result) : refusal(made.error);
	}
	return streamEvents<GenerationEvent>(request, async (signal, send) => {
		const made = await begun.value.run(signal, send);
		send(made.ok ? { type: "result", result: made.value.result } : { type: "error", ...refusalBody(made.error) });
	});
}

async function statusFor(
	request: Request,
	{ model, store, publishableKey, now }: GenerationPorts,
): Answered<GenerationStatus> {
	if (model === null) return succeed({ model: null, models: [], quota: null });
	const { settings } = model;
	const status = { model: settings.model, models: [...settings.models], quota: null };
	const token = readSessionToken(request, publishableKey);
	if (token === null) return succeed(status);
	const person = await store.findPersonId(token);
	if (!person.ok) return person;
	const used = await store.usedToday(person.value);
	return used.ok ? succeed({ ...status, quota: quotaOf(used.value, settings.requestsPerDay, now()) }) : used;
}
