import { setScriptEnabled, setScriptOnSite } from "@scriptorium/shared-protocol/extension-internal/change-script";
import { openEditor } from "@scriptorium/shared-protocol/extension-internal/open-page";
import { runInstalledScript } from "@scriptorium/shared-protocol/extension-internal/run-installed-script";
import type { ScriptSummary } from "@scriptorium/shared-protocol/extension-internal/script-summary";
import { IconButton } from "@scriptorium/ui-kit/icon-button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Menu, MenuItem } from "@scriptorium/ui-kit/menu";
import { Switch } from "@scriptorium/ui-kit/switch";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import type { ActiveTab } from "../../../platform/tabs.ts";
import { requestOptions } from "../../../ui/request-options.ts";
import { ScriptCounters } from "../../../ui/script-counters.tsx";
import { en } from "../messages/en.ts";
import styles from "./popup-page.module.css";

export interface PopupScriptProps {
	readonly ports: PagePorts;
	readonly tab: ActiveTab | null;
	readonly script: ScriptSummary;
	/** Of the page; null for a page that is no web page. */
	readonly host: string | null;
	/** False: the change could not be saved. */
	readonly onChanged: (saved: boolean) => Promise<void>;
}

/** A script of the page: its switch, and what can be done with it here. */
export function PopupScript({ ports, tab, script, host, onChanged }: PopupScriptProps) {
	const texts = useMessages({ en });
	const { id, name } = script;
	const [ran, setRan] = useState<string | null>(null);
	const toggle = async (enabled: boolean): Promise<void> => {
		await onChanged((await ports.client.request(setScriptEnabled, { id, enabled }, requestOptions)).ok);
	};
	const toggleHere = async (): Promise<void> => {
		if (host === null) return;
		const payload = { id, host, enabled: script.offOnSite };
		await onChanged((await ports.client.request(setScriptOnSite, payload, requestOptions)).ok);
	};
	const runOnce = async ({ id: tabId }: ActiveTab): Promise<void> => {
		const answer = await ports.client.request(runInstalledScript, { id, tabId }, requestOptions);
		setRan(answer.ok ? texts.ran : answer.error.message);
	};
	return (
		<li className={styles.script}>
			<div className={styles.row}>
				<Switch label={name} checked={script.enabled} onCheckedChange={(enabled) => void toggle(enabled)} />
				<Menu
					label={texts.more(name)}
					trigger={<IconButton label={texts.more(name)} icon={<Ellipsis aria-hidden="true" />} />}
				>
					{host !== null && (
						<MenuItem onSelect={() => void toggleHere()}>
							{script.offOnSite ? texts.hereAgain(host) : texts.notHere(host)}
						</MenuItem>
					)}
					{tab !== null && script.enabled && <MenuItem onSelect={() => void runOnce(tab)}>{texts.runOnce}</MenuItem>}
					<MenuItem onSelect={() => void ports.client.request(openEditor, { id }, requestOptions)}>
						{texts.edit}
					</MenuItem>
				</Menu>
			</div>
			{script.offOnSite && host !== null && <p className={styles.off}>{texts.offHere(host)}</p>}
			{ran !== null && <p role="status">{ran}</p>}
			<ScriptCounters script={script} />
			{script.lastError !== null && (
				<p className={styles.error} title={script.lastError}>
					{texts.lastError(script.lastError)}
				</p>
			)}
		</li>
	);
}
