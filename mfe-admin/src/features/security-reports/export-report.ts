import type { RatedScript } from "@scriptorium/hub-data/security-reports/list-rated-scripts";
import type { RatingChange } from "@scriptorium/hub-data/security-reports/list-rating-changes";
import type { SecurityOverview } from "@scriptorium/hub-data/security-reports/security-overview";

export interface ReportFile {
	readonly name: string;
	readonly type: string;
	readonly text: string;
}

export interface ReportContent {
	/** Milliseconds since 1970. */
	readonly now: number;
	readonly overview: SecurityOverview;
	readonly changes: readonly RatingChange[];
	readonly scripts: readonly RatedScript[];
}

/** Named by date (spec 02 § 9). */
const nameOf = (now: number, extension: string) =>
	`security-report-${new Date(now).toISOString().slice(0, 10)}.${extension}`;

/** Everything as JSON. */
export function jsonReport({ now, overview, changes, scripts }: ReportContent): ReportFile {
	const content = {
		exported_at: new Date(now).toISOString(),
		...overview,
		rating_changes: changes,
		scripts,
	};
	return { name: nameOf(now, "json"), type: "application/json", text: `${JSON.stringify(content, null, "\t")}\n` };
}

const COLUMNS = ["id", "title", "risk_level", "security_score", "last_security_scan", "install_count"] as const;

/** The scripts as CSV (RFC 4180). */
export function csvReport({ now, scripts }: ReportContent): ReportFile {
	const lines = [COLUMNS.join(","), ...scripts.map((script) => COLUMNS.map((name) => cell(script[name])).join(","))];
	return { name: nameOf(now, "csv"), type: "text/csv;charset=utf-8", text: `${lines.join("\r\n")}\r\n` };
}

/** Spreadsheets run a cell that begins with one of these as a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | number | null): string {
	if (typeof value !== "string") return value === null ? "" : String(value);
	const safe = FORMULA.test(value) ? `'${value}` : value;
	return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Offers a file to the browser as a download. */
export function download({ name, type, text }: ReportFile, page: Document): void {
	const address = URL.createObjectURL(new Blob([text], { type }));
	const link = page.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	// The download has begun with the click; the address is only for it.
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
