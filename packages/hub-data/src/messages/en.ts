export const en = {
	/** Shown if the texts about refusals cannot be loaded. */
	refused: "The hub refused this.",
} as const;
