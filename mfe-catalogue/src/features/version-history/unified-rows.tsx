import type { DiffLine } from "./code-diff.ts";
import { ChangeSign, LineText } from "./diff-line-text.tsx";
import styles from "./diff-view.module.css";

/** One line below the other, as a patch has them. */
export function UnifiedRows({ lines }: { lines: readonly DiffLine[] }) {
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
