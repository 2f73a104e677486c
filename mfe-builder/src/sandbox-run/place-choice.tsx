import { useId } from "react";
import styles from "./place-choice.module.css";
import type { TestPlace } from "./script-test-result.ts";

export interface PlaceChoiceProps {
	readonly texts: Readonly<Record<"heading" | "tab" | "tabHint" | "sandbox" | "sandboxHint" | "noExtension", string>>;
	readonly place: TestPlace;
	/** Whether there is an extension that can run code in a tab. */
	readonly hasTab: boolean;
	readonly disabled: boolean;
	readonly onChoose: (place: TestPlace) => void;
}

/** Where code is tested: in a tab, or in the sandbox. */
export function PlaceChoice({ texts, place, hasTab, disabled, onChoose }: PlaceChoiceProps) {
	const name = useId();
	const hints = { tab: hasTab ? texts.tabHint : texts.noExtension, sandbox: texts.sandboxHint };
	return (
		<fieldset className={styles.places} disabled={disabled}>
			<legend>{texts.heading}</legend>
			{(["tab", "sandbox"] as const).map((each) => (
				<label key={each} className={styles.place}>
					<input
						type="radio"
						name={name}
						checked={each === place}
						disabled={each === "tab" && !hasTab}
						onChange={() => onChoose(each)}
					/>
					<span>
						{texts[each]}
						<small>{hints[each]}</small>
					</span>
				</label>
			))}
		</fieldset>
	);
}
