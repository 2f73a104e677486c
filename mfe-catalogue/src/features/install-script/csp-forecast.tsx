import { forecastCsp } from "@scriptorium/script-analyzer/capabilities/forecast-csp";
import { useMessages } from "@scriptorium/ui-kit/locale";
import type { Analysis } from "../../script-security/analysis.ts";
import { describeForecast } from "./describe-forecast.ts";
import styles from "./install-panel.module.css";
import { en } from "./messages/csp-en.ts";

export interface CspForecastProps {
	/** Whether somebody can read it. */
	isOpen: boolean;
	/** Null when the code was not analyzed. */
	analysis: Analysis | null;
}

/** What a site's Content-Security-Policy may block of a bookmark, in sentences. */
export function CspForecast({ analysis }: CspForecastProps) {
	const text = useMessages({ en });
	return (
		<p className={styles.hint}>
			{describeForecast(analysis ? forecastCsp(analysis.capabilities) : null, text).join(" ")}
		</p>
	);
}
