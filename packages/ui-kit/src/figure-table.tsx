import type { ReactNode } from "react";
import styles from "./figure-table.module.css";

export interface FigureRow {
	readonly key: string;
	/** The first names the row. */
	readonly cells: readonly ReactNode[];
}

export interface FigureTableProps {
	/** Accessible name of the table's region. */
	label: string;
	columns: readonly string[];
	rows: readonly FigureRow[];
	/** Small cells and a limited height, for a table of many rows inside of something else. */
	compact?: boolean;
}

/**
 * A table of figures. Narrow screens keep all columns; a table that is wider or, if compact, higher than its box scrolls in it.
 */
export function FigureTable({ label, columns, rows, compact = false }: FigureTableProps) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
		<section className={styles.scroll} aria-label={label} data-compact={compact || undefined} tabIndex={0}>
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
