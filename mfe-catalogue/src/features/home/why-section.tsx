import { Badge } from "@scriptorium/ui-kit/badge";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useId } from "react";
import { en } from "./messages/en.ts";
import styles from "./why-section.module.css";

/** The three claims of the specification, in its order; parts that are not built yet are marked so. */
const features = [
	{ id: "scanning", ready: true },
	{ id: "assistant", ready: false },
	{ id: "repair", ready: false },
] as const;

export function WhySection() {
	const text = useMessages({ en }).why;
	const headingId = useId();
	return (
		<section className={styles.why} aria-labelledby={headingId}>
			<header className={styles.intro}>
				<h2 id={headingId}>{text.heading}</h2>
				<p className={styles.lead}>{text.lead}</p>
			</header>
			<ol className={styles.features}>
				{features.map(({ id, ready }) => (
					<li key={id} className={styles.feature}>
						<h3 className={styles.title}>
							{text.features[id].title}
							{!ready && <Badge>{text.inPreparation}</Badge>}
						</h3>
						<p className={styles.text}>{text.features[id].text}</p>
					</li>
				))}
			</ol>
		</section>
	);
}
