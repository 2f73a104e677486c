import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod";

/** Which model the operator lets the functions ask, and how much. */
export interface ModelSettings {
	readonly provider: "openai-compatible" | "anthropic";
	/** Without a slash at its end; null for the provider's own address. */
	readonly baseUrl: string | null;
	readonly apiKey: string | null;
	/** The default model. */
	readonly model: string;
	/** Models that people may choose, the default one first. */
	readonly models: readonly string[];
	/** Highest temperature that a question may have: callers choose theirs up to it. */
	readonly maxTemperature: number;
	/** Requests per person and day. */
	readonly requestsPerDay: number;
	readonly timeLimits: TimeLimits;
}

/** In milliseconds. */
export interface TimeLimits {
	readonly totalMs: number;
	/** Until the first piece of text. */
	readonly firstChunkMs: number;
	/** Between two pieces of text. */
	readonly chunkMs: number;
}

/** Names of the variables; `npm start` passes these to the functions that ask a model, and no others of its environment. */
export const MODEL_VARIABLES = [
	"AI_PROVIDER",
	"AI_BASE_URL",
	"AI_MODEL",
	"AI_MODELS",
	"AI_API_KEY",
	"AI_MAX_TEMPERATURE",
	"AI_REQUESTS_PER_DAY",
] as const;

const DEFAULT_REQUESTS_PER_DAY = 50;
/** Models of Anthropic take 0 to 1 and refuse more; others take up to 2. */
const MAX_TEMPERATURE = { anthropic: 1, "openai-compatible": 2 } as const;
// A small model on the operator's own machine may load for half a minute before its first word.
const TIME_LIMITS: TimeLimits = { totalMs: 120_000, firstChunkMs: 60_000, chunkMs: 20_000 };

const optional = z
	.string()
	.transform((text) => text.trim() || null)
	.nullish()
	.transform((text) => text ?? null);
const variables = z.object({
	AI_PROVIDER: optional.pipe(z.enum(["openai-compatible", "anthropic"]).nullable()),
	AI_BASE_URL: optional.pipe(z.url({ protocol: /^https?$/ }).nullable()),
	AI_MODEL: optional,
	AI_MODELS: optional,
	AI_API_KEY: optional,
	AI_MAX_TEMPERATURE: optional
		.transform((text) => (text === null ? null : Number(text)))
		.pipe(z.number().min(0).max(MAX_TEMPERATURE["openai-compatible"]).nullable()),
	AI_REQUESTS_PER_DAY: optional
		.transform((text) => (text === null ? null : Number(text)))
		.pipe(z.number().int().min(0).nullable()),
});

/**
 * Reads the settings from environment variables.
 * @param read returns the value of a variable
 * @returns null when no model is configured: template mode; `invalid_settings` names a variable that cannot be used, without its value
 */
export function readModelSettings(
	read: (name: string) => string | undefined,
): Result<ModelSettings | null, "invalid_settings"> {
	const parsed = variables.safeParse(Object.fromEntries(MODEL_VARIABLES.map((name) => [name, read(name)])));
	if (!parsed.success) {
		const names = [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))];
		return fail("invalid_settings", `The value of ${names.join(", ")} cannot be used.`);
	}
	const { AI_PROVIDER, AI_BASE_URL, AI_MODEL, AI_MODELS, AI_API_KEY, AI_MAX_TEMPERATURE, AI_REQUESTS_PER_DAY } =
		parsed.data;
	if (AI_MODEL === null) return succeed(null);
	const provider = AI_PROVIDER ?? "openai-compatible";
	// Anthropic has an address of its own; the others have none in common.
	if (provider === "openai-compatible" && AI_BASE_URL === null) return succeed(null);
	if (provider === "anthropic" && AI_API_KEY === null) return succeed(null);
	const others = (AI_MODELS ?? "").split(",").map((name) => name.trim());
	return succeed({
		provider,
		baseUrl: AI_BASE_URL?.replace(/\/+$/, "") ?? null,
		apiKey: AI_API_KEY,
		model: AI_MODEL,
		models: [...new Set([AI_MODEL, ...others.filter((name) => name !== "")])],
		maxTemperature: Math.min(AI_MAX_TEMPERATURE ?? MAX_TEMPERATURE[provider], MAX_TEMPERATURE[provider]),
		requestsPerDay: AI_REQUESTS_PER_DAY ?? DEFAULT_REQUESTS_PER_DAY,
		timeLimits: TIME_LIMITS,
	});
}
