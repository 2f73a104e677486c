import { useExtensionStatus, useHost } from "@scriptorium/remote-kit/host";
import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { Dialog } from "@scriptorium/ui-kit/dialog";
import { useMessages } from "@scriptorium/ui-kit/locale";
import styles from "./extension-guide.module.css";
import { en } from "./messages/en.ts";

export interface ExtensionGuideProps {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	/** Address of the `.user.js` file. */
	fileUrl: string;
	onFileOpened: () => void;
	onInstall: () => void;
}

/** Shown when Install is pressed and no extension answers: how to get it, and the way without it. */
export function ExtensionGuide({ open, onOpenChange, fileUrl, onFileOpened, onInstall }: ExtensionGuideProps) {
	const text = useMessages({ en });
	const { guide } = text;
	const host = useHost();
	const { state, message } = useExtensionStatus();
	return (
		<Dialog
			open={open}
			onOpenChange={onOpenChange}
			title={guide.title}
			description={guide.intro}
			closeLabel={guide.close}
		>
			<div className={styles.ways}>
				<section className={styles.way}>
					<h3 className={styles.heading}>{guide.extension}</h3>
					<ol className={styles.steps}>
						<li>{guide.steps.get}</li>
						<li>{guide.steps.load}</li>
						<li>{guide.steps.back}</li>
					</ol>
					<div className={styles.check}>
						{state === "connected" ? (
							<Button variant="primary" onClick={onInstall}>
								{text.install}
							</Button>
						) : (
							<Button busy={state === "connecting"} onClick={() => host.extension.connect()}>
								{guide.check}
							</Button>
						)}
						<span role="status" className={styles.status}>
							{state === "connected" ? guide.found : (message ?? text.status[state])}
						</span>
					</div>
				</section>
				<section className={styles.way}>
					<h3 className={styles.heading}>{guide.other}</h3>
					<p>{guide.otherText}</p>
					<a
						href={fileUrl}
						type="text/javascript"
						target="_blank"
						rel="noopener nofollow"
						className={buttonClass()}
						onClick={onFileOpened}
					>
						{guide.openFile}
					</a>
				</section>
			</div>
		</Dialog>
	);
}
