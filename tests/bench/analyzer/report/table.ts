/** A Markdown table whose columns line up: the first one left, all others right. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
	const cells = [head, ...rows].map((row) => head.map((_, column) => String(row[column] ?? "")));
	const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)));
	const line = (row: readonly string[]) =>
		`| ${widths.map((width, column) => (column === 0 ? row[column]?.padEnd(width) : row[column]?.padStart(width))).join(" | ")} |`;
	const rule = `| ${widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`)).join(" | ")} |`;
	const [titles = [], ...body] = cells;
	return [line(titles), rule, ...body.map(line)].join("\n");
}
