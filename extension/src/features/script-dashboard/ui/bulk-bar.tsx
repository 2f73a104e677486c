import { removeScripts, setScriptsEnabled } from "@scriptorium/shared-protocol/extension-internal/change-script";
import type { ScriptSummary } from "@scriptorium/shared-protocol/extension-internal/script-summary";
import { Button } from "@scriptorium/ui-kit/button";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import { requestOptions } from "../../../ui/request-options.ts";
import { en } from "../messages/en.ts";
import styles from "./script-list.module.css";

export interface BulkBarProps {
	readonly ports: PagePorts;
	/** Selected scripts among those that are shown. */
	readonly chosen: readonly ScriptSummary[];
	readonly allShown: boolean;
	/** How many are shown, in words. */
	readonly count: string;
	/** A check for updates is under way. */
	readonly busy: boolean;
	readonly onSelectAll: (on: boolean) => void;
	readonly onChanged: () => Promise<void>;
	readonly onRemoved: (removed: readonly ScriptSummary[]) => Promise<void>;
	readonly onCheck: (ids: readonly string[]) => void;
}

/** Selects all shown scripts, and acts on those that are selected. */
export function BulkBar({ ports, chosen, allShown, count, busy, onSelectAll, ...on }: BulkBarProps) {
	const texts = useMessages({ en });
	const { formattingLocale } = useLocale();
	const [failed, setFailed] = useState(false);
	const ids = chosen.map(({ id }) => id);
	const setEnabled = async (enabled: boolean): Promise<void> => {
		const answer = await ports.client.request(setScriptsEnabled, { ids, enabled }, requestOptions);
		setFailed(!answer.ok || answer.value.count < ids.length);
		await on.onChanged();
	};
	const remove = async (): Promise<void> => {
		const answer = await ports.client.request(removeScripts, { ids }, requestOptions);
		setFailed(!answer.ok);
		if (answer.ok) await on.onRemoved(chosen);
	};
	return (
		<div className={styles.bulk}>
			<label className={styles.box}>
				<input
					type="checkbox"
					aria-label={texts.list.selectAll}
					checked={allShown}
					ref={(box) => {
						if (box) box.indeterminate = chosen.length > 0 && !allShown;
					}}
					onChange={({ currentTarget }) => onSelectAll(currentTarget.checked)}
				/>
			</label>
			<span role="status">
				{chosen.length === 0
					? count
					: texts.list.selected(new Intl.NumberFormat(formattingLocale).format(chosen.length))}
			</span>
			{chosen.length > 0 && (
				<>
					<Button size="small" onClick={() => void setEnabled(true)}>
						{texts.list.enable}
					</Button>
					<Button size="small" onClick={() => void setEnabled(false)}>
						{texts.list.disable}
					</Button>
					<Button size="small" busy={busy} onClick={() => on.onCheck(ids)}>
						{texts.list.update}
					</Button>
					<Button size="small" variant="danger" onClick={() => void remove()}>
						{texts.list.remove}
					</Button>
				</>
			)}
			{failed && <span role="alert">{texts.changeFailed}</span>}
		</div>
	);
}
