import { FigureTable } from "@scriptorium/ui-kit/figure-table";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { en } from "./messages/en.ts";
import styles from "./network-list.module.css";
import type { ScriptTestResult } from "./script-test-result.ts";

/** Requests of a test run: method, address and status, from 400 on in red. On the server, who caused each, the script's first. */
export function NetworkList({ result }: { readonly result: ScriptTestResult }) {
	const { network: text } = useMessages({ en });
	const { networkRequests, place } = result;
	if (networkRequests === null) return <p className={styles.note}>{text.unknown}</p>;
	const isAll = place === "server";
	const requests = networkRequests.toSorted((one, other) => Number(one.by === "page") - Number(other.by === "page"));
	return (
		<div className={styles.list}>
			<p className={styles.note}>{text[place]}</p>
			{requests.length === 0 ? (
				<p className={styles.note}>{isAll ? text.noneAtAll : text.none}</p>
			) : (
				<FigureTable
					label={text.label}
					columns={isAll ? [...text.columns, text.byColumn] : text.columns}
					compact
					rows={requests.map(({ method, url, status, by }, index) => ({
						key: `${index} ${url}`,
						cells: [
							method,
							<code key="url" className={styles.url}>
								{url}
							</code>,
							<span key="status" data-failed={status === null || status >= 400 || undefined} className={styles.status}>
								{status ?? text.noAnswer}
							</span>,
							...(isAll ? [text.by[by]] : []),
						],
					}))}
				/>
			)}
		</div>
	);
}
