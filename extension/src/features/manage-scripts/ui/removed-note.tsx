import { restoreScript } from "@scriptorium/shared-protocol/extension-internal/change-script";
import type { ScriptSummary } from "@scriptorium/shared-protocol/extension-internal/script-summary";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import { en } from "../messages/en.ts";
import styles from "./removed-note.module.css";
import { requestOptions } from "./request-options.ts";

/** Names the removed script and offers to restore it. Stays until the page is closed. */
export function RemovedNote(props: { ports: PagePorts; script: ScriptSummary; onRestored: () => Promise<void> }) {
	const { ports, script, onRestored } = props;
	const texts = useMessages({ en }).options;
	const [failed, setFailed] = useState(false);
	const undo = async (): Promise<void> => {
		const answer = await ports.client.request(restoreScript, { id: script.id }, requestOptions);
		if (answer.ok) await onRestored();
		else setFailed(true);
	};
	return (
		<div role="status" className={styles.note}>
			<span>{failed ? texts.undoFailed : texts.removed(script.name)}</span>
			{!failed && <Button onClick={() => void undo()}>{texts.undo}</Button>}
		</div>
	);
}
