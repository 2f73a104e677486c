import type { FlowDocument } from "@scriptorium/flow/document/flow-document";
import type { ValidationResult } from "@scriptorium/flow/validate/validation-result";

export type ValidateFlow = (flow: FlowDocument) => ValidationResult;

/** The rules of flows. The first screen shows none, so their code is loaded with the first step. */
export interface FlowValidator {
	/** Null until they are loaded. */
	readonly validate: ValidateFlow | null;
	/** Loads them; every attempt after a failure tries again. */
	load(): Promise<ValidateFlow>;
}

/**
 * Makes a validator that loads its rules when they are first needed.
 * @param load imports them
 */
export function createFlowValidator(load: () => Promise<ValidateFlow>): FlowValidator {
	let validate: ValidateFlow | null = null;
	let loading: Promise<ValidateFlow> | null = null;
	return {
		get validate() {
			return validate;
		},
		load() {
			loading ??= load().then(
				(loaded) => {
					validate = loaded;
					return loaded;
				},
				(error: unknown) => {
					loading = null;
					throw error;
				},
			);
			return loading;
		},
	};
}
