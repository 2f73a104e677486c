import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { CircleCheck, Download, ExternalLink, Puzzle } from "lucide-react";
import { useHost, useObservable } from "../../host-context/host-provider.tsx";
import { PageTitle } from "../../host-context/page-title.tsx";
import { Link } from "../../navigation/link.tsx";
import { BrowserAddress } from "./browser-address.tsx";
import type { ExtensionOffer } from "./extension-offer.ts";
import styles from "./get-extension-screen.module.css";
import { InstallSteps } from "./install-steps.tsx";
import { en } from "./messages/en.ts";
import { StepPicture } from "./step-picture.tsx";

/** Capability of a connected extension that the browser lets run userscripts. */
const RUNS_USERSCRIPTS = "run-userscripts";

/** `/extension`: how to get the extension, and whether this page reaches it. */
export function GetExtensionScreen({ offer }: { offer: ExtensionOffer }) {
	const text = useMessages({ en });
	const status = useObservable(useHost().extension.status);
	const isConnected = status.state === "connected";
	return (
		<>
			<PageTitle text={text.title} />
			<Page width="reading" title={text.title} lead={text.lead}>
				<div className={styles.sections}>
					<div className={styles.status} data-state={status.state}>
						<p role="status" className={styles.words}>
							{isConnected ? <CircleCheck aria-hidden="true" /> : <Puzzle aria-hidden="true" />}
							{isConnected
								? text.connected(status.version ?? "")
								: status.state === "connecting"
									? text.connecting
									: text.notConnected}
						</p>
						{isConnected && (
							<Link to="/explore?search=kind%3Auserscript" className={buttonClass({ variant: "primary" })}>
								{text.browse}
							</Link>
						)}
					</div>
					{isConnected && !status.capabilities.includes(RUNS_USERSCRIPTS) && <AllowUserScripts />}
					{!isConnected && <Offer offer={offer} />}
					<section className={styles.section} aria-labelledby="other-manager">
						<h2 id="other-manager" className={styles.heading}>
							{text.other.heading}
						</h2>
						<p>{text.other.text}</p>
					</section>
					{isConnected && (
						<section className={styles.section} aria-labelledby="remove-extension">
							<h2 id="remove-extension" className={styles.heading}>
								{text.remove.heading}
							</h2>
							<p>{text.remove.text}</p>
							<BrowserAddress />
						</section>
					)}
				</div>
			</Page>
		</>
	);
}

function AllowUserScripts() {
	const text = useMessages({ en }).allow;
	return (
		<section className={styles.step} aria-labelledby="allow-user-scripts">
			<div className={styles.section}>
				<h2 id="allow-user-scripts" className={styles.heading}>
					{text.heading}
				</h2>
				<p>{text.text}</p>
				<BrowserAddress />
			</div>
			<StepPicture name="allow" />
		</section>
	);
}

function Offer({ offer: { archivePath, storeUrl } }: { offer: ExtensionOffer }) {
	const text = useMessages({ en });
	return (
		<>
			<p className={styles.needs}>{text.needs}</p>
			{storeUrl !== null && (
				<section className={styles.section} aria-labelledby="from-store">
					<h2 id="from-store" className={styles.heading}>
						{text.store.heading}
					</h2>
					<p>{text.store.text}</p>
					<div>
						<a href={storeUrl} target="_blank" rel="noopener" className={buttonClass({ variant: "primary" })}>
							<ExternalLink aria-hidden="true" />
							{text.store.link}
						</a>
					</div>
				</section>
			)}
			{archivePath !== null && (
				<section className={styles.section} aria-labelledby="from-hub">
					<h2 id="from-hub" className={styles.heading}>
						{text.file.heading}
					</h2>
					<p>{text.file.text}</p>
					<InstallSteps
						download={
							<a
								href={archivePath}
								download=""
								className={buttonClass({ variant: storeUrl === null ? "primary" : "secondary" })}
							>
								<Download aria-hidden="true" />
								{text.file.download}
							</a>
						}
						check={<Button onClick={() => window.location.reload()}>{text.check}</Button>}
					/>
				</section>
			)}
			{archivePath === null && storeUrl === null && <EmptyState title={text.none.title}>{text.none.detail}</EmptyState>}
		</>
	);
}
