import { buttonClass } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Feather, Workflow } from "lucide-react";
import { memo } from "react";
import { Link } from "react-router-dom";
import styles from "./hint-cards.module.css";
import { en } from "./messages/en.ts";

/** Spec 02 § 2: the two hints of a new script. */
export const HintCards = memo(function HintCards() {
	const text = useMessages({ en }).hints;
	return (
		<div className={styles.cards}>
			<section className={styles.card} aria-labelledby="hint-quick-start">
				<Feather aria-hidden="true" />
				<div>
					<h2 id="hint-quick-start">{text.quickStart.title}</h2>
					<p>{text.quickStart.text}</p>
				</div>
			</section>
			<section className={styles.card} aria-labelledby="hint-builder">
				<Workflow aria-hidden="true" />
				<div>
					<h2 id="hint-builder">{text.builder.title}</h2>
					<p>{text.builder.text}</p>
				</div>
				<Link to="/builder" className={buttonClass({ size: "small" })}>
					{text.builder.open}
				</Link>
			</section>
		</div>
	);
});
