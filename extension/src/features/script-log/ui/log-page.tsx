import type { ChannelClient } from "@scriptorium/shared-protocol/channel/client";
import {
	clearLog,
	type LogEntry,
	listLog,
	logKinds,
	MAX_LOG_ENTRIES,
} from "@scriptorium/shared-protocol/extension-internal/script-log";
import { Badge } from "@scriptorium/ui-kit/badge";
import { Button } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { Select } from "@scriptorium/ui-kit/select";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { VirtualList } from "@scriptorium/ui-kit/virtual-list/virtual-list";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { requestOptions } from "../../../ui/request-options.ts";
import { en } from "../messages/en.ts";
import styles from "./log-page.module.css";

/** Pixels of a row on a wide screen. */
const ROW_HEIGHT = 58;
const ALL = "all";

type Log =
	| { readonly state: "loading" | "failed" }
	| { readonly state: "ready"; readonly entries: readonly LogEntry[] };
type Texts = ReturnType<typeof useMessages<typeof en>>;

/** What scripts did, by script and kind, newest first. */
export function LogPage({ client }: { client: ChannelClient }) {
	const texts = useMessages({ en });
	const { formattingLocale } = useLocale();
	const [log, setLog] = useState<Log>({ state: "loading" });
	const [kind, setKind] = useState<LogEntry["kind"] | typeof ALL>(ALL);
	const [scriptId, setScriptId] = useState(ALL);
	const [said, setSaid] = useState<string | null>(null);
	const load = useCallback(async () => {
		const answer = await client.request(listLog, {}, requestOptions);
		setLog(answer.ok ? { state: "ready", entries: answer.value.entries } : { state: "failed" });
	}, [client]);
	useEffect(() => void load(), [load]);
	const clear = async (): Promise<void> => {
		const answer = await client.request(clearLog, {}, requestOptions);
		setSaid(answer.ok ? texts.cleared : texts.clearFailed);
		await load();
	};
	const number = (value: number): string => new Intl.NumberFormat(formattingLocale).format(value);
	const entries = log.state === "ready" ? log.entries : [];
	const shown = entries.filter(
		(entry) => (kind === ALL || entry.kind === kind) && (scriptId === ALL || entry.scriptId === scriptId),
	);
	return (
		<Page
			title={texts.title}
			lead={texts.lead(number(MAX_LOG_ENTRIES))}
			actions={
				<>
					<Button onClick={() => void load()}>{texts.reload}</Button>
					{entries.length > 0 && <Button onClick={() => void clear()}>{texts.clear}</Button>}
				</>
			}
		>
			<div className={styles.stack}>
				{log.state === "loading" && (
					<LoadingRegion text={texts.loading}>
						<Skeleton lines={6} />
					</LoadingRegion>
				)}
				{log.state === "failed" && (
					<ErrorState title={texts.failed} actions={<Button onClick={() => void load()}>{texts.retry}</Button>} />
				)}
				{entries.length > 0 && (
					<search className={styles.controls}>
						<Select
							label={texts.script}
							options={[{ value: ALL, label: texts.allScripts }, ...scriptsOf(entries, formattingLocale)]}
							value={scriptId}
							onValueChange={setScriptId}
						/>
						<Select
							label={texts.kind}
							options={([ALL, ...logKinds] as const).map((value) => ({ value, label: texts.kinds[value] }))}
							value={kind}
							onValueChange={setKind}
						/>
					</search>
				)}
				<p role="status" className={styles.count}>
					{said} {entries.length > 0 && (shown.length === 1 ? texts.one : texts.count(number(shown.length)))}
				</p>
				{log.state === "ready" && shown.length === 0 && (
					<EmptyState title={entries.length === 0 ? texts.empty : texts.none}>
						{entries.length === 0 ? texts.emptyHint : texts.noneHint}
					</EmptyState>
				)}
				<VirtualList
					items={shown}
					keyOf={({ at, scriptId: id, kind: what }, index) => `${at} ${id} ${what} ${shown.length - index}`}
					rowHeight={ROW_HEIGHT}
					className={styles.list}
					label={texts.title}
					isOrdered
				>
					{(entry, place) => (
						<li {...place} className={styles.entry} data-kind={entry.kind}>
							<time dateTime={entry.at}>{timeOf(entry.at, formattingLocale)}</time>
							<Badge tone={entry.kind === "error" ? "danger" : "neutral"}>{texts.kindOf[entry.kind]}</Badge>
							<span className={styles.name}>{entry.name}</span>
							<span className={styles.words}>{wordsOf(entry, texts)}</span>
						</li>
					)}
				</VirtualList>
			</div>
		</Page>
	);
}

/** The scripts that have entries, by name. */
function scriptsOf(entries: readonly LogEntry[], locale: string): { readonly value: string; readonly label: string }[] {
	const byName = new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
	const names = new Map(entries.map(({ scriptId, name }) => [scriptId, name]));
	return [...names]
		.map(([value, label]) => ({ value, label }))
		.sort((one, other) => byName.compare(one.label, other.label));
}

function timeOf(iso: string, locale: string): string {
	const at = new Date(iso);
	const isToday = at.toDateString() === new Date().toDateString();
	return new Intl.DateTimeFormat(locale, { timeStyle: "medium", ...(isToday ? {} : { dateStyle: "short" }) }).format(
		at,
	);
}

function wordsOf(entry: LogEntry, texts: Texts): ReactNode {
	const on = "page" in entry && entry.page !== "" ? texts.on(entry.page) : "";
	switch (entry.kind) {
		case "run":
			return on;
		case "error":
			return (
				<>
					{entry.line !== null && texts.line(entry.line)}
					<bdi>{entry.message}</bdi> {on}
				</>
			);
		case "request": {
			const { method, host, status, failure } = entry;
			if (failure !== null) {
				return `${texts.unanswered(method, host, texts.failures[failure] ?? texts.otherFailure)} ${on}`;
			}
			return `${status === null ? texts.done(method, host) : texts.answered(method, host, status)} ${on}`;
		}
		case "update":
			if (entry.outcome === "failed") return texts.checkFailed(entry.problem ?? "");
			return texts[entry.outcome](entry.version);
	}
}
