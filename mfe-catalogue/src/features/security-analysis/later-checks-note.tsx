import { useMessages } from "@scriptorium/ui-kit/locale";
import { RelativeTime } from "@scriptorium/ui-kit/relative-time";
import { useLaterChecks } from "../../script-security/use-later-checks.ts";
import styles from "./later-checks-note.module.css";
import { en } from "./messages/later-en.ts";

/** Sentences about the checks after the first one: whether the full check goes on, what a test run saw, and what it cannot see. */
export function LaterChecksNote({ versionId }: { versionId: string | null }) {
	const text = useMessages({ en });
	const { data: checks } = useLaterChecks(versionId);
	if (!checks) return null;
	const { fullCheck, testRun, testRunAt } = checks;
	return (
		<div className={styles.note} data-later-checks="">
			{/* Stays while its words change, so that they are read out. */}
			<p aria-live="polite" className={styles.text}>
				{fullCheck !== null && text.fullCheck[fullCheck]}
			</p>
			<p className={styles.text}>
				{text.testRun[testRun ?? "none"]}
				{testRunAt !== null && (
					<>
						{" "}
						{text.at} <RelativeTime iso={testRunAt} />.
					</>
				)}
			</p>
			{testRun === "nothing_seen" && <p className={styles.text}>{text.limits}</p>}
		</div>
	);
}
