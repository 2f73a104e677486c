import type { FlowValidator, ValidateFlow } from "./flow-validator.ts";

/**
 * A validator whose rules are loaded.
 * @param validate the rules; left out, every flow is valid
 * @returns the validator
 */
export const readyValidator = (
	validate: ValidateFlow = () => ({ isValid: true, errors: [], warnings: [] }),
): FlowValidator => ({ validate, load: () => Promise.resolve(validate) });
