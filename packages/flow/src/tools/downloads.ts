import type { RecordedAction } from "../recording/recorded-action.ts";

/** Files that browsers store instead of showing them. */
const STORED =
	/\.(?:csv|tsv|xlsx?|xlsm|ods|docx?|odt|pptx?|odp|zip|7z|rar|gz|tgz|bz2|xz|exe|msi|dmg|pkg|deb|rpm|apk|iso|jar|ics|vcf|epub|bin|parquet)$/i;

/**
 * Whether a click starts a download, as far as its link says it: a recording has no downloads. One that only a script of the page knows of
 * is not found.
 * @param action of a recording
 * @param later the actions after it
 * @returns false when the click led to a page or a tab instead
 */
export function startsDownload(action: RecordedAction, later: readonly RecordedAction[]): boolean {
	if (action.type !== "click" || action.button !== "left") return false;
	const { tag, own = [] } = action.selector.fingerprint ?? {};
	if (tag !== "a" && tag !== "area") return false;
	const attribute = (name: string) => own.find(({ source, kind }) => source === "attribute" && kind === name)?.value;
	const isStored = attribute("download") !== undefined || STORED.test(attribute("href")?.replace(/[?#].*$/, "") ?? "");
	const [next] = later;
	const leadsOn = later.some((each) => each.type === "navigate" && each.causedBy === action.id);
	return isStored && !leadsOn && !(next?.type === "tab" && next.change === "opened");
}
