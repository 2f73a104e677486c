import { useExtensionStatus, useHost } from "@scriptorium/remote-kit/host";
import { accessOf } from "@scriptorium/script-analyzer/capabilities/access";
import { AccessList } from "@scriptorium/ui-kit/access-and-verdict/access-list";
import { VerdictFindings } from "@scriptorium/ui-kit/access-and-verdict/verdict-findings";
import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { DialogSurface } from "@scriptorium/ui-kit/dialog-surface";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Link } from "react-router-dom";
import type { Consent } from "../../script-security/consent.tsx";
import type { Rating } from "../../script-security/use-rating.ts";
import { BeforeInstalling } from "./before-installing.tsx";
import styles from "./extension-guide.module.css";
import { FileLink } from "./file-link.tsx";
import panelStyles from "./install-panel.module.css";
import { en } from "./messages/en.ts";
import { en as guideTexts } from "./messages/guide-en.ts";

export interface ExtensionGuideProps {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	kind: "bookmarklet" | "userscript";
	rating: Rating;
	consent: Consent;
	/** Address of the `.user.js` file. */
	fileUrl: string;
	onFileOpened: () => void;
	onInstall: () => void;
}

/** Shown when Install is pressed and no extension answers: the rating, how to get the extension, and the way without it. */
export function ExtensionGuide(props: ExtensionGuideProps) {
	const { open, onOpenChange, kind, rating, consent, fileUrl, onFileOpened, onInstall } = props;
	const text = useMessages({ en });
	const guide = useMessages({ en: guideTexts });
	const host = useHost();
	const { state, message } = useExtensionStatus();
	const access = rating.analysis && accessOf(rating.analysis, kind);
	return (
		<DialogSurface
			open={open}
			onOpenChange={onOpenChange}
			title={guide.title}
			description={guide.intro}
			closeLabel={guide.close}
		>
			<div className={styles.ways}>
				<section className={styles.way} aria-label={guide.rating}>
					<BeforeInstalling rating={rating} consent={consent}>
						{rating.level === "unrated" && <p className={panelStyles.hint}>{guide.unrated}</p>}
						{rating.analysis && <VerdictFindings result={rating.analysis} />}
						{access && <AccessList access={access} />}
					</BeforeInstalling>
				</section>
				<section className={styles.way}>
					<h3 className={styles.heading}>{guide.extension}</h3>
					{state === "connected" ? (
						<Button
							variant={rating.level === "red" ? "secondary" : "primary"}
							disabled={consent.isMissing}
							onClick={onInstall}
						>
							{text.actions.install}
						</Button>
					) : (
						<>
							<p>{guide.extensionText}</p>
							<div className={styles.check}>
								<Link to="/extension" className={buttonClass({ variant: "primary" })}>
									{text.getExtension}
								</Link>
								<Button busy={state === "connecting"} onClick={() => host.extension.connect()}>
									{guide.check}
								</Button>
							</div>
						</>
					)}
					<span role="status" className={styles.status}>
						{state === "connected" ? guide.found : (message ?? text.status[state])}
					</span>
				</section>
				<section className={styles.way}>
					<h3 className={styles.heading}>{guide.other}</h3>
					<p>{guide.otherText}</p>
					<FileLink fileUrl={fileUrl} blocked={consent.isMissing} className={buttonClass()} onOpened={onFileOpened}>
						{guide.openFile}
					</FileLink>
				</section>
			</div>
		</DialogSurface>
	);
}
