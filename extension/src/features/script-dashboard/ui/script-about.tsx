import { setScriptOnSite } from "@scriptorium/shared-protocol/extension-internal/change-script";
import { Button } from "@scriptorium/ui-kit/button";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { RelativeTime } from "@scriptorium/ui-kit/relative-time";
import { useState } from "react";
import { requestOptions } from "../../../ui/request-options.ts";
import { en } from "../messages/en.ts";
import { ScriptConnections } from "./script-connections.tsx";
import { ScriptFiles } from "./script-files.tsx";
import styles from "./script-page.module.css";
import type { ScriptPartProps } from "./script-part.ts";

/** Where a script came from, how often it ran, and where it is switched off. */
export function ScriptAbout({ ports, script, stored, onChanged }: ScriptPartProps) {
	const texts = useMessages({ en });
	const { formattingLocale } = useLocale();
	const [failed, setFailed] = useState(false);
	const number = (value: number): string => new Intl.NumberFormat(formattingLocale).format(value);
	const allow = async (host: string): Promise<void> => {
		const payload = { id: script.id, host, enabled: true };
		const answer = await ports.client.request(setScriptOnSite, payload, requestOptions);
		setFailed(!answer.ok);
		await onChanged();
	};
	const about = texts.script;
	return (
		<div className={styles.stack}>
			{script.description !== null && <p dir="auto">{script.description}</p>}
			<h2 className={styles.heading}>{about.statistics}</h2>
			<dl className={styles.facts}>
				<dt>{about.runs}</dt>
				<dd>{number(script.runs)}</dd>
				<dt>{about.errors}</dt>
				<dd>{number(script.errors)}</dd>
				<dt>{about.lastRun}</dt>
				<dd>{script.lastRunAt === null ? about.never : <RelativeTime iso={script.lastRunAt} />}</dd>
			</dl>
			{script.lastError !== null && <p className={styles.problem}>{texts.list.lastError(script.lastError)}</p>}
			<h2 className={styles.heading}>{about.facts}</h2>
			<dl className={styles.facts}>
				<dt>{texts.list.runsOn}</dt>
				<dd>
					{script.runsOn.map((pattern) => (
						<div key={pattern}>
							<code>{pattern}</code>
						</div>
					))}
				</dd>
				<dt>{about.source}</dt>
				<dd>{script.sourceUrl === "" ? about.noSource : <a href={script.sourceUrl}>{script.sourceUrl}</a>}</dd>
				<dt>{about.updates}</dt>
				<dd>{script.updateUrl ?? about.noUpdates}</dd>
				<dt>{about.checked}</dt>
				<dd>
					{script.checkedAt === null ? about.never : <RelativeTime iso={script.checkedAt} />}
					{script.checkProblem !== null && <p className={styles.problem}>{script.checkProblem}</p>}
				</dd>
				<dt>{about.installed}</dt>
				<dd>
					<RelativeTime iso={script.installedAt} />
				</dd>
				<dt>{about.updated}</dt>
				<dd>
					<RelativeTime iso={script.updatedAt} />
				</dd>
				<dt>{about.size}</dt>
				<dd>{about.characters(number(script.size))}</dd>
			</dl>
			<h2 className={styles.heading}>{about.off}</h2>
			{script.offSites.length === 0 && <p className={styles.hint}>{about.offNone}</p>}
			<ul className={styles.sites}>
				{script.offSites.map((host) => (
					<li key={host}>
						<code>{host}</code>
						<Button size="small" aria-label={about.allow(host)} onClick={() => void allow(host)}>
							{about.allowShort}
						</Button>
					</li>
				))}
			</ul>
			{failed && <p role="alert">{texts.changeFailed}</p>}
			<ScriptFiles ports={ports} script={script} stored={stored} onChanged={onChanged} />
			<ScriptConnections ports={ports} scriptId={script.id} />
		</div>
	);
}
