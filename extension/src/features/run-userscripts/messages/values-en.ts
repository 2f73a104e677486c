import { MAX_VALUES_SIZE } from "@scriptorium/shared-protocol/extension-internal/value-limits";

/** Texts about values that could not be stored, for the script's author and its user. */
export const en = {
	tooMany: (key: string) =>
		`The value of “${shortened(key)}” was not stored, the earlier one stays: the script would have more than ${MAX_VALUES_SIZE / 1024 / 1024} MB of values`,
	notStored: (reason: string) => `Values were not stored, the earlier ones stay: ${reason}`,
} as const;

const shortened = (key: string): string => (key.length > 100 ? `${key.slice(0, 100)}…` : key);
