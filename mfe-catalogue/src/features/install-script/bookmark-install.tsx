import { useHost } from "@scriptorium/remote-kit/host";
import { forecastCsp } from "@scriptorium/script-analyzer/capabilities/forecast-csp";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import type { BookmarkletResult } from "@scriptorium/userscript/to-bookmarklet";
import { Copy } from "lucide-react";
import { useSecurityReport } from "../../script-security/use-security-report.ts";
import { describeForecast } from "./describe-forecast.ts";
import { DragLink } from "./drag-link.tsx";
import styles from "./install-panel.module.css";
import { en } from "./messages/en.ts";

export interface BookmarkInstallProps {
	title: string;
	bookmarklet: BookmarkletResult;
	primary: boolean;
	versionId: string | null;
	onInstalled: (source: "drag" | "copy") => void;
}

export function BookmarkInstall({ title, bookmarklet, primary, versionId, onInstalled }: BookmarkInstallProps) {
	const text = useMessages({ en });
	const host = useHost();
	const { url, unavailable, notLoaded } = bookmarklet;

	async function copy() {
		try {
			await navigator.clipboard.writeText(url);
		} catch {
			host.notify("error", text.copyFailed);
			return;
		}
		host.notify("success", text.linkCopied);
		onInstalled("copy");
	}

	const copyButton = (
		<Button
			variant="quiet"
			icon={<Copy aria-hidden="true" />}
			aria-label={text.copyLinkName(title)}
			onClick={() => void copy()}
		>
			{text.copyLink}
		</Button>
	);
	return (
		<div className={styles.way}>
			<DragLink
				url={url}
				title={title}
				primary={primary}
				explanation={{ title: text.drag.clicked, text: text.drag.clickedHow, close: text.guide.close }}
				onDropped={() => onInstalled("drag")}
				alternative={copyButton}
			/>
			<p className={styles.hint}>{primary ? text.drag.hint : text.drag.runOnceHint}</p>
			{unavailable.length > 0 && <p className={styles.hint}>{text.drag.unavailable(unavailable.join(", "))}</p>}
			{notLoaded.length > 0 && <p className={styles.hint}>{text.drag.notLoaded}</p>}
			<div className={styles.flush}>{copyButton}</div>
			{primary && <CspNote versionId={versionId} />}
		</div>
	);
}

/** Names sites on which the bookmark fails, wholly or in part, because of their Content-Security-Policy. */
function CspNote({ versionId }: { versionId: string | null }) {
	const text = useMessages({ en }).csp;
	const { data: report } = useSecurityReport(versionId);
	const analysis = report?.state === "rated" && report.risk_level !== "unrated" ? report.analysis : null;
	return (
		<section aria-labelledby="script-csp">
			<h3 id="script-csp" className={styles.note}>
				{text.heading}
			</h3>
			<p className={styles.hint}>
				{describeForecast(analysis ? forecastCsp(analysis.capabilities) : null, text).join(" ")}
			</p>
		</section>
	);
}
