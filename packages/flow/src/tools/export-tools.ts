interface ExportFile {
	/** Extension of the file's name. */
	readonly ending: string;
	readonly mediaType: string;
}

/** Tools that flows and recordings can be exported for, with the files that they read. Their code: `tool-list.ts`. */
export const exportFiles = {
	playwright: { ending: ".spec.ts", mediaType: "text/plain" },
	puppeteer: { ending: ".mjs", mediaType: "text/javascript" },
	replay: { ending: ".json", mediaType: "application/json" },
	side: { ending: ".side", mediaType: "application/json" },
} as const satisfies Readonly<Record<string, ExportFile>>;

export type ExportToolId = keyof typeof exportFiles;
export const exportToolIds = Object.keys(exportFiles) as ExportToolId[];
