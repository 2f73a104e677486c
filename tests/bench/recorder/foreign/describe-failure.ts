/** Characters of a reason in the report. */
const MAX_LENGTH = 300;
/** Report of Playwright's runner, in colors. */
const COLOR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");
const ERROR = /^\s*(?:\[?\w*Error\]?: (?!file:).+)$/m;
const WAITING = /^\s*- (?:waiting for|locator resolved|.*intercepts).+$/gm;

/**
 * Compares the end of a run with that of the recorded session.
 * @param state as JSON
 * @param end as JSON
 * @returns null when they are equal, otherwise both from the first difference on
 */
export function differenceOf(state: unknown, end: unknown): string | null {
	const [is, wanted] = [JSON.stringify(state), JSON.stringify(end)];
	if (is === wanted) return null;
	let at = 0;
	while (is[at] === wanted[at]) at += 1;
	const from = Math.max(0, at - 20);
	return `ends with ${is.slice(from, from + 100)} instead of ${wanted.slice(from, from + 100)}`;
}

/**
 * Shortens what a tool wrote about a failed run.
 * @param thrown the error of the run
 * @returns its first message with what the tool waited for, on one line
 */
export function reasonOf(thrown: unknown): string {
	const text = String(thrown).replaceAll(COLOR, "");
	const [message = text] = ERROR.exec(text.replace(/^Error: (?=\n|\s*Running)/, "")) ?? [];
	const waiting = [...new Set(text.match(WAITING) ?? [])].slice(0, 3).join(" ");
	return `${message} ${waiting}`.replaceAll(/\s+/g, " ").trim().slice(0, MAX_LENGTH);
}
