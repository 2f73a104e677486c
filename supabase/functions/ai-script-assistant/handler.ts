import { MAX_BODY_BYTES } from "@scriptorium/shared-protocol/body-limits";
import { type AssistantEvent, assistantRequest } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import { streamEvents, wantsStream } from "../_shared/http/event-stream.ts";
import { answer, preflight, refusal, refusalBody } from "../_shared/http/json-answer.ts";
import { readJson } from "../_shared/http/read-json.ts";
import { beginAnswer } from "./begin-answer.ts";
import type { AssistantPorts } from "./ports.ts";

/** Answers messages to the Script Assistant, as JSON or as a stream of events. */
export async function handleScriptAssistant(request: Request, ports: AssistantPorts): Promise<Response> {
	if (request.method === "OPTIONS") return preflight();
	if (request.method !== "POST") return refusal({ code: "method_not_allowed", message: "Use POST." });
	const asked = await readJson(request, assistantRequest, MAX_BODY_BYTES);
	if (!asked.ok) return refusal(asked.error);
	const begun = await beginAnswer(request, asked.value, ports);
	if (!begun.ok) return refusal(begun.error);
	if (!wantsStream(request)) {
		const made = await begun.value.run(request.signal, () => undefined);
		return made.ok ? answer(made.value) : refusal(made.error);
	}
	return streamEvents<AssistantEvent>(request, async (signal, send) => {
		const made = await begun.value.run(signal, send);
		send(made.ok ? { type: "result", result: made.value } : { type: "error", ...refusalBody(made.error) });
	});
}
