import { useHost } from "@scriptorium/remote-kit/host";
import { forecastCsp } from "@scriptorium/script-analyzer/capabilities/forecast-csp";
import { Button } from "@scriptorium/ui-kit/button";
import { DragLink } from "@scriptorium/ui-kit/drag-link";
import { useMessages } from "@scriptorium/ui-kit/locale";
import type { BookmarkletResult } from "@scriptorium/userscript/to-bookmarklet";
import { Copy, GripVertical } from "lucide-react";
import type { Analysis } from "../../script-security/analysis.ts";
import { describeForecast } from "./describe-forecast.ts";
import styles from "./install-panel.module.css";
import { en } from "./messages/en.ts";
import { TouchSteps } from "./touch-steps.tsx";
import { useCoarsePointer } from "./use-coarse-pointer.ts";

export interface BookmarkInstallProps {
	title: string;
	bookmarklet: BookmarkletResult;
	/** The script's own kind; else it is shown below the other way. */
	primary: boolean;
	/** The link is the screen's main action. Never for a High Risk version. */
	emphasized: boolean;
	/** The version is High Risk and the user has not agreed. */
	blocked: boolean;
	analysis: Analysis | null;
	onInstalled: (source: "drag" | "copy") => void;
}

/** 'Add to bookmarks': a link to drag, or, where a finger cannot drag to a bookmarks bar, steps to paste the address. */
export function BookmarkInstall(props: BookmarkInstallProps) {
	const { title, bookmarklet, primary, emphasized, blocked, analysis, onInstalled } = props;
	const text = useMessages({ en });
	const host = useHost();
	const isTouch = useCoarsePointer();
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
			variant={isTouch ? (emphasized ? "primary" : "secondary") : "quiet"}
			disabled={blocked}
			icon={<Copy aria-hidden="true" />}
			aria-label={isTouch ? text.touch.copyName(title) : text.copyLinkName(title)}
			onClick={() => void copy()}
		>
			{isTouch ? text.touch.copy : text.copyLink}
		</Button>
	);
	return (
		<section className={styles.way} aria-labelledby="script-bookmark">
			<h3 id="script-bookmark" className={styles.subheading}>
				{text.bookmark}
			</h3>
			{isTouch ? (
				<TouchSteps title={title} copyButton={copyButton} />
			) : (
				<>
					{blocked ? (
						<Button disabled className={styles.wide} icon={<GripVertical aria-hidden="true" />}>
							{title}
						</Button>
					) : (
						<DragLink
							url={url}
							title={title}
							primary={emphasized}
							explanation={{ title: text.drag.clicked, text: text.drag.clickedHow, close: text.guide.close }}
							onDropped={() => onInstalled("drag")}
							alternative={copyButton}
						/>
					)}
					<p className={styles.hint}>{primary ? text.drag.hint : text.drag.runOnceHint}</p>
				</>
			)}
			{unavailable.length > 0 && <p className={styles.hint}>{text.drag.unavailable(unavailable.join(", "))}</p>}
			{notLoaded.length > 0 && <p className={styles.hint}>{text.drag.notLoaded}</p>}
			{!isTouch && <div className={styles.flush}>{copyButton}</div>}
			{primary && <CspNote analysis={analysis} />}
		</section>
	);
}

/** Names sites on which the bookmark fails, wholly or in part, because of their Content-Security-Policy. Folded. */
function CspNote({ analysis }: { analysis: Analysis | null }) {
	const text = useMessages({ en }).csp;
	return (
		<details className={styles.folded}>
			<summary>{text.heading}</summary>
			<p className={styles.hint}>
				{describeForecast(analysis ? forecastCsp(analysis.capabilities) : null, text).join(" ")}
			</p>
		</details>
	);
}
