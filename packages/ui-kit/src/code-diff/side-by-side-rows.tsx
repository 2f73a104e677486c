import { type DiffLine, pairLines } from "./code-diff.ts";
import { ChangeSign, LineText } from "./diff-line-text.tsx";
import styles from "./diff-view.module.css";

/** The older version on the left, the newer one on the right. */
export function SideBySideRows({ lines }: { lines: readonly DiffLine[] }) {
	return pairLines(lines).map(({ older, newer }) => (
		<tr key={`${older?.olderLine} ${newer?.newerLine}`}>
			<Side line={older} number={older?.olderLine} />
			<Side line={newer} number={newer?.newerLine} />
		</tr>
	));
}

function Side({ line, number }: { line: DiffLine | null; number: number | null | undefined }) {
	const kind = line?.kind ?? "absent";
	return (
		<>
			<td className={styles.number} data-kind={kind}>
				{number}
			</td>
			<td className={styles.code} data-kind={kind}>
				{line && (
					<span className={styles.half}>
						<ChangeSign kind={line.kind} />
						<LineText line={line} />
					</span>
				)}
			</td>
		</>
	);
}
