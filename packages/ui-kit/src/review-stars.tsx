import { Star } from "lucide-react";
import { joinClasses } from "./join-classes.ts";
import { useLocale } from "./locale.tsx";
import { compactNumber } from "./numbers.ts";
import styles from "./review-stars.module.css";

const STARS = [0, 1, 2, 3, 4] as const;

const oneDecimal = (value: number, locale: string) =>
	new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

export interface ReviewStarsProps {
	/** The average, 0 to 5. */
	value: number;
	/** How many people rated; shown in brackets when given. */
	count?: number;
	/** The accessible name, such as "4.3 of 5 stars, 12 reviews". */
	label: string;
	size?: "small" | "medium";
	/** Shows the average in figures too. */
	showValue?: boolean;
	className?: string;
}

/** Shows an average of one to five stars, with the number of reviews if it is given. */
export function ReviewStars({ value, count, label, size = "small", showValue = false, className }: ReviewStarsProps) {
	const { formattingLocale } = useLocale();
	const shown = Math.min(5, Math.max(0, value));
	return (
		<span role="img" aria-label={label} className={joinClasses(styles.review, styles[size], className)}>
			<span className={styles.stars}>
				{STARS.map((star) => (
					<span key={star} className={styles.star}>
						<Star />
						{/* To a tenth, as the figure says it: the Content-Security-Policy refuses style attributes in the server's HTML. */}
						<span className={styles.leaf} data-tenths={Math.round(Math.min(1, Math.max(0, shown - star)) * 10)}>
							<Star />
						</span>
					</span>
				))}
			</span>
			{showValue && <span className={styles.value}>{oneDecimal(shown, formattingLocale)}</span>}
			{count !== undefined && <span className={styles.count}>({compactNumber(count, formattingLocale)})</span>}
		</span>
	);
}
