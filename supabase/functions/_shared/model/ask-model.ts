import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { CodedError } from "@scriptorium/core-types/errors";
import { APICallError, type LanguageModel, StreamProviderError, streamText } from "ai";
import type { ModelSettings, TimeLimits } from "./model-settings.ts";

export type ModelErrorCode =
	| "model_refused"
	| "model_answer_invalid"
	| "model_unavailable"
	| "model_timeout"
	| "rate_limited"
	/** The caller's signal ended it. */
	| "aborted";

export interface ModelQuestion {
	/** Rules that the model follows; never contains text that somebody else wrote. */
	readonly instructions: string;
	/** What the person asks, and data. */
	readonly prompt: string;
	readonly model: string;
	readonly temperature: number;
	readonly signal: AbortSignal;
	/** Called for each piece of text as it arrives. */
	onText?(text: string): void;
}

/** Tokens are known for an answer that was broken off, too: then they are estimated from the characters. */
export type ModelAnswer = { readonly tokens: number } & (
	| { readonly ok: true; readonly text: string }
	| { readonly ok: false; readonly error: CodedError<ModelErrorCode> }
);

/** Asks one of the operator's models once, without repetition. Never throws. */
export type AskModel = (question: ModelQuestion) => Promise<ModelAnswer>;

const MAX_OUTPUT_TOKENS = 16_000;
/** English text and code have about four characters per token. */
const CHARACTERS_PER_TOKEN = 4;

/**
 * Connects to the operator's provider.
 * @param settings which provider, and its time limits
 * @param fetchFromProvider replaces the global fetch
 * @returns the port
 */
export function createAskModel(settings: ModelSettings, fetchFromProvider: typeof fetch = fetch): AskModel {
	// A redirect would send the question, and the key of some providers, to an address that the operator did not write.
	const modelNamed = connect(settings, (input, init) => fetchFromProvider(input, { ...init, redirect: "error" }));
	return async ({ instructions, prompt, model, temperature, signal, onText }) => {
		let text = "";
		let reported: number | undefined;
		const tokens = () =>
			reported ?? Math.ceil((instructions.length + prompt.length + text.length) / CHARACTERS_PER_TOKEN);
		const failed = (error: CodedError<ModelErrorCode>): ModelAnswer => ({ ok: false, error, tokens: tokens() });
		// The library's own limit for the first text does not count the time until the answer begins.
		const clock = startClock(settings.timeLimits);
		const eitherSignal = AbortSignal.any([signal, clock.signal]);
		const failure = (thrown: unknown) => failed(errorOf(thrown, signal, clock.signal));
		try {
			const { stream } = streamText({
				model: modelNamed(model),
				instructions,
				prompt,
				temperature: Math.min(settings.maxTemperature, temperature),
				maxOutputTokens: MAX_OUTPUT_TOKENS,
				maxRetries: 0,
				abortSignal: eitherSignal,
				telemetry: { isEnabled: false },
				// The error is a part of the stream. The library's own handler would print it, with the request's text.
				onError: () => undefined,
			});
			for await (const part of stream) {
				if (part.type === "text-delta") {
					clock.restart();
					text += part.text;
					onText?.(part.text);
				}
				if (part.type === "error") return failure(part.error);
				if (part.type === "abort") return failure(eitherSignal.reason);
				if (part.type === "finish") {
					reported = part.totalUsage.totalTokens;
					if (part.finishReason === "content-filter") return failed(refused());
					if (part.finishReason === "length") return failed(cutOff());
					if (part.finishReason !== "stop") return failed(invalid("The model ended without an answer."));
					return { ok: true, text, tokens: tokens() };
				}
			}
			return failed(invalid("The answer of the model ended early."));
		} catch (thrown) {
			return failure(thrown);
		} finally {
			clock.stop();
		}
	};
}

/** Model objects only: a model given by its name would be asked for at the library's own gateway. */
function connect(settings: ModelSettings, fetchFromProvider: typeof fetch): (model: string) => LanguageModel {
	const { provider, baseUrl, apiKey } = settings;
	if (provider === "anthropic") {
		return createAnthropic({
			apiKey: apiKey ?? "",
			fetch: fetchFromProvider,
			...(baseUrl === null ? {} : { baseURL: baseUrl }),
		});
	}
	return createOpenAICompatible({
		name: "operator",
		baseURL: baseUrl ?? "",
		fetch: fetchFromProvider,
		includeUsage: true,
		...(apiKey === null ? {} : { apiKey }),
	});
}

/** Ends a question whose first or next text, or whose end, does not come in time. */
function startClock({ totalMs, firstChunkMs, chunkMs }: TimeLimits) {
	const late = new AbortController();
	const end = () => late.abort(new DOMException("The time is up.", "TimeoutError"));
	const total = setTimeout(end, totalMs);
	let next = setTimeout(end, firstChunkMs);
	return {
		signal: late.signal,
		restart: () => {
			clearTimeout(next);
			next = setTimeout(end, chunkMs);
		},
		stop: () => {
			clearTimeout(total);
			clearTimeout(next);
		},
	};
}

const invalid = (message: string) => ({ code: "model_answer_invalid", message }) as const;
const cutOff = () => invalid("The answer of the model was too long. Ask for less at once.");
const refused = () =>
	({ code: "model_refused", message: "The model declined to write this. Describe it differently." }) as const;

/** The provider's own message is not passed on: some quote the key or the address. */
function errorOf(thrown: unknown, signal: AbortSignal, late: AbortSignal): CodedError<ModelErrorCode> {
	if (signal.aborted) return { code: "aborted", message: "The caller ended it." };
	if (late.aborted) {
		return { code: "model_timeout", message: "The model did not answer in time. Try again, or ask for less." };
	}
	// What the provider reports inside of an answer that has begun.
	if (StreamProviderError.isInstance(thrown)) return thrown.statusCode === 429 ? tooMany() : UNAVAILABLE;
	if (!APICallError.isInstance(thrown)) return thrown instanceof TypeError ? UNAVAILABLE : UNREADABLE;
	const { statusCode, responseHeaders, cause } = thrown;
	if (statusCode === 429) return tooMany(responseHeaders?.["retry-after"]);
	if (statusCode === undefined) return UNAVAILABLE;
	// With a status of success, the connection was lost, or the answer has another form than the protocol's.
	if (statusCode >= 200 && statusCode < 300) return cause instanceof TypeError ? UNAVAILABLE : UNREADABLE;
	return { ...UNAVAILABLE, details: `status ${statusCode}` };
}

function tooMany(retryAfter?: string): CodedError<"rate_limited"> {
	const seconds = secondsToWait(retryAfter);
	const message = `The model has too many requests. Try again in ${seconds} seconds.`;
	return { code: "rate_limited", message, details: JSON.stringify({ retry_after_seconds: seconds }) };
}

const DEFAULT_WAIT_SECONDS = 30;
const DAY_SECONDS = 86_400;

/** Reads `Retry-After`, which is a number of seconds or a date (RFC 9110 § 10.2.3). */
function secondsToWait(header = ""): number {
	const written = header.trim();
	const seconds = /^-?\d+$/.test(written) ? Number(written) : (Date.parse(written) - Date.now()) / 1000;
	return Number.isNaN(seconds) ? DEFAULT_WAIT_SECONDS : Math.min(DAY_SECONDS, Math.max(1, Math.ceil(seconds)));
}

const UNAVAILABLE: CodedError<"model_unavailable"> = {
	code: "model_unavailable",
	message: "The model cannot be reached. Try again later.",
};
const UNREADABLE = invalid("The answer of the model could not be read.");
