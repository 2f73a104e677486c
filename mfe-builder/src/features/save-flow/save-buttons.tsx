import { Button } from "@scriptorium/ui-kit/button";
import { laterOverlay } from "@scriptorium/ui-kit/later-part";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Save } from "lucide-react";
import { useState } from "react";
import { useFlowStore } from "../../editor/flow-store.ts";
import { en } from "./messages/en.ts";
import { useSaveFlow } from "./use-save-flow.ts";
import type { WithdrawalDialogProps } from "./withdrawal-dialog.tsx";

const WithdrawalDialog = laterOverlay<WithdrawalDialogProps>(
	async () => (await import("./withdrawal-dialog.tsx")).WithdrawalDialog,
);

export interface SaveButtonsProps {
	/** Name or description cannot be saved: show the settings. */
	readonly onIncomplete: () => void;
}

/** Save, which publishes, and 'Save as draft'. Enabled once code was generated (spec 03 § 4). */
export function SaveButtons({ onIncomplete }: SaveButtonsProps) {
	const text = useMessages({ en });
	const isGenerated = useFlowStore(({ generated }) => generated !== null);
	const isPublic = useFlowStore(({ origin }) => origin?.isPublished ?? false);
	const { save, busy } = useSaveFlow(onIncomplete);
	const [asks, setAsks] = useState(false);
	const hint = isGenerated ? {} : { title: text.notGenerated };
	return (
		<>
			<Button
				variant="primary"
				disabled={!isGenerated}
				busy={busy === "publish"}
				icon={<Save aria-hidden="true" />}
				onClick={() => void save("publish")}
				{...hint}
			>
				{busy === "publish" ? text.saving : text.save}
			</Button>
			<Button
				variant="quiet"
				disabled={!isGenerated}
				busy={busy === "draft"}
				onClick={() => (isPublic ? setAsks(true) : void save("draft"))}
				{...hint}
			>
				{busy === "draft" ? text.saving : text.saveDraft}
			</Button>
			<WithdrawalDialog open={asks} onOpenChange={setAsks} onConfirm={() => void save("draft")} />
		</>
	);
}
