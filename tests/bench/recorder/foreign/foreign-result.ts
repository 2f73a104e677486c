import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";

/** The forms in which a recording is run. */
export const foreignFormats = ["script", "test-run", "playwright", "puppeteer", "replay"] as const;
export type ForeignFormat = (typeof foreignFormats)[number];

/** One session, recorded and run in every format. */
export interface ForeignResult {
	readonly session: string;
	/** The reason why the session itself could not be carried out or changed nothing; null when it was recorded. */
	readonly problem: string | null;
	/** Per format null for the same end, otherwise the reason. */
	readonly failures: Readonly<Partial<Record<ForeignFormat, string | null>>>;
	/** Null when the session was not recorded. */
	readonly recording: Recording | null;
}

export interface Recording {
	readonly actions: readonly RecordedAction[];
	/** Origin of the pages during the recording. */
	readonly origin: string;
	/** What the expression of the session read at the end, as JSON. */
	readonly end: unknown;
}

export const isForeignFormat = (text: string): text is ForeignFormat =>
	foreignFormats.some((format) => format === text);
