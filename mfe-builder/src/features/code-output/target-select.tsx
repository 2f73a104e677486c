import { useMessages } from "@scriptorium/ui-kit/locale";
import { Select } from "@scriptorium/ui-kit/select";
import { useChosenTarget } from "../../flow-output/output-target-store.ts";
import { outputTargets } from "../../flow-output/output-targets.ts";
import { useChangeTarget } from "../../flow-output/use-generate-code.ts";
import styles from "./code-panel.module.css";
import { en } from "./messages/en.ts";

/** Chooses what the code is written as. */
export function TargetSelect() {
	const text = useMessages({ en });
	const target = useChosenTarget((state) => state.target);
	const changeTarget = useChangeTarget();
	return (
		<Select
			className={styles.target ?? ""}
			label={text.target}
			options={outputTargets.map((value) => ({ value, label: text.targets[value] }))}
			value={target}
			onValueChange={(value) => void changeTarget(value)}
		/>
	);
}
