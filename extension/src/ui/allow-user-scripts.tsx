import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import type { PagePorts } from "../platform/page-ports.ts";
import styles from "./allow-user-scripts.module.css";
import { GrantButton } from "./guard/grant-button.tsx";
import { en } from "./messages/en.ts";

/** Explains how to permit userscripts, while they are not permitted. */
export function AllowUserScripts({ ports }: { ports: PagePorts }) {
	const texts = useMessages({ en }).allow;
	const { requestUserScripts, openTab, settingsAddress } = ports;
	return (
		<section className={styles.guide} aria-labelledby="allow-title">
			<h2 id="allow-title" className={styles.title}>
				{texts.title}
			</h2>
			<p>{texts.detail}</p>
			{requestUserScripts === null ? (
				<>
					<ol className={styles.steps}>
						{texts.steps.map((step) => (
							<li key={step}>{step}</li>
						))}
					</ol>
					<Button variant="primary" onClick={() => void openTab(settingsAddress)}>
						{texts.open}
					</Button>
				</>
			) : (
				<GrantButton variant="primary" onGrant={(pressed) => void requestUserScripts(pressed)}>
					{texts.request}
				</GrantButton>
			)}
			<p role="status" className={styles.waiting}>
				{texts.checking}
			</p>
		</section>
	);
}
