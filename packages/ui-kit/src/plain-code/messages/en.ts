/** Texts of code that is too large for line numbers. */
export const en = {
	note: (megabytes: string) =>
		`This text has ${megabytes} MB, so it is shown without line numbers and colors, and very long lines are broken.`,
} as const;
