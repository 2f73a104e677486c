import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import type { Exported } from "@scriptorium/flow/tools/export-note";
import { type ExportToolId, exportFiles } from "@scriptorium/flow/tools/export-tools";

interface ExportFormat {
	/** Extension of the file's name. */
	readonly ending: string;
	readonly mediaType: string;
	/** Its code comes with its first use. */
	readonly make: (title: string, actions: readonly RecordedAction[]) => Promise<Exported<string>>;
}

const forTool = (tool: ExportToolId): ExportFormat => ({
	...exportFiles[tool],
	make: async (title, actions) => {
		const { exportRecording } = await import("@scriptorium/flow/tools/export-recording");
		return exportRecording(title, actions, tool, () => crypto.randomUUID());
	},
});

/** Everything a recording can be exported as. */
export const exportFormats = {
	replay: forTool("replay"),
	puppeteer: forTool("puppeteer"),
	playwright: forTool("playwright"),
	side: forTool("side"),
	recording: {
		ending: ".scriptorium.json",
		mediaType: "application/json",
		make: async (title, actions) => {
			const { writeRecordingFile } = await import("@scriptorium/flow/tools/own-format/write-recording-file");
			return { document: `${JSON.stringify(writeRecordingFile(title, actions), null, "\t")}\n`, notes: [] };
		},
	},
} as const satisfies Readonly<Record<ExportToolId | "recording", ExportFormat>>;

export type ExportFormatId = keyof typeof exportFormats;
export const exportFormatIds = Object.keys(exportFormats) as ExportFormatId[];
