import { restoreScripts } from "@scriptorium/shared-protocol/extension-internal/change-script";
import type { ScriptSummary } from "@scriptorium/shared-protocol/extension-internal/script-summary";
import { Button } from "@scriptorium/ui-kit/button";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import { requestOptions } from "../../../ui/request-options.ts";
import { en } from "../messages/en.ts";
import styles from "./removed-note.module.css";

export interface RemovedNoteProps {
	readonly ports: PagePorts;
	readonly scripts: readonly ScriptSummary[];
	readonly onRestored: () => Promise<void>;
}

/** Names the removed scripts and offers to restore them. Stays until the page is closed; after that they are in the trash. */
export function RemovedNote({ ports, scripts, onRestored }: RemovedNoteProps) {
	const texts = useMessages({ en }).removed;
	const { formattingLocale } = useLocale();
	const [failed, setFailed] = useState(false);
	const undo = async (): Promise<void> => {
		const ids = scripts.map(({ id }) => id);
		const answer = await ports.client.request(restoreScripts, { ids }, requestOptions);
		if (answer.ok && answer.value.count === ids.length) await onRestored();
		else setFailed(true);
	};
	const said =
		scripts.length === 1
			? texts.one(scripts[0]?.name ?? "")
			: texts.many(new Intl.NumberFormat(formattingLocale).format(scripts.length));
	return (
		<div role="status" className={styles.note}>
			<span>{failed ? texts.failed : said}</span>
			{!failed && <Button onClick={() => void undo()}>{texts.undo}</Button>}
		</div>
	);
}
