import { DialogSurface } from "@scriptorium/ui-kit/dialog-surface";
import { Kbd } from "@scriptorium/ui-kit/kbd";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Switch } from "@scriptorium/ui-kit/switch";
import { useObservable } from "../../host-context/host-provider.tsx";
import { en } from "./messages/en.ts";
import styles from "./shortcuts-dialog.module.css";
import type { SingleKeysPreference } from "./single-keys.ts";

const ROWS = [
	{
		text: "openPalette",
		keys: [
			["Ctrl", "K"],
			["⌘", "K"],
		],
	},
	{ text: "focusSearch", keys: [["/"]] },
	{ text: "listShortcuts", keys: [["?"]] },
	{ text: "closeDialog", keys: [["Esc"]] },
] as const;

export interface ShortcutsDialogProps {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	singleKeys: SingleKeysPreference;
}

export function ShortcutsDialog({ open, onOpenChange, singleKeys }: ShortcutsDialogProps) {
	const texts = useMessages({ en });
	const isOn = useObservable(singleKeys.isOn);
	return (
		<DialogSurface open={open} onOpenChange={onOpenChange} title={texts.title} closeLabel={texts.close}>
			<dl className={styles.list}>
				{ROWS.map(({ text, keys }) => (
					<div key={text} className={styles.row}>
						<dt>{texts[text]}</dt>
						<dd className={styles.keys}>
							{keys.map((combination, index) => (
								<span key={combination.join("+")} className={styles.combination}>
									{index > 0 && <span className={styles.or}>{texts.or}</span>}
									{combination.map((key) => (
										<Kbd key={key}>{key === "Ctrl" ? texts.control : key}</Kbd>
									))}
								</span>
							))}
						</dd>
					</div>
				))}
			</dl>
			<Switch label={texts.singleKeys} hint={texts.singleKeysHint} checked={isOn} onCheckedChange={singleKeys.set} />
		</DialogSurface>
	);
}
