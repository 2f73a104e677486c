import { cancelRun } from "@scriptorium/shared-protocol/extension-internal/test-run-pages";
import type { CodeReach } from "@scriptorium/shared-protocol/extension-internal/test-tab";
import { Button } from "@scriptorium/ui-kit/button";
import { CodeBlock } from "@scriptorium/ui-kit/code-block";
import { DangerNotice } from "@scriptorium/ui-kit/code-findings/danger-notice";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { type ReactNode, useMemo, useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import type { Pressed } from "../../../platform/pressed.ts";
import { programRatable } from "../../../rating/rate-script.ts";
import { useRating } from "../../../rating/use-rating.ts";
import { authorName } from "../../../safe-text/author-text.ts";
import { AllowUserScripts } from "../../../ui/allow-user-scripts.tsx";
import styles from "../../../ui/asking-page.module.css";
import { Fact } from "../../../ui/fact.tsx";
import { GrantButton } from "../../../ui/guard/grant-button.tsx";
import { useGuard } from "../../../ui/guard/use-guard.ts";
import { analysisOf, RatingCard } from "../../../ui/rating-card.tsx";
import { requestOptions } from "../../../ui/request-options.ts";
import { ScriptOrigin } from "../../../ui/script-origin.tsx";
import { useUserScriptsAllowed } from "../../../ui/use-user-scripts-allowed.ts";
import { reachOf } from "../domain/code-reach.ts";
import { en } from "../messages/en.ts";

export interface RunQuestionProps {
	readonly ports: PagePorts;
	readonly runId: string;
	readonly name: string;
	readonly code: string;
	readonly title: string;
	readonly lead: string;
	/** Where it would run. */
	readonly children: ReactNode;
	/** Below the code: what holds for further runs. */
	readonly further: ReactNode;
	/** Why the last attempt failed. */
	readonly failure: string | null;
	/** The person has pressed Run; `reach` is what the rating on this page says of the code. */
	readonly onRun: (pressed: Pressed, reach: CodeReach | null) => void;
}

/** Shows code with its rating, and asks whether it may run. Only a click on Run here starts it; no page can do that. */
export function RunQuestion(props: RunQuestionProps) {
	const { ports, runId, name, code, title, lead, children, further, failure, onRun } = props;
	const texts = useMessages({ en }).page;
	const [consented, setConsented] = useState(false);
	const allowed = useUserScriptsAllowed(ports);
	const consent = useGuard();
	const text = useMemo(() => programRatable(code), [code]);
	const rating = useRating(text);
	const analysis = analysisOf(rating);
	const isDangerous = analysis?.risk_level === "red";
	const isBlocked = !allowed || rating === null || (isDangerous && !consented);
	const cancel = async (): Promise<void> => {
		await ports.client.request(cancelRun, { runId }, requestOptions);
		await ports.closeOwnTab();
	};
	return (
		<main>
			<Page title={title} eyebrow={texts.product} width="centered">
				<div className={styles.stack}>
					<RatingCard rating={rating} kind="bookmarklet">
						<ScriptOrigin name={name} />
					</RatingCard>
					<p>{lead}</p>
					{!allowed && <AllowUserScripts ports={ports} />}
					{children}
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
					{further}
					{failure !== null && <ErrorState title={texts.failed} detail={failure} />}
					<div className={styles.footer}>
						<GrantButton
							variant={isDangerous ? "danger" : "primary"}
							disabled={isBlocked}
							onGrant={(pressed) => onRun(pressed, reachOf(analysis))}
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
