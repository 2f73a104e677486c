import { getScript } from "@scriptorium/shared-protocol/extension-internal/script-versions";
import { buttonClass } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { Tabs } from "@scriptorium/ui-kit/tabs";
import { useMemo } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import { ListFailed } from "../../../ui/list-failed.tsx";
import { useScriptList } from "../../../ui/use-script-list.ts";
import { hrefOf, type ScriptTab, scriptTabs } from "../domain/dashboard-route.ts";
import { en } from "../messages/en.ts";
import { ScriptAbout } from "./script-about.tsx";
import { ScriptEditor } from "./script-editor.tsx";
import { ScriptRulesPart } from "./script-rules.tsx";
import { ScriptVersions } from "./script-versions.tsx";
import { useAnswer } from "./use-answer.ts";

export interface ScriptPageProps {
	readonly ports: PagePorts;
	readonly id: string;
	readonly tab: ScriptTab;
}

/** One installed script: its code in the editor, its earlier versions, and its details. */
export function ScriptPage({ ports, id, tab }: ScriptPageProps) {
	const texts = useMessages({ en });
	const { list, reload } = useScriptList(ports, null);
	const payload = useMemo(() => ({ id }), [id]);
	const [stored, ask] = useAnswer(ports, getScript, payload);
	const script = list.state === "ready" ? list.scripts.find((one) => one.id === id) : undefined;
	const back = (
		<a className={buttonClass({ variant: "secondary" })} href={hrefOf({ view: "scripts" })}>
			{texts.back}
		</a>
	);
	if (list.state === "failed" || (stored !== null && !stored.ok && stored.error.code !== "NOT_FOUND")) {
		return (
			<Page>
				<ListFailed onRetry={() => void Promise.all([reload(), ask()])} />
			</Page>
		);
	}
	if (list.state === "loading" || stored === null) {
		return (
			<Page>
				<LoadingRegion text={texts.loading}>
					<Skeleton shape="block" height="20rem" />
				</LoadingRegion>
			</Page>
		);
	}
	if (script === undefined || !stored.ok) {
		return (
			<Page>
				<EmptyState title={texts.script.gone} action={back} />
			</Page>
		);
	}
	const changed = async (): Promise<void> => {
		await Promise.all([reload(), ask()]);
	};
	const parts = { ports, script, stored: stored.value, onChanged: changed };
	return (
		<Page
			title={script.name}
			lead={
				<>
					{texts.version(script.version)} {script.author !== null && texts.by(script.author)}
				</>
			}
			actions={back}
		>
			<Tabs
				label={texts.script.tabs}
				value={tab}
				keepMounted
				onValueChange={(value) => {
					const next = scriptTabs.find((known) => known === value) ?? "code";
					history.replaceState(null, "", hrefOf({ view: "script", id, tab: next }));
					dispatchEvent(new HashChangeEvent("hashchange"));
				}}
				items={[
					{ value: "code", label: texts.script.code, content: <ScriptEditor {...parts} /> },
					{ value: "rules", label: texts.script.rules, content: <ScriptRulesPart {...parts} /> },
					{ value: "versions", label: texts.script.versions, content: <ScriptVersions {...parts} /> },
					{ value: "about", label: texts.script.about, content: <ScriptAbout {...parts} /> },
				]}
			/>
		</Page>
	);
}
