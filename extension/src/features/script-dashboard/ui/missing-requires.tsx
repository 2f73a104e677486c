import { loadScriptRequires } from "@scriptorium/shared-protocol/extension-internal/change-script";
import type { ScriptSummary } from "@scriptorium/shared-protocol/extension-internal/script-summary";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import type { Pressed } from "../../../platform/pressed.ts";
import { GrantButton } from "../../../ui/guard/grant-button.tsx";
import { sendGrant } from "../../../ui/guard/send-grant.ts";
import { loadOptions } from "../../../ui/request-options.ts";
import { en } from "../messages/en.ts";
import styles from "./script-row.module.css";

export interface MissingRequiresProps {
	readonly ports: PagePorts;
	readonly script: ScriptSummary;
	readonly onLoaded: () => Promise<void>;
}

/** Explains that a script does not run because a library is missing, and loads it on request. */
export function MissingRequires({ ports, script, onLoaded }: MissingRequiresProps) {
	const texts = useMessages({ en }).requires;
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const load = async (pressed: Pressed): Promise<void> => {
		setBusy(true);
		const answer = await sendGrant(ports.client, pressed, loadScriptRequires, { id: script.id }, loadOptions);
		setBusy(false);
		setProblem(answer.ok ? null : answer.error.message);
		if (answer.ok) await onLoaded();
	};
	return (
		<div role="alert">
			<p className={styles.error}>{texts.missing}</p>
			{script.missingRequires.map((address) => (
				<p key={address} className={styles.error}>
					<code>{address}</code>
				</p>
			))}
			{problem !== null && <p className={styles.error}>{problem}</p>}
			<GrantButton busy={busy} aria-label={texts.loadNamed(script.name)} onGrant={(pressed) => void load(pressed)}>
				{texts.load}
			</GrantButton>
		</div>
	);
}
