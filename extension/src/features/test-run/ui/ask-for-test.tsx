import { runInNewTab } from "@scriptorium/shared-protocol/extension-internal/test-tab";
import { wordsOfType } from "@scriptorium/ui-kit/code-findings/words-of-type";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import { authorName, authorText } from "../../../safe-text/author-text.ts";
import styles from "../../../ui/asking-page.module.css";
import choice from "../../../ui/choice.module.css";
import { Fact } from "../../../ui/fact.tsx";
import { GrantCheckbox } from "../../../ui/guard/grant-checkbox.tsx";
import { sendGrant } from "../../../ui/guard/send-grant.ts";
import { requestOptions } from "../../../ui/request-options.ts";
import { en } from "../messages/en.ts";
import { OtherSites } from "./other-sites.tsx";
import { RunQuestion } from "./run-question.tsx";
import type { RunRequest } from "./use-run-request.ts";

/** Longest text of the analysis that is shown in a list, in characters. */
const MAX_PART_LENGTH = 100;

export interface AskForTestProps {
	readonly ports: PagePorts;
	readonly runId: string;
	readonly request: RunRequest;
	readonly test: NonNullable<RunRequest["test"]>;
}

/** Asks whether code of the editor may run at its test URL, which the extension then opens beside the hub. */
export function AskForTest({ ports, runId, request, test }: AskForTestProps) {
	const texts = useMessages({ en }).page;
	const [sites, setSites] = useState<readonly string[]>([]);
	const [asksAgain, setAsksAgain] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const { name, code } = request;
	const { url, origin, why, news } = test;
	return (
		<RunQuestion
			ports={ports}
			runId={runId}
			name={name}
			code={code}
			title={texts.testTitle(authorName(name) || texts.nameless, origin.replace(/^https:\/\//, ""))}
			lead={texts.testFrom}
			failure={failure}
			further={
				<>
					<p className={styles.note}>{texts.testFurther(origin)}</p>
					<GrantCheckbox className={choice.option} checked={asksAgain} onGrant={setAsksAgain}>
						{texts.askAgain}
					</GrantCheckbox>
				</>
			}
			onRun={async (pressed, reach) => {
				const decision = { runId, origin, sites: [...sites], agreed: asksAgain ? null : reach };
				const answer = await sendGrant(ports.client, pressed, runInNewTab, decision, requestOptions);
				if (answer.ok) await ports.closeOwnTab();
				else setFailure(answer.error.message);
			}}
		>
			{why !== "first" && (
				<Fact title={texts.whyTitle}>
					<p>{texts.why[why]}</p>
					{news.length > 0 && (
						<ul>
							{news.map(({ kind, what }) => (
								<li key={`${kind} ${what}`}>
									{texts.part[kind](authorText(kind === "finding" ? wordsOfType(what) : what, MAX_PART_LENGTH))}
								</li>
							))}
						</ul>
					)}
				</Fact>
			)}
			<Fact title={texts.testSite}>
				<strong>{origin}</strong>
				<p className={styles.note}>{texts.tabsHint}</p>
			</Fact>
			<Fact title={texts.address}>
				<code>{url}</code>
			</Fact>
			<OtherSites sites={request.sites.filter((site) => site !== origin)} allowed={sites} onChange={setSites} />
		</RunQuestion>
	);
}
