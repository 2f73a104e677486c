import { setScriptEnabled } from "@scriptorium/shared-protocol/extension-internal/change-script";
import type { ScriptSummary } from "@scriptorium/shared-protocol/extension-internal/script-summary";
import { Button } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { Switch } from "@scriptorium/ui-kit/switch";
import { type ReactNode, useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import type { ActiveTab } from "../../../platform/tabs.ts";
import { en } from "../messages/en.ts";
import { AllowUserScripts } from "./allow-user-scripts.tsx";
import { ListFailed } from "./list-failed.tsx";
import styles from "./popup-page.module.css";
import { requestOptions } from "./request-options.ts";
import { ScriptCounters } from "./script-counters.tsx";
import { useScriptList } from "./use-script-list.ts";
import { useUserScriptsAllowed } from "./use-user-scripts-allowed.ts";

/** The popup: the scripts that run on the active tab. `commands` is another feature's part below the list. */
export function PopupPage({ ports, tab, commands }: { ports: PagePorts; tab: ActiveTab | null; commands: ReactNode }) {
	const texts = useMessages({ en });
	const { formattingLocale } = useLocale();
	const { list, reload } = useScriptList(ports, tab?.url ?? null);
	const allowed = useUserScriptsAllowed(ports);
	const here = list.state === "ready" ? list.scripts.filter(({ runsOnPage }) => runsOnPage) : [];
	const elsewhere = list.state === "ready" ? list.scripts.length - here.length : 0;
	return (
		<main className={styles.popup}>
			<h1 className={styles.title}>{texts.popup.onThisPage}</h1>
			{!allowed && <AllowUserScripts ports={ports} />}
			{list.state === "loading" && (
				<LoadingRegion text={texts.loading}>
					<Skeleton lines={3} />
				</LoadingRegion>
			)}
			{list.state === "failed" && <ListFailed onRetry={() => void reload()} />}
			{list.state === "ready" && here.length === 0 && (
				<EmptyState title={texts.popup.none}>{texts.popup.noneHint}</EmptyState>
			)}
			{here.length > 0 && (
				<ul className={styles.list}>
					{here.map((script) => (
						<PopupScript key={script.id} script={script} ports={ports} onChanged={reload} />
					))}
				</ul>
			)}
			{commands}
			<footer className={styles.footer}>
				{elsewhere > 0 && <p>{texts.popup.elsewhere(new Intl.NumberFormat(formattingLocale).format(elsewhere))}</p>}
				<Button size="small" onClick={() => void ports.openTab(ports.optionsAddress)}>
					{texts.manage}
				</Button>
				<Button size="small" onClick={() => void ports.openTab(`${ports.hubOrigin}/`)}>
					{texts.openHub}
				</Button>
			</footer>
		</main>
	);
}

function PopupScript(props: { script: ScriptSummary; ports: PagePorts; onChanged: () => Promise<void> }) {
	const { script, ports, onChanged } = props;
	const texts = useMessages({ en });
	const [note, setNote] = useState<string | null>(null);
	const toggle = async (enabled: boolean): Promise<void> => {
		const answer = await ports.client.request(setScriptEnabled, { id: script.id, enabled }, requestOptions);
		setNote(answer.ok ? texts.popup.reload : texts.options.changeFailed);
		await onChanged();
	};
	return (
		<li className={styles.script}>
			<Switch label={script.name} checked={script.enabled} onCheckedChange={(enabled) => void toggle(enabled)} />
			<ScriptCounters script={script} />
			{note !== null && <p role="status">{note}</p>}
		</li>
	);
}
