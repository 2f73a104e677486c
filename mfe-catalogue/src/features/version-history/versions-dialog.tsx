import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { DialogSurface } from "@scriptorium/ui-kit/dialog-surface";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { en } from "./messages/en.ts";
import styles from "./version-history.module.css";
import type { ShownVersions } from "./versions-address.ts";
import { VersionsPanel } from "./versions-panel.tsx";

export interface VersionsDialogProps {
	script: ScriptDetails;
	/** Null while it is closed. */
	shown: ShownVersions | null;
	onShow: (shown: ShownVersions) => void;
	onClose: () => void;
}

/** The history of a script's versions; it stays mounted, because closing it restores the focus. */
export function VersionsDialog({ script, shown, onShow, onClose }: VersionsDialogProps) {
	const text = useMessages({ en });
	const comparing = shown?.view === "comparison";
	return (
		<DialogSurface
			open={shown !== null}
			onOpenChange={(open) => {
				if (!open) onClose();
			}}
			title={comparing ? text.comparison.title(shown.one, shown.other) : text.historyTitle}
			{...(comparing ? {} : { description: text.historyAbout })}
			closeLabel={text.close}
			size="large"
			{...(comparing && styles.comparison ? { className: styles.comparison } : {})}
		>
			{shown && <VersionsPanel script={script} shown={shown} onShow={onShow} />}
		</DialogSurface>
	);
}
