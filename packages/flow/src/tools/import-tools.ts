import type { ImportTool } from "./import-tool.ts";
import { RECORDING_FORMAT } from "./own-format/recording-file.ts";

interface ImportFormat {
	/** Whether a file is of this format, by its content. Asked in the order of the list. */
	recognizes(document: Readonly<Record<string, unknown>>): boolean;
	/** Loads its reader. */
	load(): Promise<ImportTool>;
}

/** Formats that recordings and flows are imported from. */
export const importFormats = {
	recording: {
		recognizes: ({ format }) => format === RECORDING_FORMAT,
		load: async () => (await import("./own-format/import-recording.ts")).recordingFile,
	},
	side: {
		recognizes: ({ tests }) => Array.isArray(tests),
		load: async () => (await import("./selenium-ide/read-project.ts")).seleniumProject,
	},
	replay: {
		// Files of flows may have steps as well.
		recognizes: ({ steps, flow, nodes }) => steps !== undefined && flow === undefined && nodes === undefined,
		load: async () => (await import("./devtools-recorder/import-replay.ts")).userFlow,
	},
} as const satisfies Readonly<Record<string, ImportFormat>>;

export type ImportFormatId = keyof typeof importFormats;
export const importFormatIds = Object.keys(importFormats) as ImportFormatId[];
