import { rollBackScript } from "@scriptorium/shared-protocol/extension-internal/script-versions";
import { Badge } from "@scriptorium/ui-kit/badge";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RelativeTime } from "@scriptorium/ui-kit/relative-time";
import { RiskBadge } from "@scriptorium/ui-kit/risk-badge";
import { useMemo, useState } from "react";
import type { Pressed } from "../../../platform/pressed.ts";
import { GrantButton } from "../../../ui/guard/grant-button.tsx";
import { sendGrant } from "../../../ui/guard/send-grant.ts";
import { CodeComparison } from "../../../ui/later-code-comparison.tsx";
import { requestOptions } from "../../../ui/request-options.ts";
import { en } from "../messages/en.ts";
import styles from "./script-page.module.css";
import type { ScriptPartProps } from "./script-part.ts";

/** The kept earlier versions: compared with the installed one, and brought back. */
export function ScriptVersions({ ports, script, stored, onChanged }: ScriptPartProps) {
	const texts = useMessages({ en });
	const [compared, setCompared] = useState<string | null>(null);
	const [said, setSaid] = useState<string | null>(null);
	const rollBack = async (versionId: string, pressed: Pressed): Promise<void> => {
		const payload = { id: script.id, versionId };
		const answer = await sendGrant(ports.client, pressed, rollBackScript, payload, requestOptions);
		setSaid(answer.ok ? texts.script.rolledBack : texts.changeFailed);
		setCompared(null);
		await onChanged();
	};
	const shown = stored.versions.find(({ versionId }) => versionId === compared);
	const codes = useMemo(() => shown && { older: shown.code, newer: stored.code }, [shown, stored]);
	if (stored.versions.length === 0) return <p>{texts.script.noVersions}</p>;
	return (
		<div className={styles.stack}>
			<ol className={styles.versions}>
				<li className={styles.version}>
					<span>
						<strong>{texts.version(script.version)}</strong> {texts.script.installedVersion}{" "}
						{script.edited && <Badge>{texts.script.changedHere}</Badge>}
					</span>
					<RiskBadge level={script.rating?.level ?? "unrated"} label={texts.risk[script.rating?.level ?? "unrated"]} />
				</li>
				{stored.versions.map(({ versionId, version, rating, edited, updatedAt }) => (
					<li key={versionId} className={styles.version}>
						<span>
							<strong>{texts.version(version)}</strong> {texts.script.since} <RelativeTime iso={updatedAt} />{" "}
							{edited && <Badge>{texts.script.changedHere}</Badge>}
						</span>
						<RiskBadge level={rating?.level ?? "unrated"} label={texts.risk[rating?.level ?? "unrated"]} />
						<Button
							size="small"
							aria-label={texts.script.compare(version)}
							aria-pressed={compared === versionId}
							onClick={() => setCompared(compared === versionId ? null : versionId)}
						>
							{texts.script.compareShort}
						</Button>
						<GrantButton
							size="small"
							aria-label={texts.script.rollBack(version)}
							onGrant={(pressed) => void rollBack(versionId, pressed)}
						>
							{texts.script.rollBackShort}
						</GrantButton>
					</li>
				))}
			</ol>
			<p role="status">{said}</p>
			{shown && codes && (
				<section className={styles.stack} aria-label={texts.script.comparison(shown.version)}>
					<h2 className={styles.heading}>{texts.script.comparison(shown.version)}</h2>
					<CodeComparison older={shown.version} newer={texts.script.now} codes={codes} />
				</section>
			)}
		</div>
	);
}
