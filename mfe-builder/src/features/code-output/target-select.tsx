import { useMessages } from "@scriptorium/ui-kit/locale";
import { Select } from "@scriptorium/ui-kit/select";
import { outputTargets } from "../../flow-output/output-targets.ts";
import { useChangeTarget } from "../../flow-output/use-generate-code.ts";
import styles from "./code-panel.module.css";
import { en } from "./messages/en.ts";

/** Chooses what the code is written as. */
export function TargetSelect() {
	const text = useMessages({ en });
	const { chosen, change } = useChangeTarget();
	return (
		<Select
			className={styles.target ?? ""}
			label={text.target}
			options={outputTargets.map((value) => ({ value, label: text.targets[value] }))}
			value={chosen}
			onValueChange={(value) => void change(value)}
		/>
	);
}
