import type { ReactNode } from "react";
import styles from "./figure-table.module.css";

export interface FigureRow {
	readonly key: string;
	/** The first names the row. */
	readonly cells: readonly ReactNode[];
}

/** A small table, named by its heading. Narrow screens keep all columns; a very wide word scrolls in the table alone. */
export function FigureTable({
	label,
	columns,
	rows,
}: {
	label: string;
	columns: readonly string[];
	rows: readonly FigureRow[];
}) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
		<section className={styles.scroll} aria-label={label} tabIndex={0}>
			<table className={styles.table}>
				<thead>
					<tr>
						{columns.map((column) => (
							<th key={column} scope="col">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ key, cells: [name, ...cells] }) => (
						<tr key={key}>
							<th scope="row">{name}</th>
							{cells.map((cell, index) => (
								<td key={columns[index + 1]}>{cell}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
