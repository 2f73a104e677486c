import { type Result, succeed } from "@scriptorium/core-types/errors";
import type { AskModel, ModelErrorCode } from "../../_shared/model/ask-model.ts";

/** The model that one message is answered with. */
export interface AskedModel {
	readonly name: string;
	readonly port: AskModel;
	readonly signal: AbortSignal;
	/** Called with the tokens of each question. */
	onTokens(tokens: number): void;
	ask(instructions: string, prompt: string, onText?: (text: string) => void): Promise<Result<string, ModelErrorCode>>;
}

const TEMPERATURE = 0.3;

/**
 * Ties a model to one message.
 * @param name of the model
 * @param port that asks it
 * @param signal ends its questions
 * @param onTokens is called with the tokens of each question, also of one that failed
 * @returns the model
 */
export function askedModel(
	name: string,
	port: AskModel,
	signal: AbortSignal,
	onTokens: (tokens: number) => void,
): AskedModel {
	return {
		name,
		port,
		signal,
		onTokens,
		ask: async (instructions, prompt, onText) => {
			const question = { instructions, prompt, model: name, temperature: TEMPERATURE, signal };
			const answered = await port({ ...question, ...(onText === undefined ? {} : { onText }) });
			onTokens(answered.tokens);
			return answered.ok ? succeed(answered.text) : { ok: false, error: answered.error };
		},
	};
}
