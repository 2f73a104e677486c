import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RelativeTime } from "@scriptorium/ui-kit/relative-time";
import { en } from "./messages/en.ts";
import styles from "./security-reports.module.css";
import { useRescan } from "./use-security-reports.ts";

/** Starts and cancels re-scans. The bar counts jobs of the queue that are done. */
export function RescanSection() {
	const text = useMessages({ en }).scan;
	const { progress, isBusy, start, cancel } = useRescan();
	const scan = progress.data ?? null;
	const isRunning = scan !== null && scan.finished_at === null;
	const ended = scan === null ? 0 : scan.done + scan.failed;
	return (
		<section className={styles.section} aria-labelledby="rescan">
			<h2 id="rescan" className={styles.heading}>
				{text.heading}
			</h2>
			<p>{text.about}</p>
			<div className={styles.buttons}>
				<Button variant="primary" busy={isBusy || isRunning} onClick={() => void start(false)}>
					{text.outdated}
				</Button>
				<Button busy={isBusy || isRunning} onClick={() => void start(true)}>
					{text.all}
				</Button>
				{isRunning && (
					<Button variant="danger" onClick={() => void cancel(scan.batch)}>
						{text.cancel}
					</Button>
				)}
			</div>
			{scan === null ? (
				progress.isSuccess && <p className={styles.hint}>{text.never}</p>
			) : (
				<div className={styles.progress}>
					<progress aria-label={text.label} value={ended} max={Math.max(1, scan.total)} />
					<p role="status">{text.progress(ended, scan.total)}</p>
					{scan.failed > 0 && <p>{text.failedJobs(scan.failed)}</p>}
					{scan.cancelled > 0 && <p>{text.cancelled(scan.cancelled)}</p>}
					{scan.finished_at !== null && (
						<p className={styles.hint}>
							{text.last} <RelativeTime iso={scan.finished_at} />
						</p>
					)}
				</div>
			)}
		</section>
	);
}
