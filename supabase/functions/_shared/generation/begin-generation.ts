import { type CodedError, fail, type Result, succeed } from "@scriptorium/core-types/errors";
import { withoutInvisible } from "@scriptorium/redaction/visible-text";
import type { GenerateBookmarkletRequest } from "@scriptorium/shared-protocol/hub-edge/generate-bookmarklet";
import type {
	GeneratedBookmarklet,
	GenerationErrorCode,
	GenerationEvent,
} from "@scriptorium/shared-protocol/hub-edge/script-generation";
import { generationLimits } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { findPerson } from "../http/find-person.ts";
import type { AskModel, ModelErrorCode } from "../model/ask-model.ts";
import type { ModelSettings } from "../model/model-settings.ts";
import { generate } from "./generate.ts";
import type { GenerationStore, Reservation } from "./ports.ts";
import { quotaOf } from "./quota.ts";
import type { ScriptRequest } from "./script-request.ts";
import { writeFromTemplate } from "./write-from-template.ts";

/** What the functions that generate need from outside. */
export interface GenerationPorts {
	/** Null without a model: template mode. */
	readonly model: { readonly settings: ModelSettings; readonly ask: AskModel } | null;
	readonly store: GenerationStore;
	/** The key that visitors send instead of an access token. */
	readonly publishableKey: string;
	now(): Date;
}

export type Answered<Value> = Promise<Result<Value, GenerationErrorCode>>;

/** A written script, with what its quality can be judged by. */
export interface Written {
	readonly result: GeneratedBookmarklet;
	/** Code of the model without metadata and runtime; the whole script when it comes from a template. */
	readonly body: string;
	/** Answers of the model that had to be repaired. */
	readonly repairs: number;
	/** How certain it is that the template is the right one, from 0 to 1; 0 with a model, which has no template. */
	readonly certainty: number;
}

/** A generation that nothing stands in the way of. */
export interface Begun {
	run(signal: AbortSignal, onEvent: (event: GenerationEvent) => void): Answered<Written>;
}

/** Everything that can be refused before the model is asked. */
export async function beginGeneration(request: Request, sent: ScriptRequest, ports: GenerationPorts): Answered<Begun> {
	// Sites are read from what the person sees of it, too: a copied text may have more in it.
	const asked: ScriptRequest = { ...sent, prompt: withoutInvisible(sent.prompt) };
	const problem = problemOf(asked);
	if (problem !== null) return { ok: false, error: problem };
	const person = await findPerson(request, ports, "Sign in to generate scripts.");
	if (!person.ok) return person;
	const { model } = ports;
	if (model === null) return beginFromTemplate(asked, person.value, ports);
	const { settings, ask } = model;
	if (lengthOfExisting(asked) > generationLimits.existing) {
		return fail(
			"invalid_request",
			`An AI model can change scripts of up to ${generationLimits.existing.toLocaleString("en-US")} characters. Change this one in the editor.`,
		);
	}
	const chosen = await reserve(person.value, asked.model, settings, ports);
	if (!chosen.ok) return chosen;
	return succeed({
		run: (signal, onEvent) =>
			askModelFor({ asked, person: person.value, ...chosen.value, settings, ask }, ports, { signal, onEvent }),
	});
}

/** A request of the day, and which model it goes to. */
export interface Reserved {
	readonly reservation: Reservation;
	readonly chosenModel: string;
}

/** Reserves a request of the person's day, before a model is asked. */
export async function reserve(
	person: string,
	wantedModel: string | undefined,
	settings: ModelSettings,
	{ store, now }: Pick<GenerationPorts, "store" | "now">,
): Answered<Reserved> {
	const { models, requestsPerDay: limit } = settings;
	if (wantedModel !== undefined && !models.includes(wantedModel)) {
		return fail("model_not_allowed", "This model cannot be chosen here.", models.join(", "));
	}
	const reserved = await store.reserve(person, limit);
	if (!reserved.ok) {
		const { code, message, details } = reserved.error;
		return code === "quota_exceeded"
			? fail(code, message, JSON.stringify(quotaOf(limit, limit, now())))
			: fail(code, message, details);
	}
	const preferred = models.find((name) => name === reserved.value.preferredModel);
	return succeed({ reservation: reserved.value, chosenModel: wantedModel ?? preferred ?? settings.model });
}

/** Adds the tokens of a reserved request. One that cannot be counted is still answered. */
export async function countTokens(
	store: GenerationStore,
	person: string,
	{ day }: Reservation,
	tokens: number,
): Promise<void> {
	const recorded = await store.recordTokens(person, day, tokens);
	if (!recorded.ok) console.error("The tokens of a request could not be counted:", recorded.error.details);
}

/** Nobody reads the answer of a request that its caller ended. */
export function withPublicCode<Code extends GenerationErrorCode>({
	code,
	...error
}: CodedError<Code | ModelErrorCode>): CodedError<GenerationErrorCode> {
	return { ...error, code: code === "aborted" ? "model_unavailable" : code };
}

function problemOf({ prompt, stage, plan }: GenerateBookmarkletRequest): CodedError<GenerationErrorCode> | null {
	const { length } = prompt.trim();
	if (length === 0) return { code: "prompt_empty", message: "Please describe what you want the script to do" };
	if (length > generationLimits.prompt) {
		return { code: "prompt_too_long", message: `Describe it in at most ${generationLimits.prompt} characters.` };
	}
	return stage === "code" && plan === undefined
		? { code: "invalid_request", message: "The request is not valid.", details: "`plan` is missing." }
		: null;
}

/** Nothing else of a request is as long: the operator pays for each character that a model reads. */
const lengthOfExisting = ({ existingCode, existingTitle, existingDescription }: GenerateBookmarkletRequest): number =>
	[existingCode, existingTitle, existingDescription].reduce((sum, text) => sum + (text?.length ?? 0), 0);

/** The catalog costs no request of the day, but takes its turn like a model. */
async function beginFromTemplate(asked: ScriptRequest, person: string, { store }: GenerationPorts): Answered<Begun> {
	const reserved = await store.reserve(person, null);
	if (!reserved.ok) return reserved;
	const written = writeFromTemplate(asked);
	if (!written.ok) return written;
	const { result, certainty } = written.value;
	return succeed({
		run: async (_signal, onEvent) => {
			if (result.plan) onEvent({ type: "plan", plan: result.plan });
			return succeed({ result, body: result.code, repairs: 0, certainty });
		},
	});
}

async function askModelFor(
	{
		asked,
		person,
		reservation,
		chosenModel,
		settings,
		ask,
	}: Reserved & { asked: ScriptRequest; person: string; settings: ModelSettings; ask: AskModel },
	{ store, now }: GenerationPorts,
	{ signal, onEvent }: { signal: AbortSignal; onEvent(event: GenerationEvent): void },
): Answered<Written> {
	const count = { tokens: 0, repairs: 0 };
	const made = await generate({
		request: asked,
		model: chosenModel,
		preferredLanguage: reservation.preferredLanguage,
		ask,
		signal,
		onEvent: (event) => {
			if (event.type === "status" && event.step === "repairing") count.repairs += 1;
			onEvent(event);
		},
		onTokens: (tokens) => {
			count.tokens += tokens;
		},
	});
	await countTokens(store, person, reservation, count.tokens);
	if (!made.ok) return { ok: false, error: withPublicCode(made.error) };
	const quota = quotaOf(reservation.used, settings.requestsPerDay, now());
	const { body, result } = made.value;
	return succeed({
		result: { ...result, tokens_used: count.tokens, quota },
		body,
		repairs: count.repairs,
		certainty: 0,
	});
}
