import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { Button } from "@scriptorium/ui-kit/button";
import { laterPart } from "@scriptorium/ui-kit/later-part";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { History } from "lucide-react";
import { en } from "./messages/section-en.ts";
import { useVersionsPanel } from "./use-versions-panel.ts";
import type { VersionsDialogProps } from "./versions-dialog.tsx";

/** Comes when the history is opened: the first sight of the page does not pay for comparing code. */
const VersionsDialog = laterPart<VersionsDialogProps>({
	load: async () => (await import("./versions-dialog.tsx")).VersionsDialog,
	isWanted: ({ shown }) => shown !== null,
	onFailed: ({ onClose }) => onClose(),
});

/** 'View version history': all versions with their ratings, and the comparison of any two. */
export function VersionHistory({ script }: { script: ScriptDetails }) {
	const text = useMessages({ en });
	const { shown, show, close } = useVersionsPanel();
	return (
		<>
			{script.version_id !== null && (
				<div>
					<Button size="small" icon={<History aria-hidden="true" />} onClick={() => show({ view: "list" })}>
						{text.history}
					</Button>
				</div>
			)}
			<VersionsDialog script={script} shown={shown} onShow={show} onClose={close} />
		</>
	);
}
