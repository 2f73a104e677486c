import { useMessages } from "@scriptorium/ui-kit/locale";
import { type ExplorerRisk, explorerRisks } from "./explore-address.ts";
import styles from "./filter-bar.module.css";
import { en } from "./messages/en.ts";

export interface RiskFiltersProps {
	chosen: readonly ExplorerRisk[];
	onChange: (chosen: readonly ExplorerRisk[]) => void;
}

/** The three security filters, all on by default (spec 01 § 2). None chosen means all, which is said beside them. */
export function RiskFilters({ chosen, onChange }: RiskFiltersProps) {
	const text = useMessages({ en });
	return (
		<fieldset className={styles.risks}>
			<legend>{text.risk}</legend>
			{explorerRisks.map((risk) => (
				<label key={risk} className={styles.risk}>
					<input
						type="checkbox"
						checked={chosen.includes(risk)}
						onChange={(event) =>
							onChange(explorerRisks.filter((each) => (each === risk ? event.target.checked : chosen.includes(each))))
						}
					/>
					{text.risks[risk]}
				</label>
			))}
			<p role="status" className={styles.noRisk}>
				{chosen.length === 0 && text.noRisk}
			</p>
		</fieldset>
	);
}
