import { cancelRun, runScript } from "@scriptorium/shared-protocol/extension-internal/run-script";
import { programText } from "@scriptorium/test-run/run-program";
import { Button } from "@scriptorium/ui-kit/button";
import { CodeBlock } from "@scriptorium/ui-kit/code-block";
import { DangerNotice } from "@scriptorium/ui-kit/code-findings/danger-notice";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { useMemo, useState } from "react";
import { authorName } from "../../../library/author-text.ts";
import type { PagePorts } from "../../../platform/page-ports.ts";
import type { Pressed } from "../../../platform/pressed.ts";
import { useRating } from "../../../rating/use-rating.ts";
import { AllowUserScripts } from "../../../ui/allow-user-scripts.tsx";
import styles from "../../../ui/asking-page.module.css";
import choice from "../../../ui/choice.module.css";
import { ChooseTab } from "../../../ui/choose-tab.tsx";
import { Fact } from "../../../ui/fact.tsx";
import { GrantButton } from "../../../ui/guard/grant-button.tsx";
import { GrantCheckbox } from "../../../ui/guard/grant-checkbox.tsx";
import { sendGrant } from "../../../ui/guard/send-grant.ts";
import { useGuard } from "../../../ui/guard/use-guard.ts";
import { analysisOf, RatingCard } from "../../../ui/rating-card.tsx";
import { requestOptions } from "../../../ui/request-options.ts";
import { ScriptOrigin } from "../../../ui/script-origin.tsx";
import { useUserScriptsAllowed } from "../../../ui/use-user-scripts-allowed.ts";
import { en } from "../messages/en.ts";
import { type RunRequest, type RunTabs, useRunRequest } from "./use-run-request.ts";

/** Asks in which tab the code of the builder may run. Only a click on Run here starts it; no page can do that. */
export function RunScriptPage({ ports, runId }: { ports: PagePorts; runId: string }) {
	const texts = useMessages({ en }).page;
	const { request, tabs, lookAgain } = useRunRequest(ports, runId);
	if (request !== null && request !== "gone")
		return <AskForTab ports={ports} runId={runId} request={request} tabs={tabs} onLookAgain={lookAgain} />;
	return (
		<main>
			<Page title={texts.title} eyebrow={texts.product} width="reading">
				{request === null ? (
					<LoadingRegion text={texts.loading} textVisible>
						<Skeleton lines={6} />
					</LoadingRegion>
				) : (
					<ErrorState
						title={texts.gone}
						detail={texts.goneDetail}
						actions={<Button onClick={() => void ports.closeOwnTab()}>{texts.close}</Button>}
					/>
				)}
			</Page>
		</main>
	);
}

interface AskForTabProps {
	readonly ports: PagePorts;
	readonly runId: string;
	readonly request: RunRequest;
	readonly tabs: RunTabs;
	readonly onLookAgain: () => Promise<void>;
}

function AskForTab({ ports, runId, request, tabs, onLookAgain }: AskForTabProps) {
	const texts = useMessages({ en }).page;
	const { name, code } = request;
	const [chosen, setChosen] = useState(request.lastTabId);
	const [sites, setSites] = useState<readonly string[]>([]);
	const [remember, setRemember] = useState(false);
	const [consented, setConsented] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const allowed = useUserScriptsAllowed(ports);
	const consent = useGuard();
	// Exactly the text that is run: code that closes the function around it is rated as what it becomes.
	const text = useMemo(
		() => ({ input: { code: programText(code), kind: "bookmarklet" as const }, lineOffset: -1 }),
		[code],
	);
	const rating = useRating(text);
	const analysis = analysisOf(rating);
	const isDangerous = analysis?.risk_level === "red";
	const tab = tabs.find(({ tabId }) => tabId === chosen);
	const others = request.sites.filter((site) => site !== tab?.origin);
	const isBlocked = !allowed || rating === null || (isDangerous && !consented);

	const run = async (pressed: Pressed): Promise<void> => {
		if (tab === undefined) return setFailure(texts.needsTab);
		const { tabId, origin } = tab;
		const choice = { runId, tabId, origin, sites: sites.filter((site) => others.includes(site)), remember };
		const answer = await sendGrant(ports.client, pressed, runScript, choice, requestOptions);
		if (answer.ok) return ports.closeOwnTab();
		setFailure(answer.error.message);
		await onLookAgain();
	};
	const cancel = async (): Promise<void> => {
		await ports.client.request(cancelRun, { runId }, requestOptions);
		await ports.closeOwnTab();
	};
	return (
		<main>
			<Page title={texts.title} eyebrow={texts.product} width="reading">
				<div className={styles.stack}>
					<RatingCard rating={rating}>
						<ScriptOrigin name={name} />
					</RatingCard>
					<p>{texts.from}</p>
					{!allowed && <AllowUserScripts ports={ports} />}
					<ChooseTab
						texts={texts}
						tabs={tabs}
						chosen={tab?.tabId ?? null}
						onChoose={setChosen}
						onLookAgain={() => void onLookAgain()}
					/>
					{others.length > 0 && <OtherSites sites={others} allowed={sites} onChange={setSites} />}
					{isDangerous && (
						<DangerNotice
							purpose="run"
							worst={analysis.vulnerabilities[0] ?? null}
							consented={consented}
							canConsent={consent.isReady}
							onConsent={(agreed) => {
								if (consent.take() !== null) setConsented(agreed);
							}}
						/>
					)}
					<Fact title={texts.code}>
						<CodeBlock code={code} label={texts.codeLabel(authorName(name))} />
					</Fact>
					<GrantCheckbox className={choice.option} checked={remember} onGrant={setRemember}>
						{texts.remember}
					</GrantCheckbox>
					{failure !== null && <ErrorState title={texts.failed} detail={failure} />}
					<div className={styles.footer}>
						<GrantButton
							variant={isDangerous ? "danger" : "primary"}
							disabled={isBlocked}
							onGrant={(pressed) => void run(pressed)}
						>
							{texts.run}
						</GrantButton>
						<Button variant={isDangerous ? "primary" : "secondary"} onClick={() => void cancel()}>
							{texts.cancel}
						</Button>
					</div>
				</div>
			</Page>
		</main>
	);
}

interface OtherSitesProps {
	readonly sites: readonly string[];
	readonly allowed: readonly string[];
	readonly onChange: (allowed: readonly string[]) => void;
}

/** Sites beside that of the tab; none is allowed unless the person ticks it. */
function OtherSites({ sites, allowed, onChange }: OtherSitesProps) {
	const texts = useMessages({ en }).page;
	return (
		<fieldset className={choice.choice}>
			<legend>{texts.sites}</legend>
			<p className={choice.hint}>{texts.sitesHint}</p>
			{sites.map((site) => (
				<GrantCheckbox
					key={site}
					className={choice.option}
					checked={allowed.includes(site)}
					onGrant={(checked) => onChange(checked ? [...allowed, site] : allowed.filter((one) => one !== site))}
				>
					{texts.site(site)}
				</GrantCheckbox>
			))}
		</fieldset>
	);
}
