import type { ScriptSummary } from "@scriptorium/shared-protocol/extension-internal/script-summary";
import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import { en } from "../messages/en.ts";
import { AllowUserScripts } from "./allow-user-scripts.tsx";
import { InstalledScript } from "./installed-script.tsx";
import { ListFailed } from "./list-failed.tsx";
import styles from "./options-page.module.css";
import { RemovedNote } from "./removed-note.tsx";
import { useScriptList } from "./use-script-list.ts";
import { useUserScriptsAllowed } from "./use-user-scripts-allowed.ts";

/** Every installed script, with its switches. */
export function OptionsPage({ ports }: { ports: PagePorts }) {
	const texts = useMessages({ en });
	const { list, reload } = useScriptList(ports, null);
	const allowed = useUserScriptsAllowed(ports);
	const [removed, setRemoved] = useState<ScriptSummary | null>(null);
	const empty = list.state === "ready" && list.scripts.length === 0 && list.damaged.length === 0;
	const hubLink = (
		<a className={buttonClass({ variant: "secondary" })} href={`${ports.hubOrigin}/`}>
			{texts.openHub}
		</a>
	);
	return (
		<main>
			<Page title={texts.options.title} lead={texts.options.lead} eyebrow={texts.product} actions={!empty && hubLink}>
				<div className={styles.stack}>
					{!allowed && <AllowUserScripts ports={ports} />}
					{removed && (
						<RemovedNote
							key={removed.id}
							ports={ports}
							script={removed}
							onRestored={async () => {
								setRemoved(null);
								await reload();
							}}
						/>
					)}
					{list.state === "loading" && (
						<LoadingRegion text={texts.loading}>
							<Skeleton shape="block" height="8rem" />
						</LoadingRegion>
					)}
					{list.state === "failed" && <ListFailed onRetry={() => void reload()} />}
					{list.state === "ready" && list.damaged.length > 0 && <DamagedEntries entries={list.damaged} />}
					{empty && (
						<EmptyState title={texts.options.empty} action={hubLink}>
							{texts.options.emptyHint}
						</EmptyState>
					)}
					{list.state === "ready" && list.scripts.length > 0 && (
						<ul className={styles.list}>
							{list.scripts.map((script) => (
								<InstalledScript
									key={script.id}
									ports={ports}
									script={script}
									onChanged={reload}
									onRemoved={async () => {
										setRemoved(script);
										await reload();
									}}
								/>
							))}
						</ul>
					)}
				</div>
			</Page>
		</main>
	);
}

/** Lists stored entries that could not be read, and saves them to a file on request. */
function DamagedEntries({ entries }: { entries: readonly { readonly key: string; readonly raw: string }[] }) {
	const texts = useMessages({ en }).options;
	const { formattingLocale } = useLocale();
	const save = (): void => {
		const url = URL.createObjectURL(new Blob([JSON.stringify(entries, null, 2)], { type: "application/json" }));
		const link = document.createElement("a");
		link.href = url;
		link.download = "scriptorium-unreadable.json";
		link.click();
		URL.revokeObjectURL(url);
	};
	return (
		<ErrorState
			title={texts.damagedTitle(new Intl.NumberFormat(formattingLocale).format(entries.length))}
			detail={texts.damagedDetail}
			actions={<Button onClick={save}>{texts.damagedSave}</Button>}
		/>
	);
}
