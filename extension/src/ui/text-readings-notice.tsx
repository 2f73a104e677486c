import { useMessages } from "@scriptorium/ui-kit/locale";
import type { Effect, TextReading } from "@scriptorium/userscript/text-readings";
import { useId } from "react";
import { en } from "./messages/en.ts";
import styles from "./text-readings-notice.module.css";

/** Characters of a value that are shown. */
const MAX_SHOWN = 200;
/** Places that are listed; a text with more is broken in the same way throughout. */
const MAX_PLACES = 20;

/** Warns of a text that script managers may read differently: each place, and the reading under which it is rated and runs. */
export function TextReadingsNotice({ readings }: { readings: readonly TextReading[] }) {
	const texts = useMessages({ en }).readings;
	const id = useId();
	if (readings.length === 0) return null;
	return (
		<section className={styles.notice} aria-labelledby={id}>
			<h2 id={id} className={styles.heading}>
				{texts.heading}
			</h2>
			<p>{texts.lead}</p>
			<ul className={styles.list}>
				{readings.slice(0, MAX_PLACES).map((reading) => (
					<li key={`${reading.code} ${reading.line} ${reading.column}`}>
						<strong>{texts.place(reading.line, reading.column)}</strong> {texts.problem[reading.code]}{" "}
						<EffectText effect={reading.effect} />
					</li>
				))}
			</ul>
			{readings.length > MAX_PLACES && <p>{texts.more(readings.length - MAX_PLACES)}</p>}
		</section>
	);
}

/** What the place means here. Values are the author's texts: shown as code, and cut. */
function EffectText({ effect }: { effect: Effect }) {
	const texts = useMessages({ en }).readings.effect;
	switch (effect.kind) {
		case "block":
			return <span>{texts.block(effect.from, effect.to)}</span>;
		case "value":
		case "earlier": {
			const line = `@${effect.key} ${effect.value}`.trim();
			return (
				<span>
					{effect.kind === "value" ? texts.value : texts.earlier(effect.line)}{" "}
					<code className={styles.value}>{line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN)}…` : line}</code>
				</span>
			);
		}
		default:
			return <span>{texts[effect.kind]}</span>;
	}
}
