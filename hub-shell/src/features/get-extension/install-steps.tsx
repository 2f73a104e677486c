import { useMessages } from "@scriptorium/ui-kit/locale";
import type { ReactNode } from "react";
import { BrowserAddress } from "./browser-address.tsx";
import styles from "./get-extension-screen.module.css";
import { en } from "./messages/en.ts";
import { StepPicture } from "./step-picture.tsx";

const STEPS = ["download", "unpack", "developer", "load", "check"] as const;

/** How to load the zip into a browser, each step with its picture. */
export function InstallSteps({ download, check }: { download: ReactNode; check: ReactNode }) {
	const text = useMessages({ en }).file.steps;
	const actions = { download, unpack: null, developer: <BrowserAddress />, load: null, check };
	return (
		<ol className={styles.steps}>
			{STEPS.map((name) => (
				<li key={name} className={styles.step}>
					<div className={styles.section}>
						<h3 className={styles.stepTitle}>{text[name].title}</h3>
						<p>{text[name].text}</p>
						{actions[name] && <div className={styles.action}>{actions[name]}</div>}
					</div>
					<StepPicture name={name} />
				</li>
			))}
		</ol>
	);
}
