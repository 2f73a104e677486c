import { useMessages } from "@scriptorium/ui-kit/locale";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import { en } from "./messages/en.ts";
import styles from "./waiting-count.module.css";

/** How many reports wait, at the end of a link to moderation; nothing for 0. */
export function WaitingCount({ count }: { count: number }) {
	const texts = useMessages({ en });
	if (count === 0) return null;
	return (
		<>
			{" "}
			<span className={styles.count}>{texts.count(count)}</span> <VisuallyHidden>{texts.waiting(count)}</VisuallyHidden>
		</>
	);
}
