import { fail, succeed } from "@scriptorium/core-types/errors";
import {
	type AssistantAnswer,
	type AssistantEvent,
	type AssistantRequest,
	type AssistantStep,
	assistantLimits,
} from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import { TEMPLATE_MODE } from "@scriptorium/shared-protocol/hub-edge/script-generation";
import {
	type Answered,
	countTokens,
	type Reserved,
	reserve,
	withPublicCode,
} from "../_shared/generation/begin-generation.ts";
import { quotaOf } from "../_shared/generation/quota.ts";
import { findPerson } from "../_shared/http/find-person.ts";
import { answerWithoutModel } from "./answers/without-model.ts";
import { type AskedQuestion, askedQuestion } from "./asked-question.ts";
import { en } from "./messages/en.ts";
import { askedModel } from "./model/asked-model.ts";
import { answerWithModel } from "./model/with-model.ts";
import type { AssistantPorts, KeptAnswer, KeptQuestion, Telling } from "./ports.ts";

/** A question that passed all checks and can be answered. */
export interface BegunAnswer {
	run(signal: AbortSignal, onEvent: (event: AssistantEvent) => void): Answered<AssistantAnswer>;
}

/**
 * Checks everything that can be refused before a model is asked.
 * @param request with an access token
 * @param sent its body
 * @param ports what the function needs from outside
 * @returns the question, ready to be answered
 */
export async function beginAnswer(
	request: Request,
	sent: AssistantRequest,
	ports: AssistantPorts,
): Answered<BegunAnswer> {
	const asked = askedQuestion(sent);
	const question = { text: asked.message, askedAt: ports.now() };
	if (asked.message === "") return fail("prompt_empty", en.empty);
	if (asked.message.length > assistantLimits.message) {
		return fail("prompt_too_long", en.tooLong(assistantLimits.message));
	}
	const person = await findPerson(request, ports, en.signIn);
	if (!person.ok) return person;
	const reserved = await reserveFor(person.value, sent, ports);
	if (!reserved.ok) return reserved;
	const name = reserved.value?.chosenModel ?? TEMPLATE_MODE;
	return succeed({
		run: async (signal, onEvent) => {
			const told = recordTelling(onEvent);
			const drafted = await draftFor(asked, person.value, reserved.value, { ports, signal, tell: told.tell });
			const kept = { ...emptyAnswer, steps: told.steps(), model_used: name };
			if (!drafted.ok) {
				// The part that the person has seen stays in the conversation.
				if (told.text().trim() !== "") {
					await keep(ports, person.value, question, { ...kept, content: told.text().trim(), is_cut: true });
				}
				return { ok: false, error: withPublicCode(drafted.error) };
			}
			const { content, script = null, flow = null, scripts = [], documents = [] } = drafted.value;
			const answer = {
				...kept,
				content,
				script,
				flow,
				scripts: [...scripts],
				documents: [...documents],
				is_cut: false,
			};
			const id = await keep(ports, person.value, question, answer);
			const { is_cut: _complete, ...parts } = answer;
			const thinking = parts.steps.map(en.steps);
			return succeed({ id, ...parts, thinking, ...quotaFor(reserved.value, ports) });
		},
	});
}

const emptyAnswer = { script: null, flow: null, scripts: [], documents: [] };

/** Null without a model. The catalog costs no request of the day, but takes its turn like a model. */
async function reserveFor(
	person: string,
	{ model }: AssistantRequest,
	ports: AssistantPorts,
): Answered<Reserved | null> {
	if (ports.model !== null) return reserve(person, model, ports.model.settings, ports);
	const turn = await ports.store.reserve(person, null);
	return turn.ok ? succeed(null) : turn;
}

function quotaFor(reserved: Reserved | null, { model, now }: AssistantPorts): Pick<AssistantAnswer, "quota"> {
	if (reserved === null || model === null) return {};
	return { quota: quotaOf(reserved.reservation.used, model.settings.requestsPerDay, now()) };
}

async function draftFor(
	asked: AskedQuestion,
	person: string,
	reserved: Reserved | null,
	{ ports, signal, tell }: { ports: AssistantPorts; signal: AbortSignal; tell: Telling },
): ReturnType<typeof answerWithModel> {
	const { searchScripts, model, store } = ports;
	if (model === null || reserved === null) return answerWithoutModel(asked, searchScripts, tell, signal);
	let tokens = 0;
	const chosen = askedModel(reserved.chosenModel, model.ask, signal, (more) => {
		tokens += more;
	});
	const { preferredLanguage } = reserved.reservation;
	const drafted = await answerWithModel({ asked, model: chosen, preferredLanguage, searchScripts, tell });
	await countTokens(store, person, reserved.reservation, tokens);
	return drafted;
}

/** Passes on what happens, and remembers it. */
function recordTelling(onEvent: (event: AssistantEvent) => void) {
	const steps: AssistantStep[] = [];
	let text = "";
	const tell: Telling = {
		step: (step) => {
			steps.push(step);
			onEvent({ type: "thinking", step });
		},
		text: (more) => {
			text += more;
			onEvent({ type: "text", text: more });
		},
		code: (more) => onEvent({ type: "code", text: more }),
	};
	return { tell, steps: () => steps, text: () => text };
}

/** An answer that cannot be stored is still given. */
async function keep(
	{ keep: store }: AssistantPorts,
	person: string,
	question: KeptQuestion,
	answer: KeptAnswer,
): Promise<string | null> {
	const kept = await store(person, question, answer);
	if (kept.ok) return kept.value;
	console.error("An answer of the assistant could not be stored:", kept.error.details);
	return null;
}
