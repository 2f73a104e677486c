import { useMessages } from "@scriptorium/ui-kit/locale";
import type { ReactNode } from "react";
import styles from "./install-panel.module.css";
import { en } from "./messages/en.ts";

const BROWSERS = ["android", "ios"] as const;

/** How to make and run a bookmarklet with a finger: copy, bookmark, paste, run from the address bar. */
export function TouchSteps({ title, copyButton }: { title: string; copyButton: ReactNode }) {
	const text = useMessages({ en }).touch;
	return (
		<div className={styles.touch}>
			<div>{copyButton}</div>
			{BROWSERS.map((browser) => (
				<section key={browser} className={styles.browser} aria-labelledby={`script-bookmark-${browser}`}>
					<h4 id={`script-bookmark-${browser}`} className={styles.note}>
						{text[browser].heading}
					</h4>
					<ol className={styles.steps}>
						<li>{text[browser].copy}</li>
						<li>{text[browser].add}</li>
						<li>{text[browser].change(title)}</li>
						<li>{text[browser].run}</li>
					</ol>
				</section>
			))}
		</div>
	);
}
