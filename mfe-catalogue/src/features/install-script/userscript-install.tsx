import { useExtensionStatus } from "@scriptorium/remote-kit/host";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Link } from "react-router-dom";
import { FileLink } from "./file-link.tsx";
import { InstallAction } from "./install-action.tsx";
import styles from "./install-panel.module.css";
import { InstalledNote } from "./installed-note.tsx";
import { en } from "./messages/en.ts";
import type { InstalledState } from "./use-installed.ts";

export interface UserscriptInstallProps {
	title: string;
	fileUrl: string;
	/** The script's own kind; the other way is shown below it. */
	primary: boolean;
	/** The button is the screen's main action. Never for a High Risk version. */
	emphasized: boolean;
	/** The version is High Risk and the user has not agreed. */
	blocked: boolean;
	busy: boolean;
	installed: InstalledState;
	onInstall: () => void;
	onFileOpened: () => void;
}

export function UserscriptInstall(props: UserscriptInstallProps) {
	const { title, fileUrl, primary, emphasized, blocked, busy, installed, onInstall, onFileOpened } = props;
	const text = useMessages({ en });
	const { state } = useExtensionStatus();
	const isMissing = state === "error" || state === "disconnected";
	const action = installed.state === "installed" ? (installed.isOutdated ? "update" : "reinstall") : "install";
	return (
		<div className={styles.way}>
			{!primary && <h3 className={styles.subheading}>{text.asUserscript}</h3>}
			<InstalledNote installed={installed} />
			<InstallAction
				fileUrl={fileUrl}
				variant={emphasized && action !== "reinstall" ? "primary" : "secondary"}
				blocked={blocked}
				busy={busy}
				name={text.actionNames[action](title)}
				onInstall={onInstall}
			>
				{text.actions[action]}
			</InstallAction>
			<p className={styles.hint}>{primary ? text.userscriptHint : text.bookmarkletAsUserscript}</p>
			<p className={styles.file}>
				<FileLink fileUrl={fileUrl} blocked={blocked} onOpened={onFileOpened}>
					{text.file}
				</FileLink>
				<span className={styles.status} data-extension={state}>
					{text.status[state]}
				</span>
			</p>
			{/* Its place is kept, so that nothing moves when the extension answers. */}
			<p className={isMissing ? styles.hint : styles.later}>
				<Link to="/extension">{text.getExtension}</Link>
			</p>
		</div>
	);
}
