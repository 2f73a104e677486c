import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { CircleCheck, CircleX } from "lucide-react";
import { catalog } from "../messages/catalog.ts";
import type { ComparedColors } from "./compare-colors.ts";
import styles from "./contrast.module.css";
import { cutRatio, hexOf, MIN_CONTRAST, type TextSize } from "./wcag-contrast.ts";

const SIZES = ["normal", "large"] as const;
const LEVELS = ["AA", "AAA"] as const;

/** The ratio, and which limits it reaches. */
export function ContrastResult({ result, size }: { result: ComparedColors; size: TextSize }) {
	const text = useMessages(catalog).contrast;
	const { formattingLocale } = useLocale();
	const number = (value: number) => value.toLocaleString(formattingLocale, { maximumFractionDigits: 2 });
	return (
		<div className={styles.result}>
			<p className={styles.ratio}>{text.ratio(number(cutRatio(result.ratio)))}</p>
			<p>{text.yours[size]}</p>
			{result.isTextMixed && <p>{text.mixed(hexOf(result.text))}</p>}
			{result.isBackgroundMixed && <p>{text.mixedBackground(hexOf(result.background))}</p>}
			<div className={styles.limits}>
				{SIZES.map((each) => (
					<dl key={each} className={styles.limit} data-current={each === size}>
						<dt>{text[each]}</dt>
						{LEVELS.map((level) => {
							const limit = MIN_CONTRAST[each][level];
							const passes = result.ratio >= limit;
							return (
								<dd key={level} className={passes ? styles.passes : styles.fails}>
									{passes ? <CircleCheck aria-hidden="true" /> : <CircleX aria-hidden="true" />}
									<span>
										<strong>{passes ? text.passes : text.fails}</strong> {text.limit(level, number(limit))}
									</span>
								</dd>
							);
						})}
					</dl>
				))}
			</div>
		</div>
	);
}
