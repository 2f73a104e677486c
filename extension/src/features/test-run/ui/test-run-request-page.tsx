import { runInChosenTab } from "@scriptorium/shared-protocol/extension-internal/test-run-pages";
import { Button } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import type { Pressed } from "../../../platform/pressed.ts";
import choice from "../../../ui/choice.module.css";
import { ChooseTab } from "../../../ui/choose-tab.tsx";
import { GrantCheckbox } from "../../../ui/guard/grant-checkbox.tsx";
import { sendGrant } from "../../../ui/guard/send-grant.ts";
import { requestOptions } from "../../../ui/request-options.ts";
import { en } from "../messages/en.ts";
import { AskForTest } from "./ask-for-test.tsx";
import { OtherSites } from "./other-sites.tsx";
import { RunQuestion } from "./run-question.tsx";
import { type RunRequest, type RunTabs, useRunRequest } from "./use-run-request.ts";

/** Asks in which tab the code of the builder may run, or whether the editor's may run at its test URL. Only a click on Run here starts it; no page can do that. */
export function TestRunRequestPage({ ports, runId }: { ports: PagePorts; runId: string }) {
	const texts = useMessages({ en }).page;
	const { request, tabs, lookAgain } = useRunRequest(ports, runId);
	if (request !== null && request !== "gone" && request.test !== null)
		return <AskForTest ports={ports} runId={runId} request={request} test={request.test} />;
	if (request !== null && request !== "gone")
		return <AskForTab ports={ports} runId={runId} request={request} tabs={tabs} onLookAgain={lookAgain} />;
	return (
		<main>
			<Page title={texts.title} eyebrow={texts.product} width="centered">
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
	const [chosen, setChosen] = useState(request.lastTabId);
	const [sites, setSites] = useState<readonly string[]>([]);
	const [remember, setRemember] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const tab = tabs.find(({ tabId }) => tabId === chosen);
	const others = request.sites.filter((site) => site !== tab?.origin);

	const run = async (pressed: Pressed): Promise<void> => {
		if (tab === undefined) return setFailure(texts.needsTab);
		const { tabId, origin } = tab;
		const choice = { runId, tabId, origin, sites: sites.filter((site) => others.includes(site)), remember };
		const answer = await sendGrant(ports.client, pressed, runInChosenTab, choice, requestOptions);
		if (answer.ok) return ports.closeOwnTab();
		setFailure(answer.error.message);
		await onLookAgain();
	};
	return (
		<RunQuestion
			ports={ports}
			runId={runId}
			name={request.name}
			code={request.code}
			title={texts.title}
			lead={texts.from}
			failure={failure}
			further={
				<GrantCheckbox className={choice.option} checked={remember} onGrant={setRemember}>
					{texts.remember}
				</GrantCheckbox>
			}
			onRun={(pressed) => void run(pressed)}
		>
			<ChooseTab
				texts={texts}
				tabs={tabs}
				chosen={tab?.tabId ?? null}
				onChoose={setChosen}
				onLookAgain={() => void onLookAgain()}
			/>
			<OtherSites sites={others} allowed={sites} onChange={setSites} />
		</RunQuestion>
	);
}
