import { laterPart } from "@scriptorium/ui-kit/later-part";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useFlowStore } from "../../editor/flow-store.ts";
import { LaterFailure } from "../../later/later-failure.tsx";
import { LaterPlace } from "../../later/later-place.tsx";
import { en } from "./messages/en.ts";
import styles from "./settings-form.module.css";

const SettingsFields = laterPart<{ readonly isWanted: boolean }>({
	load: async () => (await import("./settings-fields.tsx")).SettingsFields,
	isWanted: ({ isWanted }) => isWanted,
	placeholder: <LaterPlace height="46rem" />,
	Failure: LaterFailure,
});

export interface SettingsFormProps {
	readonly isOpen: boolean;
	readonly onOpenChange: (isOpen: boolean) => void;
}

/** The settings of the open flow (spec 03 § 2), which can be folded away: their fields are loaded when they are unfolded. */
export function SettingsForm({ isOpen, onOpenChange }: SettingsFormProps) {
	const text = useMessages({ en });
	const isRestored = useFlowStore((state) => state.isRestored);
	return (
		<details
			className={styles.settings}
			open={isOpen}
			onToggle={({ currentTarget }) => {
				if (currentTarget.open !== isOpen) onOpenChange(currentTarget.open);
			}}
		>
			<summary>
				<h2>{text.heading}</h2>
			</summary>
			{/* What is typed belongs to the draft, which must be there. */}
			<SettingsFields isWanted={isOpen && isRestored} />
		</details>
	);
}
