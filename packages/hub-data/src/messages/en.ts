export const en = {
	/** Shown if the texts about refusals cannot be loaded. */
	refused: "The hub refused this.",
	// These two cannot be loaded when they are needed.
	offline: "The hub cannot be reached. Check your connection, then try again.",
	unavailable: "The hub cannot answer at the moment. Try again in a minute.",
} as const;
