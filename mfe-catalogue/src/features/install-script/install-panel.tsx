import { useHost } from "@scriptorium/remote-kit/host";
import type { RiskLevel } from "@scriptorium/shared-protocol/risk-level";
import { Button } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { laterOverlay } from "@scriptorium/ui-kit/later-part";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Skeleton } from "@scriptorium/ui-kit/skeleton";
import { partOnUse } from "../../hydration/part-on-use.tsx";
import { userScriptUrl } from "../../script-links/script-addresses.ts";
import { useConsent } from "../../script-security/consent.tsx";
import { useRating } from "../../script-security/use-rating.ts";
import { useScriptUses } from "../../script-uses/use-script-uses.ts";
import { BeforeInstalling } from "./before-installing.tsx";
import { BookmarkInstall } from "./bookmark-install.tsx";
import type { CapabilityCardProps } from "./capability-card.tsx";
import type { ExtensionGuideProps } from "./extension-guide.tsx";
import styles from "./install-panel.module.css";
import { en } from "./messages/en.ts";
import type { RatedAnswersProps } from "./rated-answers.tsx";
import { useInstall } from "./use-install.ts";
import { useInstalled } from "./use-installed.ts";
import { useRecordInstall } from "./use-record-install.ts";
import { UserscriptInstall } from "./userscript-install.tsx";

/** Its code comes with the first press of Install that no extension answers. */
const ExtensionGuide = laterOverlay<ExtensionGuideProps>(
	async () => (await import("./extension-guide.tsx")).ExtensionGuide,
);

/** Read below the ways to install. */
const CapabilityCard = partOnUse<CapabilityCardProps>({
	load: async () => (await import("./capability-card.tsx")).CapabilityCard,
	Placeholder: () => <Skeleton shape="block" height="14rem" />,
});

/** Verdict and access in words. Loaded later, as the risk level above them is shown at once. */
const RatedAnswers = partOnUse<RatedAnswersProps>({
	load: async () => (await import("./rated-answers.tsx")).RatedAnswers,
	Placeholder: () => <Skeleton lines={5} />,
});

export interface InstallableScript {
	readonly id: string;
	readonly slug: string;
	readonly title: string;
	readonly kind: "bookmarklet" | "userscript";
	readonly versionId: string | null;
	/** Null without a version; the file then says 1.0.0. */
	readonly semver: string | null;
	readonly riskLevel: RiskLevel;
	readonly code: string;
}

/**
 * 'Instructions': both ways to install, the natural one of the script's kind first; its capabilities; how to remove it. No way
 * to install a High Risk version works before the user has agreed to its worst finding.
 */
export function InstallPanel({ script }: { script: InstallableScript }) {
	const text = useMessages({ en });
	const host = useHost();
	const fileUrl = userScriptUrl(host.addresses.hub, script);
	const uses = useScriptUses(script);
	const rating = useRating(script);
	const consent = useConsent(script.versionId, rating);
	const installed = useInstalled(fileUrl, script.semver ?? "1.0.0");
	const record = useRecordInstall();
	const { guiding, setGuiding, asking, install } = useInstall({
		fileUrl,
		onAsked: () => void record(script, "extension"),
	});
	const isUserscript = script.kind === "userscript";
	const isDangerous = rating.level === "red";
	const asBookmark = uses.data?.bookmark && (
		<BookmarkInstall
			key="bookmark"
			script={script}
			lacks={uses.data.bookmark}
			primary={!isUserscript}
			emphasized={!isUserscript && !isDangerous}
			blocked={consent.isMissing}
			analysis={rating.analysis}
			onInstalled={(source) => void record(script, source)}
		/>
	);
	const asUserscript = (
		<UserscriptInstall
			key="userscript"
			title={script.title}
			fileUrl={fileUrl}
			primary={isUserscript}
			emphasized={isUserscript && !isDangerous}
			blocked={consent.isMissing}
			busy={asking}
			installed={installed}
			onInstall={install}
			onFileOpened={() => void record(script, "user.js")}
		/>
	);
	return (
		<section className={styles.panel} aria-labelledby="script-instructions">
			<h2 id="script-instructions" className={styles.heading}>
				{text.heading}
			</h2>
			<BeforeInstalling rating={rating} consent={consent} />
			<RatedAnswers versionId={script.versionId} kind={script.kind} />
			{uses.data?.problem ? (
				<p role="note">{text.ambiguous(uses.data.problem)}</p>
			) : (
				uses.data && [isUserscript ? asUserscript : asBookmark, isUserscript ? asBookmark : asUserscript]
			)}
			{uses.isPending && <Skeleton shape="block" height="12rem" />}
			{uses.isError && (
				<ErrorState
					title={text.notRead}
					actions={
						<Button busy={uses.isFetching} onClick={() => void uses.refetch()}>
							{text.readAgain}
						</Button>
					}
				/>
			)}
			<div className={styles.about}>
				{uses.data && <CapabilityCard abilities={uses.data.abilities} versionId={script.versionId} />}
				<section className={styles.remove} aria-labelledby="script-remove">
					<h3 id="script-remove" className={styles.subheading}>
						{text.remove.heading}
					</h3>
					<p>{isUserscript ? text.remove.userscript : text.remove.bookmark}</p>
				</section>
			</div>
			<ExtensionGuide
				open={guiding}
				onOpenChange={setGuiding}
				kind={script.kind}
				rating={rating}
				consent={consent}
				fileUrl={fileUrl}
				onFileOpened={() => void record(script, "user.js")}
				onInstall={install}
			/>
		</section>
	);
}
