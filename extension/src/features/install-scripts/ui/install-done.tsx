import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import type { PagePorts } from "../../../platform/page-ports.ts";
import { authorName } from "../../../safe-text/author-text.ts";
import { AllowUserScripts } from "../../../ui/allow-user-scripts.tsx";
import { useUserScriptsAllowed } from "../../../ui/use-user-scripts-allowed.ts";
import { en } from "../messages/en.ts";
import styles from "./confirm-install-page.module.css";

/** Shown after Install: the next steps, and the browser's switch if it is still off. */
export function InstallDone({ ports, name }: { ports: PagePorts; name: string }) {
	const texts = useMessages({ en });
	const allowed = useUserScriptsAllowed(ports);
	return (
		<main>
			<Page title={texts.confirm.installed(authorName(name))} eyebrow={texts.product} width="centered">
				<div className={styles.stack}>
					{allowed ? <p role="status">{texts.confirm.installedDetail}</p> : <AllowUserScripts ports={ports} />}
					<p>
						<strong>{texts.confirm.removal}:</strong> {texts.confirm.removalSteps}
					</p>
					<div className={styles.actions}>
						<Button variant={allowed ? "primary" : "secondary"} onClick={() => void ports.closeOwnTab()}>
							{texts.confirm.close}
						</Button>
						<Button onClick={() => void ports.openTab(ports.optionsAddress)}>{texts.manage}</Button>
					</div>
				</div>
			</Page>
		</main>
	);
}
