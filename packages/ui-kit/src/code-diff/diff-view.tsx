import { useMemo, useState } from "react";
import { Button } from "../button.tsx";
import { useMessages } from "../locale.tsx";
import { useIsFrom } from "../use-is-from.ts";
import type { DiffLine } from "./code-diff.ts";
import { ChangeSign, LineText } from "./diff-line-text.tsx";
import styles from "./diff-view.module.css";
import { foldLines, type Hunk } from "./fold-lines.ts";
import { en } from "./messages/en.ts";
import { SideBySideRows } from "./side-by-side-rows.tsx";

/** Lines drawn at once; a button shows the rest. */
const MAX_LINES = 1200;

export interface DiffViewProps {
	/** Semver. */
	older: string;
	newer: string;
	lines: readonly DiffLine[];
}

/** A table that reads as text does: one column of code on narrow screens, two beside each other on wide ones. */
export function DiffView({ older, newer, lines }: DiffViewProps) {
	const text = useMessages({ en });
	// From there on two columns of code are wide enough to be read.
	const wide = useIsFrom("lg") === true;
	const hunks = useMemo(() => foldLines(lines), [lines]);
	const [all, setAll] = useState(false);
	const shown = all ? hunks : hunks.slice(0, hunksWithin(hunks, MAX_LINES));
	const columns = wide
		? [text.lineIn(older), text.codeOf(older), text.lineIn(newer), text.codeOf(newer)]
		: [text.lineIn(older), text.lineIn(newer), text.change, text.line];
	return (
		<>
			<div className={styles.frame} dir="ltr">
				<table className={styles.table} data-view={wide ? "side-by-side" : "unified"}>
					<caption className={styles.hidden}>{text.caption(older, newer)}</caption>
					{/* The first rows may be folded, and a fixed layout takes its widths from the first row. */}
					<colgroup>
						{(wide
							? [styles.numbers, undefined, styles.numbers, undefined]
							: [styles.numbers, styles.numbers, styles.signs, undefined]
						).map((width, index) => (
							<col key={columns[index]} className={width} />
						))}
					</colgroup>
					<thead className={styles.hidden}>
						<tr>
							{columns.map((column) => (
								<th key={column} scope="col">
									{column}
								</th>
							))}
						</tr>
					</thead>
					{shown.map((hunk, index) => (
						<HunkRows key={index} hunk={hunk} wide={wide} />
					))}
				</table>
			</div>
			{shown.length < hunks.length && (
				<div>
					<Button size="small" onClick={() => setAll(true)}>
						{text.rest(hunks.length - shown.length)}
					</Button>
				</div>
			)}
		</>
	);
}

/** How many hunks to draw so that it stays at about so many lines; at least one. */
function hunksWithin(hunks: readonly Hunk[], lines: number): number {
	let sum = 0;
	const over = hunks.findIndex((hunk) => {
		sum += hunk.folded ? 1 : hunk.lines.length;
		return sum > lines;
	});
	return over === -1 ? hunks.length : Math.max(1, over);
}

function HunkRows({ hunk, wide }: { hunk: Hunk; wide: boolean }) {
	const text = useMessages({ en });
	const [open, setOpen] = useState(!hunk.folded);
	if (!open) {
		return (
			<tbody>
				<tr>
					<td colSpan={4} className={styles.fold}>
						<button type="button" className={styles.unfold} onClick={() => setOpen(true)}>
							{text.unfold(hunk.lines.length)}
						</button>
					</td>
				</tr>
			</tbody>
		);
	}
	const Rows = wide ? SideBySideRows : UnifiedRows;
	return (
		<tbody
			// The button that had the focus is gone: it goes to what the button has shown.
			tabIndex={-1}
			ref={(rows) => {
				if (hunk.folded && document.activeElement === document.body) rows?.focus({ preventScroll: true });
			}}
		>
			<Rows lines={hunk.lines} />
		</tbody>
	);
}

/** One line below the other, as a patch has them. */
function UnifiedRows({ lines }: { lines: readonly DiffLine[] }) {
	return lines.map((line) => (
		<tr key={`${line.olderLine} ${line.newerLine}`} data-kind={line.kind}>
			<td className={styles.number}>{line.olderLine}</td>
			<td className={styles.number}>{line.newerLine}</td>
			<td className={styles.sign}>
				<ChangeSign kind={line.kind} />
			</td>
			<td className={styles.code}>
				<LineText line={line} />
			</td>
		</tr>
	));
}
