import { openOptions } from "@scriptorium/shared-protocol/extension-internal/open-page";
import { changeSettings, setSiteEnabled } from "@scriptorium/shared-protocol/extension-internal/settings";
import { Button } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { Switch } from "@scriptorium/ui-kit/switch";
import { type ReactNode, useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import type { ActiveTab } from "../../../platform/tabs.ts";
import { AllowUserScripts } from "../../../ui/allow-user-scripts.tsx";
import { ListFailed } from "../../../ui/list-failed.tsx";
import { requestOptions } from "../../../ui/request-options.ts";
import { useScriptList } from "../../../ui/use-script-list.ts";
import { useUserScriptsAllowed } from "../../../ui/use-user-scripts-allowed.ts";
import { en } from "../messages/en.ts";
import styles from "./popup-page.module.css";
import { PopupScript } from "./popup-script.tsx";
import { SiteScripts } from "./site-scripts.tsx";

export interface PopupPageProps {
	readonly ports: PagePorts;
	readonly tab: ActiveTab | null;
	/** Parts of other features: above the list, and below it. */
	readonly running: ReactNode;
	readonly commands: ReactNode;
	/** Above the footer. */
	readonly describe: ReactNode;
}

/** The popup: the scripts of the active tab with their switches, and the site's own. */
export function PopupPage({ ports, tab, running, commands, describe }: PopupPageProps) {
	const texts = useMessages({ en });
	const { formattingLocale } = useLocale();
	const { list, reload } = useScriptList(ports, tab?.url ?? null);
	const allowed = useUserScriptsAllowed(ports);
	const [note, setNote] = useState<string | null>(null);
	const scripts = list.state === "ready" ? list.scripts : [];
	const here = scripts.filter(({ runsOnPage }) => runsOnPage);
	const elsewhere = scripts.length - here.length;
	const waiting = scripts.filter(({ update }) => update !== null).length;
	const site = list.state === "ready" ? list.site : null;
	const changed = async (saved: boolean): Promise<void> => {
		setNote(saved ? texts.reload : texts.changeFailed);
		await reload();
	};
	const switchAll = async (scriptsOn: boolean): Promise<void> => {
		const answer = await ports.client.request(changeSettings, { changes: { scriptsOn } }, requestOptions);
		await changed(answer.ok);
	};
	const switchSite = async (enabled: boolean): Promise<void> => {
		if (site === null) return;
		const answer = await ports.client.request(setSiteEnabled, { host: site.host, enabled }, requestOptions);
		await changed(answer.ok);
	};
	return (
		<main className={styles.popup}>
			{running}
			<h1 className={styles.title}>{texts.onThisPage}</h1>
			{!allowed && <AllowUserScripts ports={ports} />}
			{list.state === "loading" && (
				<LoadingRegion text={texts.loading}>
					<Skeleton lines={3} />
				</LoadingRegion>
			)}
			{list.state === "ready" && (
				<Switch
					label={texts.runAll}
					checked={list.scriptsOn}
					onCheckedChange={(scriptsOn) => void switchAll(scriptsOn)}
				/>
			)}
			{list.state === "ready" && !list.scriptsOn && <p className={styles.off}>{texts.allOff}</p>}
			{list.state === "failed" && <ListFailed onRetry={() => void reload()} />}
			{site !== null && (
				<Switch
					className={styles.site ?? ""}
					label={texts.runOn(site.host)}
					checked={site.enabled}
					onCheckedChange={(enabled) => void switchSite(enabled)}
				/>
			)}
			{site?.isExcluded && (
				<p className={styles.off}>
					{texts.excluded}{" "}
					<a href={`${ports.optionsAddress}#/settings`} target="_blank" rel="noopener">
						{texts.excludedChange}
					</a>
				</p>
			)}
			{site?.enabled === false && <p className={styles.off}>{texts.siteOff(site.host)}</p>}
			{list.state === "ready" && here.length === 0 && <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
			{here.length > 0 && (
				<ul className={styles.list}>
					{here.map((script) => (
						<PopupScript
							key={script.id}
							ports={ports}
							tab={tab}
							script={script}
							host={site?.host ?? null}
							onChanged={changed}
						/>
					))}
				</ul>
			)}
			{note !== null && (
				<div className={styles.note}>
					<p role="status">{note}</p>
					{note === texts.reload && tab !== null && (
						<Button size="small" onClick={() => void ports.reloadTab(tab.id)}>
							{texts.reloadNow}
						</Button>
					)}
				</div>
			)}
			{commands}
			{waiting > 0 && (
				<Button onClick={() => void ports.openTab(`${ports.optionsAddress}#/scripts`)}>{texts.updates(waiting)}</Button>
			)}
			{site !== null && tab !== null && (
				<SiteScripts ports={ports} host={site.host} isPrivate={tab.isPrivate ?? true} />
			)}
			{describe}
			<footer className={styles.footer}>
				{elsewhere > 0 && (
					<p className={styles.elsewhere}>
						{texts.elsewhere(new Intl.NumberFormat(formattingLocale).format(elsewhere))}
					</p>
				)}
				<Button size="small" onClick={() => void ports.client.request(openOptions, {}, requestOptions)}>
					{texts.manage}
				</Button>
				<Button size="small" onClick={() => void ports.openTab(`${ports.hubOrigin}/builder`)}>
					{texts.record}
				</Button>
				<Button size="small" onClick={() => void ports.openTab(`${ports.hubOrigin}/`)}>
					{texts.openHub}
				</Button>
			</footer>
		</main>
	);
}
