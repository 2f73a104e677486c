import { type RecordingOptions, recordingDefaults } from "@scriptorium/flow/recording/recording-session";

const MINUTE = 60_000;
const MAX_PATTERNS = 100;
const MAX_PATTERN_LENGTH = 400;
/** As `recordingOptions` has them. */
const BOUNDS = { actions: { least: 1, most: 10_000 }, minutes: { least: 1, most: 1440 } } as const;
const HOST = /^(\*\.)?(?!-)[\p{L}\d-]+(\.[\p{L}\d-]+)*$/u;

/** The options as they stand in the form. */
export interface OptionValues {
	readonly captureScreenshots: boolean;
	readonly captureNetwork: boolean;
	readonly captureConsole: boolean;
	/** One on each line. */
	readonly ignoredSelectors: string;
	readonly allowedDomains: string;
	readonly maxActions: string;
	/** In minutes. */
	readonly maxDuration: string;
}

export const DEFAULT_OPTIONS: OptionValues = {
	captureScreenshots: false,
	captureNetwork: false,
	captureConsole: false,
	ignoredSelectors: "",
	allowedDomains: "",
	maxActions: String(recordingDefaults.maxActions),
	maxDuration: String(recordingDefaults.maxDuration / MINUTE),
};

export type OptionField = "ignoredSelectors" | "allowedDomains" | "maxActions" | "maxDuration";
export const optionFields: readonly OptionField[] = [
	...(["ignoredSelectors", "allowedDomains", "maxActions", "maxDuration"] as const),
];

const linesOf = (text: string): string[] =>
	text
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== "");

export const optionsOf = (values: OptionValues): Partial<RecordingOptions> => ({
	captureScreenshots: values.captureScreenshots,
	captureNetwork: values.captureNetwork,
	captureConsole: values.captureConsole,
	ignoredSelectors: linesOf(values.ignoredSelectors),
	// Browsers write hosts in lower case and in ASCII.
	allowedDomains: linesOf(values.allowedDomains).map((line) => asciiHost(line)),
	maxActions: Number(values.maxActions),
	maxDuration: Number(values.maxDuration) * MINUTE,
});

/** The line or the value that is wrong, by field. */
export function wrongOptions(
	values: OptionValues,
	isSelector: (css: string) => boolean,
): Partial<Record<OptionField, string>> {
	const wrong: Partial<Record<OptionField, string>> = {};
	const lineIn = (field: "ignoredSelectors" | "allowedDomains", isRight: (line: string) => boolean): void => {
		const lines = linesOf(values[field]);
		const found = lines[MAX_PATTERNS] ?? lines.find((line) => line.length > MAX_PATTERN_LENGTH || !isRight(line));
		if (found !== undefined) wrong[field] = found;
	};
	lineIn("ignoredSelectors", isSelector);
	lineIn("allowedDomains", (line) => HOST.test(line));
	if (!isWhole(values.maxActions, BOUNDS.actions)) wrong.maxActions = values.maxActions;
	if (!isWhole(values.maxDuration, BOUNDS.minutes)) wrong.maxDuration = values.maxDuration;
	return wrong;
}

function isWhole(text: string, { least, most }: { readonly least: number; readonly most: number }): boolean {
	const number = Number(text);
	return /^\d+$/.test(text) && number >= least && number <= most;
}

function asciiHost(line: string): string {
	const [, any = "", host = ""] = /^(\*\.)?(.*)$/.exec(line) ?? [];
	return any + (URL.canParse(`https://${host}`) ? new URL(`https://${host}`).hostname : host);
}
