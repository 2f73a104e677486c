import { useHost } from "@scriptorium/remote-kit/host";
import { Button } from "@scriptorium/ui-kit/button";
import { DragLink } from "@scriptorium/ui-kit/drag-link";
import { laterPart } from "@scriptorium/ui-kit/later-part";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Skeleton } from "@scriptorium/ui-kit/skeleton";
import { Copy, GripVertical } from "lucide-react";
import { useRef, useState } from "react";
import { PartFailure } from "../../later-parts/part-failure.tsx";
import { useIsNear } from "../../near-view/use-is-near.ts";
import type { Analysis } from "../../script-security/analysis.ts";
import type { ScriptUses } from "../../script-uses/script-uses.ts";
import { useBookmarkAddress } from "../../script-uses/use-script-uses.ts";
import type { CspForecastProps } from "./csp-forecast.tsx";
import styles from "./install-panel.module.css";
import { en } from "./messages/en.ts";
import { TouchSteps } from "./touch-steps.tsx";

/** Most people leave the note folded, so its words come when it is opened. */
const CspForecast = laterPart<CspForecastProps>({
	load: async () => (await import("./csp-forecast.tsx")).CspForecast,
	isWanted: ({ isOpen }) => isOpen,
	placeholder: ({ isOpen }) => isOpen && <Skeleton lines={2} />,
	Failure: PartFailure,
});

/** Longest text, in UTF-16 units, of a userscript whose bookmark address is written into the page before anybody comes near. */
const MAX_WRITTEN_LENGTH = 20_000;

/** Longest address in characters: Chromium drops a longer one (`url::kMaxURLChars`), so that there is nothing to drag. */
const MAX_ADDRESS_LENGTH = 2 * 1024 * 1024;
/** Firefox drops bookmarks with a longer address (`DB_URL_LENGTH_MAX`). */
const MAX_FIREFOX_LENGTH = 65_536;

export interface BookmarkInstallProps {
	script: { readonly title: string; readonly versionId: string | null; readonly code: string };
	/** What it does without as a bookmark. */
	lacks: NonNullable<ScriptUses["bookmark"]>;
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
	const { script, lacks, primary, emphasized, blocked, analysis, onInstalled } = props;
	const { title } = script;
	const { unavailable, notLoaded } = lacks;
	const text = useMessages({ en });
	const host = useHost();
	const place = useRef<HTMLElement>(null);
	const isNear = useIsNear(place);
	// The address is never shorter than the text.
	const isTooLongText = script.code.length > MAX_ADDRESS_LENGTH;
	const isWanted = primary || script.code.length <= MAX_WRITTEN_LENGTH || isNear;
	const bookmark = useBookmarkAddress(script, isWanted && !isTooLongText);
	const addressLength = isTooLongText ? script.code.length : (bookmark.address?.length ?? 0);
	const isTooLong = addressLength > MAX_ADDRESS_LENGTH;

	async function copy() {
		try {
			await navigator.clipboard.writeText((await bookmark.read()) ?? "");
		} catch {
			host.notify("error", text.copyFailed);
			return;
		}
		host.notify("success", text.linkCopied);
		onInstalled("copy");
	}

	const icon = <Copy aria-hidden="true" />;
	const copyLink = (
		<Button
			variant="quiet"
			disabled={blocked || isTooLong}
			icon={icon}
			aria-label={text.copyLinkName(title)}
			onClick={() => void copy()}
		>
			{text.copyLink}
		</Button>
	);
	return (
		<section ref={place} className={styles.way} aria-labelledby="script-bookmark">
			<h3 id="script-bookmark" className={styles.subheading}>
				{text.bookmark}
			</h3>
			{/* Both ways are there, and the style sheet shows one: the server does not know the pointer. */}
			<div className={styles.byFinger} data-pointer="coarse">
				<TouchSteps
					title={title}
					copyButton={
						<Button
							variant={emphasized ? "primary" : "secondary"}
							disabled={blocked || isTooLong}
							icon={icon}
							aria-label={text.touch.copyName(title)}
							onClick={() => void copy()}
						>
							{text.touch.copy}
						</Button>
					}
				/>
			</div>
			<div className={styles.byMouse} data-pointer="fine">
				{blocked || isTooLong || bookmark.address === null ? (
					<Button disabled className={styles.wide} icon={<GripVertical aria-hidden="true" />}>
						{title}
					</Button>
				) : (
					<DragLink
						url={bookmark.address}
						title={title}
						primary={emphasized}
						explanation={{ title: text.drag.clicked, text: text.drag.clickedHow, close: text.drag.close }}
						onDropped={() => onInstalled("drag")}
						alternative={copyLink}
					/>
				)}
				{!isTooLong && <p className={styles.hint}>{primary ? text.drag.hint : text.drag.runOnceHint}</p>}
			</div>
			{addressLength > MAX_FIREFOX_LENGTH && (
				<p className={styles.hint}>{isTooLong ? text.drag.tooLong : text.drag.tooLongForFirefox}</p>
			)}
			{unavailable.length > 0 && <p className={styles.hint}>{text.drag.unavailable(unavailable.join(", "))}</p>}
			{notLoaded.length > 0 && <p className={styles.hint}>{text.drag.notLoaded}</p>}
			<div className={`${styles.flush} ${styles.byMouse}`}>{copyLink}</div>
			{primary && <CspNote analysis={analysis} />}
		</section>
	);
}

/** Names sites on which the bookmark fails, wholly or in part, because of their Content-Security-Policy. Folded. */
function CspNote({ analysis }: { analysis: Analysis | null }) {
	const text = useMessages({ en });
	const [isOpen, setOpen] = useState(false);
	return (
		<details className={styles.folded} onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary>{text.cspHeading}</summary>
			<CspForecast isOpen={isOpen} analysis={analysis} />
		</details>
	);
}
