import { forecastCsp } from "@scriptorium/script-analyzer/capabilities/forecast-csp";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useSecurityReport } from "../../script-security/use-security-report.ts";
import { describeForecast } from "./describe-forecast.ts";
import styles from "./install-panel.module.css";
import { en } from "./messages/en.ts";

/** Where a bookmark will not work, or not wholly: on sites whose Content-Security-Policy forbids what it does. */
export function CspNote({ versionId }: { versionId: string | null }) {
	const text = useMessages({ en }).csp;
	const { data: report } = useSecurityReport(versionId);
	const analysis = report?.state === "rated" && report.risk_level !== "unrated" ? report.analysis : null;
	return (
		<section aria-labelledby="script-csp">
			<h3 id="script-csp" className={styles.note}>
				{text.heading}
			</h3>
			<p className={styles.hint}>
				{describeForecast(analysis ? forecastCsp(analysis.capabilities) : null, text).join(" ")}
			</p>
		</section>
	);
}
