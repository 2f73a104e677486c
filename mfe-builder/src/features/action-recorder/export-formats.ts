import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import type { Exported } from "@scriptorium/flow/tools/export-note";

type Make = (title: string, actions: readonly RecordedAction[]) => Promise<Exported<string>>;

interface ExportFormat {
	/** Extension of the file's name. */
	readonly ending: string;
	readonly mediaType: string;
	/** Its code comes with its first use. */
	readonly make: Make;
}

const json = ({ document, notes }: Exported<unknown>): Exported<string> => ({
	document: `${JSON.stringify(document, null, "\t")}\n`,
	notes,
});

/** Everything a recording can be exported as. */
export const exportFormats = {
	replay: {
		ending: ".json",
		mediaType: "application/json",
		make: async (title, actions) =>
			json((await import("@scriptorium/flow/tools/devtools-recorder/export-replay")).exportReplay(title, actions)),
	},
	puppeteer: {
		ending: ".mjs",
		mediaType: "text/javascript",
		make: async (title, actions) =>
			(await import("@scriptorium/flow/tools/puppeteer/export-puppeteer")).exportPuppeteer(title, actions),
	},
	playwright: {
		ending: ".spec.ts",
		mediaType: "text/plain",
		make: async (title, actions) =>
			(await import("@scriptorium/flow/tools/playwright/export-playwright")).exportPlaywright(title, actions),
	},
	side: {
		ending: ".side",
		mediaType: "application/json",
		make: async (title, actions) => {
			const { exportSide } = await import("@scriptorium/flow/tools/selenium-ide/export-side");
			return json(exportSide(title, actions, () => crypto.randomUUID()));
		},
	},
	recording: {
		ending: ".scriptorium.json",
		mediaType: "application/json",
		make: async (title, actions) =>
			json((await import("@scriptorium/flow/tools/own-format/export-recording")).exportRecording(title, actions)),
	},
} as const satisfies Readonly<Record<string, ExportFormat>>;

export type ExportFormatId = keyof typeof exportFormats;
export const exportFormatIds = Object.keys(exportFormats) as ExportFormatId[];
