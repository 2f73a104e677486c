import { confirmInstall } from "@scriptorium/shared-protocol/extension-internal/confirm-install";
import { addressAsStored } from "@scriptorium/shared-protocol/served-libraries";
import { libraryAt } from "@scriptorium/ui-kit/access-and-verdict/library-at";
import { Button } from "@scriptorium/ui-kit/button";
import { DangerNotice } from "@scriptorium/ui-kit/code-findings/danger-notice";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { useMemo, useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import type { Pressed } from "../../../platform/pressed.ts";
import { ratingSummary } from "../../../rating/rating-summary.ts";
import { useRating } from "../../../rating/use-rating.ts";
import { ratableText } from "../../../script-source/ratable-text.ts";
import { CookieSwitch } from "../../../ui/cookie-switch.tsx";
import { GrantButton } from "../../../ui/guard/grant-button.tsx";
import { sendGrant } from "../../../ui/guard/send-grant.ts";
import { useGuard } from "../../../ui/guard/use-guard.ts";
import { analysisOf, RatingCard } from "../../../ui/rating-card.tsx";
import { loadOptions } from "../../../ui/request-options.ts";
import { ScriptOrigin } from "../../../ui/script-origin.tsx";
import { TextReadingsNotice } from "../../../ui/text-readings-notice.tsx";
import type { InstallSource } from "../domain/install-source.ts";
import { en } from "../messages/en.ts";
import styles from "./confirm-install-page.module.css";
import { ConfirmedCode } from "./confirmed-code.tsx";
import { InstallDone } from "./install-done.tsx";
import { ReplacedNote } from "./replaced-note.tsx";
import { ScriptChangesCard } from "./script-changes-card.tsx";
import { ScriptReviewFacts } from "./script-review-facts.tsx";
import { type Candidate, useInstallCandidate } from "./use-install-candidate.ts";
import { useScriptFiles } from "./use-script-files.ts";

type Outcome = { readonly state: "open" | "working" | "done" } | { readonly state: "failed"; readonly message: string };

/**
 * Asks for confirmation before a script is installed or updated, with its rating. Only a press on Install continues, and none that was
 * meant for another page. For a High Risk script it works only after the user has agreed to the worst finding.
 */
export function ConfirmInstallPage({ ports, source }: { ports: PagePorts; source: InstallSource }) {
	const texts = useMessages({ en });
	const [attempt, setAttempt] = useState(0);
	const loaded = useInstallCandidate(ports, source, attempt);
	if (loaded.state === "ready") return <Confirmation ports={ports} candidate={loaded.candidate} />;
	return (
		<main>
			<Page title={texts.confirm.install} eyebrow={texts.product} width="centered">
				{loaded.state === "loading" ? (
					<LoadingRegion text={texts.confirm.loading} textVisible>
						<Skeleton lines={6} />
					</LoadingRegion>
				) : (
					<ErrorState
						title={texts.confirm.failedTitle}
						detail={`${loaded.message}. ${texts.confirm.failedDetail}`}
						actions={
							<>
								<Button onClick={() => setAttempt(attempt + 1)}>{texts.retry}</Button>
								<Button variant="quiet" onClick={() => void ports.closeOwnTab()}>
									{texts.confirm.close}
								</Button>
							</>
						}
					/>
				)}
			</Page>
		</main>
	);
}

function Confirmation({ ports, candidate }: { ports: PagePorts; candidate: Candidate }) {
	const texts = useMessages({ en });
	const [outcome, setOutcome] = useState<Outcome>({ state: "open" });
	const { review, menuScript, replaces, sourceUrl } = candidate;
	const changes = replaces?.changes ?? null;
	const { hubOrigin } = ports;
	const loaded = useScriptFiles(ports, candidate);
	const text = useMemo(
		() => loaded && ratableText(review.code, { hubOrigin, menuScript, libraries: loaded.libraries }),
		[review.code, hubOrigin, menuScript, loaded],
	);
	const rating = useRating(text);
	const [consented, setConsented] = useState(false);
	const analysis = analysisOf(rating);
	const isDangerous = analysis?.risk_level === "red";
	// Until the rating is known nobody can agree to it.
	const blocked = rating === null || (isDangerous && !consented);
	const consent = useGuard();
	const install = async (pressed: Pressed): Promise<void> => {
		setOutcome({ state: "working" });
		const response = await sendGrant(
			ports.client,
			pressed,
			confirmInstall,
			{
				sourceUrl,
				code: review.code,
				replaces: replaces?.id ?? null,
				files: loaded?.files ?? [],
				rating: ratingSummary(rating),
			},
			loadOptions,
		);
		setOutcome(response.ok ? { state: "done" } : { state: "failed", message: response.error.message });
	};
	if (outcome.state === "done") return <InstallDone ports={ports} name={review.name} />;
	const label =
		replaces === null ? "installButton" : changes?.direction === "update" ? "updateButton" : "reinstallButton";
	return (
		<main>
			<Page
				title={replaces === null ? texts.confirm.install : texts.confirm.update}
				eyebrow={texts.product}
				width="centered"
			>
				<div className={styles.stack}>
					<RatingCard rating={rating} kind={menuScript ? "bookmarklet" : "userscript"}>
						<ScriptOrigin name={review.name} version={review.version} author={review.author} />
					</RatingCard>
					<TextReadingsNotice readings={review.readings} />
					{replaces !== null && <ReplacedNote replaces={replaces} sourceUrl={sourceUrl} />}
					{changes !== null && <ScriptChangesCard changes={changes} />}
					{isDangerous && (
						<DangerNotice
							worst={analysis.vulnerabilities[0] ?? null}
							consented={consented}
							canConsent={consent.isReady}
							onConsent={(agreed) => {
								if (consent.take() !== null) setConsented(agreed);
							}}
						/>
					)}
					<ScriptReviewFacts
						review={review}
						findings={analysis?.vulnerabilities ?? []}
						stateOf={(address) => analysis && libraryAt(analysis.capabilities, addressAsStored(address, hubOrigin))}
						isMenuScript={menuScript !== null}
						source={sourceUrl || (candidate.fileName ?? texts.confirm.writtenHere)}
						code={<ConfirmedCode candidate={candidate} findings={analysis?.vulnerabilities ?? []} />}
						cookieSwitch={
							review.grants.some(({ grant }) => grant === "GM_cookie") && (
								<CookieSwitch ports={ports} label={texts.confirm.cookies} hint={texts.confirm.cookiesHint} />
							)
						}
					/>
					{outcome.state === "failed" && (
						<ErrorState
							title={texts.confirm.installFailed}
							detail={`${outcome.message}. ${texts.confirm.failedDetail}`}
						/>
					)}
					<div className={styles.actions}>
						<GrantButton
							variant={isDangerous ? "danger" : "primary"}
							disabled={blocked}
							busy={outcome.state === "working"}
							onGrant={(pressed) => void install(pressed)}
						>
							{texts.confirm[label]}
						</GrantButton>
						<Button variant={isDangerous ? "primary" : "secondary"} onClick={() => void ports.closeOwnTab()}>
							{texts.confirm.cancel}
						</Button>
					</div>
				</div>
			</Page>
		</main>
	);
}
