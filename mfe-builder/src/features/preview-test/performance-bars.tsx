import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { en as testTexts } from "../../sandbox-run/messages/en.ts";
import type { ScriptTestResult } from "../../sandbox-run/script-test-result.ts";
import { en } from "./messages/en.ts";
import styles from "./preview-test.module.css";

/** Spec 02 § 9: the ends of the three scales. */
const SCALES = { loadTimeMs: 500, executionTimeMs: 1000, memoryMb: 100 } as const;

/** Measured values against the scales of the specification; what was not measured says so. */
export function PerformanceBars({ result }: { readonly result: ScriptTestResult | null }) {
	const { performance: text } = useMessages({ en });
	const words = useMessages({ en: testTexts });
	const { formattingLocale } = useLocale();
	const number = new Intl.NumberFormat(formattingLocale, { maximumFractionDigits: 1 });
	const memory = result?.memory ?? null;
	const bars = [
		{
			label: words.figures.loadTime,
			value: result?.loadTime ?? null,
			limit: SCALES.loadTimeMs,
			write: words.milliseconds,
		},
		{
			label: words.figures.executionTime,
			value: result?.executionTime ?? null,
			limit: SCALES.executionTimeMs,
			write: words.milliseconds,
		},
		{
			label: words.figures.memory,
			// A garbage collection during the run makes the page's memory smaller than before.
			value: memory === null ? null : Math.max(0, memory / 1_000_000),
			limit: SCALES.memoryMb,
			write: words.megabytes,
		},
	];
	return (
		<dl className={styles.bars}>
			{bars.map(({ label, value, limit, write }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>
						{value === null ? (
							words.notMeasured
						) : (
							<>
								<meter
									aria-label={label}
									min={0}
									max={limit}
									high={limit * 0.8}
									optimum={0}
									value={Math.min(value, limit)}
								/>
								<span>
									{write(number.format(value))}
									{value > limit && ` (${text.slow})`}
								</span>
							</>
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}
