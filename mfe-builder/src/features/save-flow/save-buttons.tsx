import { Button } from "@scriptorium/ui-kit/button";
import { Dialog } from "@scriptorium/ui-kit/dialog";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Save } from "lucide-react";
import { useState } from "react";
import { useFlowStore } from "../../editor/flow-store.ts";
import { en } from "./messages/en.ts";
import { useSaveFlow } from "./use-save-flow.ts";

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
			<Dialog
				open={asks}
				role="alertdialog"
				size="small"
				onOpenChange={setAsks}
				title={text.withdrawal.title}
				description={text.withdrawal.text}
				closeLabel={text.withdrawal.close}
				actions={
					<>
						<Button onClick={() => setAsks(false)}>{text.withdrawal.cancel}</Button>
						<Button
							variant="primary"
							onClick={() => {
								setAsks(false);
								void save("draft");
							}}
						>
							{text.withdrawal.confirm}
						</Button>
					</>
				}
			/>
		</>
	);
}
