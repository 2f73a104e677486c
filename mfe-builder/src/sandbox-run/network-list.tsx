import { FigureTable } from "@scriptorium/ui-kit/figure-table";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { en } from "./messages/en.ts";
import styles from "./network-list.module.css";
import type { ScriptTestResult } from "./script-test-result.ts";

/** Requests of a test run: method, address and status, from 400 on in red. */
export function NetworkList({ result, label }: { readonly result: ScriptTestResult; readonly label: string }) {
	const { network: text } = useMessages({ en });
	const { networkRequests: requests, place } = result;
	if (requests === null) return <p className={styles.note}>{text.unknown}</p>;
	return (
		<div className={styles.list}>
			<p className={styles.note}>{text[place]}</p>
			{requests.length === 0 ? (
				<p className={styles.note}>{text.none}</p>
			) : (
				<FigureTable
					label={label}
					columns={text.columns}
					compact
					rows={requests.map(({ method, url, status }, index) => ({
						key: `${index} ${url}`,
						cells: [
							method,
							<code key="url" className={styles.url}>
								{url}
							</code>,
							<span key="status" data-failed={status === null || status >= 400 || undefined} className={styles.status}>
								{status ?? text.noAnswer}
							</span>,
						],
					}))}
				/>
			)}
		</div>
	);
}
