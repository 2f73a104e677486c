import { useMessages } from "@scriptorium/ui-kit/locale";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import { useState } from "react";
import { type DiffLine, foldUnchanged } from "./diff-versions.ts";
import { en } from "./messages/en.ts";
import styles from "./version-diff.module.css";

/** The changes between two versions as one column; unchanged parts are folded. */
export function VersionDiff({ lines, name }: { lines: readonly DiffLine[]; name: string }) {
	const text = useMessages({ en }).code;
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
		<section className={styles.frame} aria-label={name} tabIndex={0} dir="ltr">
			<table className={styles.table}>
				<thead>
					<tr>
						{[text.older, text.newer, text.change, text.line].map((heading) => (
							<th key={heading} scope="col">
								<VisuallyHidden>{heading}</VisuallyHidden>
							</th>
						))}
					</tr>
				</thead>
				{foldUnchanged(lines).map((part, index) =>
					part.kind === "lines" ? (
						<tbody key={index}>
							<Lines lines={part.lines} />
						</tbody>
					) : (
						<Folded key={index} lines={part.lines} />
					),
				)}
			</table>
		</section>
	);
}

function Folded({ lines }: { lines: readonly DiffLine[] }) {
	const text = useMessages({ en }).code;
	const [open, setOpen] = useState(false);
	return (
		<tbody>
			{open ? (
				<Lines lines={lines} />
			) : (
				<tr>
					<td colSpan={4}>
						<button type="button" className={styles.unfold} onClick={() => setOpen(true)}>
							{text.unchanged(lines.length)}
						</button>
					</td>
				</tr>
			)}
		</tbody>
	);
}

function Lines({ lines }: { lines: readonly DiffLine[] }) {
	const text = useMessages({ en }).code;
	return lines.map((line) => (
		<tr key={`${line.olderLine} ${line.newerLine}`} data-kind={line.kind}>
			<td className={styles.number}>{line.olderLine}</td>
			<td className={styles.number}>{line.newerLine}</td>
			<td className={styles.sign}>
				{line.kind !== "same" && (
					<>
						<span aria-hidden="true">{line.kind === "added" ? "+" : "−"}</span>
						<VisuallyHidden>{text[line.kind]}</VisuallyHidden>
					</>
				)}
			</td>
			<td>
				<code className={styles.text}>{line.text}</code>
			</td>
		</tr>
	));
}
