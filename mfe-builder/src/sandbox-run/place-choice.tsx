import { type ReactNode, useId } from "react";
import styles from "./place-choice.module.css";

/** A place where code can run. */
export interface PlaceOption<Place extends string> {
	readonly place: Place;
	readonly label: string;
	/** What can and cannot be seen there, or why it is not offered. */
	readonly hint: string;
	readonly isOffered: boolean;
	/** A button that makes it possible. */
	readonly remedy?: ReactNode;
}

export interface PlaceChoiceProps<Place extends string> {
	readonly heading: string;
	readonly options: readonly PlaceOption<Place>[];
	readonly chosen: Place;
	readonly disabled: boolean;
	readonly onChoose: (place: Place) => void;
}

/** Where code is tested. */
export function PlaceChoice<Place extends string>(props: PlaceChoiceProps<Place>) {
	const { heading, options, chosen, disabled, onChoose } = props;
	const name = useId();
	return (
		<fieldset className={styles.places} disabled={disabled}>
			<legend>{heading}</legend>
			{options.map(({ place, label, hint, isOffered, remedy }) => (
				<div key={place}>
					<label className={styles.place}>
						<input
							type="radio"
							name={name}
							checked={place === chosen}
							disabled={!isOffered}
							onChange={() => onChoose(place)}
						/>
						<span>
							{label}
							<small>{hint}</small>
						</span>
					</label>
					{remedy && <div className={styles.remedy}>{remedy}</div>}
				</div>
			))}
		</fieldset>
	);
}
