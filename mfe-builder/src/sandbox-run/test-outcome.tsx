import { useMessages } from "@scriptorium/ui-kit/locale";
import { CircleCheck, CircleX } from "lucide-react";
import { en } from "./messages/en.ts";
import type { ScriptTestResult } from "./script-test-result.ts";
import styles from "./test-outcome.module.css";

/** Badge, errors, and where it ran: measures are worth nothing without that. */
export function TestOutcome({ result }: { readonly result: ScriptTestResult }) {
	const { outcome, ran } = useMessages({ en });
	const { success, errors, place, target } = result;
	return (
		<div className={styles.outcome}>
			<p className={styles.verdict}>
				<span className={styles.badge} data-outcome={success ? "success" : "failed"}>
					{success ? <CircleCheck aria-hidden="true" /> : <CircleX aria-hidden="true" />}
					{success ? outcome.success : outcome.failed}
				</span>
				<span>
					{place === "sandbox" ? ran.sandbox : target === null ? ran.nowhere : ran.tab(target.title, target.site)}
				</span>
			</p>
			{errors.length > 0 && (
				<ul className={styles.errors} aria-label={outcome.errors}>
					{errors.map((error, index) => (
						<li key={index}>{error}</li>
					))}
				</ul>
			)}
		</div>
	);
}
