import { useExtensionStatus } from "@scriptorium/remote-kit/host";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Download } from "lucide-react";
import styles from "./install-panel.module.css";
import { en } from "./messages/en.ts";

export interface UserscriptInstallProps {
	title: string;
	fileUrl: string;
	primary: boolean;
	busy: boolean;
	onInstall: () => void;
	onFileOpened: () => void;
}

export function UserscriptInstall({ title, fileUrl, primary, busy, onInstall, onFileOpened }: UserscriptInstallProps) {
	const text = useMessages({ en });
	const { state } = useExtensionStatus();
	return (
		<div className={styles.way}>
			<Button
				variant={primary ? "primary" : "secondary"}
				className={styles.wide}
				busy={busy}
				icon={<Download aria-hidden="true" />}
				aria-label={text.installName(title)}
				onClick={onInstall}
			>
				{text.install}
			</Button>
			<p className={styles.hint}>{primary ? text.userscriptHint : text.bookmarkletAsUserscript}</p>
			<p className={styles.file}>
				<a href={fileUrl} type="text/javascript" target="_blank" rel="noopener nofollow" onClick={onFileOpened}>
					{text.file}
				</a>
				<span className={styles.status} data-extension={state}>
					{text.status[state]}
				</span>
			</p>
		</div>
	);
}
