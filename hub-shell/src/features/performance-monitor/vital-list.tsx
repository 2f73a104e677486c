import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { wholeNumber } from "@scriptorium/ui-kit/numbers";
import { useId } from "react";
import { catalog } from "./messages/catalog.ts";
import styles from "./performance-screen.module.css";
import type { Vital, VitalName } from "./watch-vitals.ts";

const NAMES: readonly VitalName[] = ["LCP", "INP", "CLS"];

export interface VitalListProps {
	readonly vitals: Readonly<Partial<Record<VitalName, Vital>>>;
	readonly unavailable: readonly VitalName[];
}

export function VitalList({ vitals, unavailable }: VitalListProps) {
	const texts = useMessages(catalog);
	const { formattingLocale } = useLocale();
	const id = useId();
	const inWords = (name: VitalName, value: number) =>
		name === "CLS"
			? new Intl.NumberFormat(formattingLocale, { maximumFractionDigits: 3 }).format(value)
			: `${wholeNumber(Math.round(value), formattingLocale)} ms`;
	return (
		<section aria-labelledby={id} className={styles.section}>
			<h2 id={id}>{texts.vitals}</h2>
			<dl className={styles.figures}>
				{NAMES.map((name) => {
					const vital = vitals[name];
					const absent = unavailable.includes(name) ? texts.notAvailable : texts.notYet[name];
					return (
						<div key={name} className={styles.figure}>
							<dt className={styles.label}>{texts.vital[name]}</dt>
							<dd className={styles.value}>{vital ? inWords(name, vital.value) : absent}</dd>
							{vital && <dd className={styles.small}>{texts.ratings[vital.rating]}</dd>}
						</div>
					);
				})}
			</dl>
		</section>
	);
}
