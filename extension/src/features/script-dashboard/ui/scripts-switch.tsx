import { changeSettings } from "@scriptorium/shared-protocol/extension-internal/settings";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Switch } from "@scriptorium/ui-kit/switch";
import { useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import { requestOptions } from "../../../ui/request-options.ts";
import { en } from "../messages/en.ts";
import styles from "./script-list.module.css";

export interface ScriptsSwitchProps {
	readonly ports: PagePorts;
	readonly isOn: boolean;
	readonly onChanged: () => Promise<void>;
}

/** Switches all scripts off, and on again as they were. */
export function ScriptsSwitch({ ports, isOn, onChanged }: ScriptsSwitchProps) {
	const texts = useMessages({ en });
	const [failed, setFailed] = useState(false);
	const change = async (scriptsOn: boolean): Promise<void> => {
		const answer = await ports.client.request(changeSettings, { changes: { scriptsOn } }, requestOptions);
		setFailed(!answer.ok);
		await onChanged();
	};
	return (
		<div className={styles.all} data-off={!isOn || undefined}>
			<Switch
				label={texts.all.label}
				hint={isOn ? texts.all.on : texts.all.off}
				checked={isOn}
				onCheckedChange={(on) => void change(on)}
			/>
			{failed && <p role="alert">{texts.changeFailed}</p>}
		</div>
	);
}
