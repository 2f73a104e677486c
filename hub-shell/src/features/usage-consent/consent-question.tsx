import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useHost } from "../../host-context/host-provider.tsx";
import type { UsageConsentStore } from "../../usage/usage-consent.ts";
import styles from "./consent-question.module.css";
import { en } from "./messages/en.ts";

/** Notices stay above the bar: its height is a variable of the page as long as it is shown. */
function followHeight(bar: HTMLElement | null): (() => void) | undefined {
	if (bar === null) return undefined;
	const root = document.documentElement.style;
	const observer = new ResizeObserver(() => root.setProperty("--bottom-bar", `${bar.offsetHeight}px`));
	observer.observe(bar);
	return () => {
		observer.disconnect();
		root.removeProperty("--bottom-bar");
	};
}

/** Asks a signed-in person once. Both answers are one press; nothing is recorded until then. */
export function ConsentQuestion({ consent }: { consent: UsageConsentStore }) {
	const text = useMessages({ en });
	const host = useHost();
	async function answer(hasAgreed: boolean): Promise<void> {
		const stored = await consent.answer(hasAgreed);
		if (!stored.ok) host.notify("error", text.failed, { description: stored.error.message });
	}
	return (
		<section ref={followHeight} className={styles.question} aria-label={text.region}>
			<div className={styles.words}>
				<p className={styles.title}>{text.question}</p>
				<p>{text.about}</p>
			</div>
			<div className={styles.buttons}>
				<Button onClick={() => void answer(true)}>{text.agree}</Button>
				<Button onClick={() => void answer(false)}>{text.refuse}</Button>
			</div>
		</section>
	);
}
