import { devicePresets } from "@scriptorium/shared-protocol/device-presets";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import { effectsOfResult } from "./effects-of-result.ts";
import { en } from "./messages/en.ts";
import type { ScriptTestResult } from "./script-test-result.ts";
import styles from "./test-outcome.module.css";
import { writeFinding } from "./write-finding.ts";

/** What the plan does not name comes first; then badge, where it ran (measures are worth nothing without that), errors and notes. */
export function TestOutcome({ result }: { readonly result: ScriptTestResult }) {
	const { outcome, ran, effects } = useMessages({ en });
	const { formattingLocale } = useLocale();
	const { success, errors, notes } = result;
	const { beyond } = effectsOfResult(result);
	return (
		<div className={styles.outcome}>
			{beyond.length > 0 && (
				<p className={styles.finding}>
					<TriangleAlert aria-hidden="true" />
					<strong>{writeFinding(beyond, effects, formattingLocale)}</strong>
				</p>
			)}
			<p className={styles.verdict}>
				<span className={styles.badge} data-outcome={success ? "success" : "failed"}>
					{success ? <CircleCheck aria-hidden="true" /> : <CircleX aria-hidden="true" />}
					{success ? outcome.success : outcome.failed}
				</span>
				<RanAt result={result} />
			</p>
			{errors.length > 0 && (
				<ul className={styles.errors} aria-label={outcome.errors}>
					{errors.map((error, index) => (
						<li key={index}>{error}</li>
					))}
				</ul>
			)}
			{notes.length > 0 && (
				<ul className={styles.notes} aria-label={ran.notes}>
					{notes.map((note, index) => (
						<li key={index}>{note}</li>
					))}
				</ul>
			)}
		</div>
	);
}

function RanAt({ result: { place, target, device } }: { readonly result: ScriptTestResult }) {
	const { ran, devices } = useMessages({ en });
	const write = () => {
		if (place === "sandbox") return ran.sandbox;
		if (target === null) return ran.nowhere;
		if (device === null) return ran.tab(target.title, target.address);
		const { width, height } = devicePresets[device];
		return ran.server(`${devices[device]} ${devices.size(width, height)}`, target.title, target.address);
	};
	return <span className={styles.where}>{write()}</span>;
}
