import { type ForeignResult, foreignFormats } from "./foreign-result.ts";

const NAMES: Readonly<Record<(typeof foreignFormats)[number], string>> = {
	script: "own script",
	"test-run": "Test Run",
	playwright: "Playwright",
	puppeteer: "Puppeteer",
	replay: "Replay",
};

/**
 * Writes totals per format, and the sessions that a format did not bring to the same end.
 * @param source day, commit and machine
 * @param results of all sessions
 * @returns Markdown
 */
export function writeForeignReport(source: string, results: readonly ForeignResult[]): string {
	const recorded = results.filter(({ problem }) => problem === null);
	const totals = foreignFormats.map((format) => {
		const same = recorded.filter(({ failures }) => failures[format] === null).length;
		return `| ${NAMES[format]} | ${same} of ${results.length} | ${((100 * same) / Math.max(1, results.length)).toFixed(1)} % |`;
	});
	const rows = results
		.filter(
			({ problem, failures }) =>
				problem !== null || foreignFormats.some((format) => typeof failures[format] === "string"),
		)
		.map(({ session, problem, failures }) => {
			const cells = foreignFormats.map((format) => (problem === null ? cellOf(failures[format]) : ""));
			return `| ${session} | ${cells.join(" | ")} |`;
		});
	const reasons = results.flatMap(({ session, problem, failures }) =>
		problem === null
			? foreignFormats.flatMap((format) => {
					const failure = failures[format];
					return typeof failure === "string" ? [`- ${session}, ${NAMES[format]}: ${inCode(failure)}`] : [];
				})
			: [`- ${session}: not recorded: ${inCode(problem)}`],
	);
	return [
		`${source} ${results.length} sessions, ${recorded.length} of them recorded.`,
		table(["Format", "sessions with the same end", "share"], totals),
		"Sessions with another end in at least one format:",
		table(["Session", ...foreignFormats.map((format) => NAMES[format])], rows),
		reasons.join("\n"),
	].join("\n\n");
}

/** Empty for a format that was not run. */
function cellOf(failure: string | null | undefined): string {
	if (failure === undefined) return "";
	return failure === null ? "same" : "**no**";
}

function table(head: readonly string[], rows: readonly string[]): string {
	return [`| ${head.join(" | ")} |`, `|${" --- |".repeat(head.length)}`, ...rows].join("\n");
}

const inCode = (text: string): string => `\`${text.replaceAll("`", "'").replaceAll("|", "/")}\``;
