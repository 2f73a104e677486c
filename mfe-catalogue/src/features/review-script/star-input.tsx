import { useMessages } from "@scriptorium/ui-kit/locale";
import { Star } from "lucide-react";
import { useId, useState } from "react";
import { en } from "./messages/en.ts";
import { STAR_COUNTS, type StarCount } from "./review-form.ts";
import styles from "./star-input.module.css";

/** One to five stars as radio buttons; the words of the star under the pointer, else of the chosen one, stand beside. */
export function StarInput({ value, onChange }: { value: StarCount; onChange: (rating: StarCount) => void }) {
	const text = useMessages({ en }).form;
	const name = useId();
	const [hovered, setHovered] = useState<StarCount | null>(null);
	const shown = hovered ?? value;
	return (
		<fieldset className={styles.rating}>
			<legend className={styles.legend}>{text.rating}</legend>
			<div className={styles.row}>
				<div className={styles.stars}>
					{STAR_COUNTS.map((rating) => (
						<label
							key={rating}
							className={styles.star}
							data-lit={rating <= shown}
							onPointerEnter={() => setHovered(rating)}
							onPointerLeave={() => setHovered(null)}
						>
							<input
								type="radio"
								name={name}
								value={rating}
								checked={rating === value}
								data-initial-focus={rating === value ? "" : undefined}
								aria-label={text.starName(rating, text.ratingLabels[rating])}
								onChange={() => onChange(rating)}
							/>
							<Star aria-hidden="true" />
						</label>
					))}
				</div>
				<output className={styles.words}>{text.ratingLabels[shown]}</output>
			</div>
		</fieldset>
	);
}
