import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useEffect, useMemo, useRef, useState } from "react";
import { CodeComparison } from "../../../ui/later-code-comparison.tsx";
import { en } from "../messages/save-conflict-en.ts";
import styles from "./script-page.module.css";

export interface SaveConflictProps {
	readonly mine: string;
	readonly theirs: string;
	readonly onKeepMine: () => void;
	readonly onTakeTheirs: () => void;
}

/** The script was saved elsewhere meanwhile: both texts are there, and the user chooses. */
export function SaveConflict({ mine, theirs, onKeepMine, onTakeTheirs }: SaveConflictProps) {
	const texts = useMessages({ en });
	const [compared, setCompared] = useState(false);
	const codes = useMemo(() => ({ older: theirs, newer: mine }), [theirs, mine]);
	const heading = useRef<HTMLHeadingElement>(null);
	// The button that was pressed, or the editor, says nothing about it.
	useEffect(() => heading.current?.focus(), []);
	return (
		<section className={styles.conflict} aria-labelledby="conflict-title">
			<h2 id="conflict-title" ref={heading} tabIndex={-1} className={styles.subheading}>
				{texts.title}
			</h2>
			<p>{texts.detail}</p>
			<div className={styles.actions}>
				<Button aria-pressed={compared} onClick={() => setCompared(!compared)}>
					{texts.compare}
				</Button>
				<Button variant="primary" title={texts.keepMineHint} onClick={onKeepMine}>
					{texts.keepMine}
				</Button>
				<Button title={texts.takeTheirsHint} onClick={onTakeTheirs}>
					{texts.takeTheirs}
				</Button>
			</div>
			<p className={styles.hint}>
				{texts.keepMine}: {texts.keepMineHint} {texts.takeTheirs}: {texts.takeTheirsHint}
			</p>
			{compared && (
				<section className={styles.stack} aria-label={texts.compared}>
					<p className={styles.hint}>{texts.sides}</p>
					<CodeComparison older={texts.theirs} newer={texts.mine} codes={codes} />
				</section>
			)}
		</section>
	);
}
