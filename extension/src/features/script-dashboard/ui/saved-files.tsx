import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useEffect, useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import { en } from "../messages/en.ts";
import styles from "./script-page.module.css";

/** Whether scripts may save files, and takes the permission back. It is granted where a script asks for it. */
export function SavedFiles({ ports: { downloads } }: { ports: PagePorts }) {
	const texts = useMessages({ en }).settings;
	const [permitted, setPermitted] = useState<boolean | null>(null);
	useEffect(() => void downloads.isPermitted().then(setPermitted), [downloads]);
	const stop = async (): Promise<void> => {
		await downloads.giveUp();
		setPermitted(await downloads.isPermitted());
	};
	return (
		<section className={styles.stack} aria-label={texts.files}>
			<h2 className={styles.heading}>{texts.files}</h2>
			{permitted !== null && <p className={styles.hint}>{permitted ? texts.filesAllowed : texts.filesRefused}</p>}
			{permitted === true && (
				<div className={styles.actions}>
					<Button onClick={() => void stop()}>{texts.filesStop}</Button>
				</div>
			)}
		</section>
	);
}
