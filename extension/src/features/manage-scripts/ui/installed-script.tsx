import { removeScript, setScriptEnabled } from "@scriptorium/shared-protocol/extension-internal/change-script";
import type { ScriptSummary } from "@scriptorium/shared-protocol/extension-internal/script-summary";
import { Button } from "@scriptorium/ui-kit/button";
import { Card } from "@scriptorium/ui-kit/card";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RelativeTime } from "@scriptorium/ui-kit/relative-time";
import { Switch } from "@scriptorium/ui-kit/switch";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import { useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import { en } from "../messages/en.ts";
import styles from "./installed-script.module.css";
import { MissingRequires } from "./missing-requires.tsx";
import { requestOptions } from "./request-options.ts";
import { ScriptCounters } from "./script-counters.tsx";
import { UpdateCheck } from "./update-check.tsx";

export interface InstalledScriptProps {
	readonly ports: PagePorts;
	readonly script: ScriptSummary;
	readonly onChanged: () => Promise<void>;
	readonly onRemoved: () => Promise<void>;
}

export function InstalledScript({ ports, script, onChanged, onRemoved }: InstalledScriptProps) {
	const texts = useMessages({ en });
	const [failed, setFailed] = useState(false);
	const toggle = async (enabled: boolean): Promise<void> => {
		const answer = await ports.client.request(setScriptEnabled, { id: script.id, enabled }, requestOptions);
		setFailed(!answer.ok);
		await onChanged();
	};
	const remove = async (): Promise<void> => {
		const answer = await ports.client.request(removeScript, { id: script.id }, requestOptions);
		setFailed(!answer.ok);
		if (answer.ok) await onRemoved();
	};
	return (
		<li>
			<Card className={styles.script}>
				<div className={styles.head}>
					<h2 className={styles.name}>{script.name}</h2>
					<p className={styles.origin}>
						{texts.version(script.version)} {script.author !== null && texts.by(script.author)}
					</p>
					<Switch
						className={styles.toggle ?? ""}
						label={
							<>
								{texts.options.run} <VisuallyHidden>{script.name}</VisuallyHidden>
							</>
						}
						checked={script.enabled}
						onCheckedChange={(enabled) => void toggle(enabled)}
					/>
				</div>
				{script.description !== null && <p>{script.description}</p>}
				<dl className={styles.facts}>
					<dt>{texts.options.runsOn}</dt>
					<dd>
						{script.runsOn.map((pattern) => (
							<code key={pattern}>{pattern}</code>
						))}
					</dd>
					<dt>{texts.options.installedFrom}</dt>
					<dd>
						<a href={script.sourceUrl}>{script.sourceUrl}</a>
					</dd>
					<dt>{texts.options.updated}</dt>
					<dd>
						<RelativeTime iso={script.updatedAt} />
					</dd>
				</dl>
				<ScriptCounters script={script} />
				{script.lastError !== null && <p className={styles.error}>{texts.lastError(script.lastError)}</p>}
				{script.missingRequires.length > 0 && <MissingRequires ports={ports} script={script} onLoaded={onChanged} />}
				{failed && <p role="alert">{texts.options.changeFailed}</p>}
				<div className={styles.actions}>
					<UpdateCheck ports={ports} script={script} />
					<Button variant="danger" aria-label={texts.options.removeNamed(script.name)} onClick={() => void remove()}>
						{texts.options.remove}
					</Button>
				</div>
			</Card>
		</li>
	);
}
