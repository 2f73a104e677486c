import { useMessages } from "@scriptorium/ui-kit/locale";
import { useId } from "react";
import { en } from "./messages/en.ts";
import styles from "./why-section.module.css";

/** The three claims of the specification, in its order. */
const features = ["scanning", "assistant", "repair"] as const;

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
				{features.map((id) => (
					<li key={id} className={styles.feature}>
						<h3>{text.features[id].title}</h3>
						<p className={styles.text}>{text.features[id].text}</p>
					</li>
				))}
			</ol>
		</section>
	);
}
