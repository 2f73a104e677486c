import type { Scorecard } from "@scriptorium/shared-protocol/scorecard";
import { type FigureRow, FigureTable } from "@scriptorium/ui-kit/figure-table";
import { useMessages } from "@scriptorium/ui-kit/locale";
import styles from "./half-tables.module.css";
import { en } from "./messages/en.ts";

export type Half = Scorecard["corpus"][number]["half"];

/** The held-out set first, because it was not used for tuning. */
const HALVES: readonly Half[] = ["held-out", "tuning"];

export interface HalfTablesProps {
	/** Names the tables to those who jump from table to table. */
	label: string;
	columns: readonly string[];
	rowsOf: (half: Half) => readonly FigureRow[];
}

/** The same table for each half of the corpus, never added up: one of them was tuned on. */
export function HalfTables({ label, columns, rowsOf }: HalfTablesProps) {
	const text = useMessages({ en });
	const shown = HALVES.map((half) => ({ half, rows: rowsOf(half) })).filter(({ rows }) => rows.length > 0);
	return (
		<div className={styles.halves}>
			{shown.map(({ half, rows }) => (
				<div key={half} className={styles.half}>
					<h3 className={styles.heading}>{text.halves[half]}</h3>
					<FigureTable label={`${label}: ${text.halves[half]}`} columns={columns} rows={rows} />
				</div>
			))}
		</div>
	);
}
