import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useState } from "react";
import { catalog } from "./messages/catalog.ts";
import styles from "./trial-frames.module.css";
import type { Trial } from "./use-trial.ts";

const MOMENTS = ["before", "after"] as const;

/** The sample page without and with the script: side by side where there is room, one at a time on narrow screens. */
export function TrialFrames({ trial }: { readonly trial: Trial }) {
	const text = useMessages(catalog);
	const [shown, setShown] = useState<(typeof MOMENTS)[number]>("after");
	const { state, left } = trial;
	const isEnded = state.kind === "ended" && (!("measures" in state.end) || state.end.measures === null);
	return (
		<div className={styles.frames} hidden={state.kind === "idle"}>
			<div className={styles.switch}>
				{MOMENTS.map((moment) => (
					<Button key={moment} size="small" aria-pressed={moment === shown} onClick={() => setShown(moment)}>
						{text.moments[moment]}
					</Button>
				))}
			</div>
			<div className={styles.pair}>
				{MOMENTS.map((moment) => {
					const isGone = left.includes(moment) || (moment === "after" && isEnded);
					return (
						<figure key={moment} data-shown={moment === shown || undefined} className={styles.figure}>
							<figcaption>{text.moments[moment]}</figcaption>
							{isGone && <p className={styles.gone}>{left.includes(moment) ? text.left : text.gone}</p>}
							<div ref={trial[moment]} className={styles.frame} hidden={isGone} />
						</figure>
					);
				})}
			</div>
		</div>
	);
}
