import { useMessages } from "@scriptorium/ui-kit/locale";
import { memo } from "react";
import { en } from "./messages/en.ts";
import styles from "./writing-tips.module.css";

export const WritingTips = memo(function WritingTips() {
	const text = useMessages({ en }).tips;
	return (
		<aside className={styles.tips} aria-labelledby="writing-tips">
			<h2 id="writing-tips" className={styles.heading}>
				{text.heading}
			</h2>
			<ul>
				{text.items.map((tip) => (
					<li key={tip}>{tip}</li>
				))}
			</ul>
		</aside>
	);
});
