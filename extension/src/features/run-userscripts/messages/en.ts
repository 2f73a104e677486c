/** Texts of the command list in the popup. */
export const en = {
	title: "Commands",
	of: (script: string) => `from ${script}`,
	gone: "This page no longer offers the command. Load it again and retry.",
} as const;
