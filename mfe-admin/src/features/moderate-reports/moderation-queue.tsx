import type { ModerationDecision, ReportEntry } from "@scriptorium/hub-data/moderation/report-entry";
import { filedReasons } from "@scriptorium/hub-data/reports/report-script";
import { Button } from "@scriptorium/ui-kit/button";
import { Kbd } from "@scriptorium/ui-kit/kbd";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Select } from "@scriptorium/ui-kit/select";
import { type KeyboardEvent, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { DecisionForm, type DecisionFormHandle } from "./decision-form.tsx";
import { en } from "./messages/en.ts";
import styles from "./moderation-queue.module.css";
import { ReportList } from "./report-list.tsx";
import { ReportPane } from "./report-pane.tsx";
import { readTriageAddress, type TriageAddress, triageTabs, writeTriageAddress } from "./triage-address.ts";
import { isField, triageCommand } from "./triage-key.ts";
import { useDecisions } from "./use-decisions.ts";
import { useIsReportShown, useReportCounts, useReports } from "./use-reports.ts";
import { WaitingForAnother } from "./waiting-for-another.tsx";

const isOpen = ({ status }: ReportEntry) => status === "pending" || status === "reviewing";
const isDecidable = (entry: ReportEntry) => isOpen(entry) && entry.may_decide;

/** Content Moderation: the reports, the chosen one with its script beside it, and decisions by mouse and keyboard. */
export function ModerationQueue() {
	const text = useMessages({ en });
	const [query, setQuery] = useSearchParams();
	const address = readTriageAddress(query);
	const reports = useReports(address);
	const counts = useReportCounts();
	const decisions = useDecisions();
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
	const form = useRef<DecisionFormHandle>(null);
	const list = useRef<HTMLUListElement>(null);
	const queue = useRef<HTMLElement>(null);

	const entries = reports.data?.pages.flat() ?? [];
	const index = entries.findIndex(({ id }) => id === address.report);
	const current = entries[index] ?? null;
	const chosen = entries.filter((entry) => selected.has(entry.id) && isDecidable(entry));
	const decided = chosen.length > 0 ? chosen : current !== null && isDecidable(current) ? [current] : [];
	const appealed = decided.length === 0 && current?.appeal_status === "pending" ? current : null;
	const isShown = useIsReportShown(current);
	const waits = current !== null && !current.may_decide && (isOpen(current) || current.appeal_status === "pending");

	function go(next: Partial<TriageAddress>): void {
		setQuery((now) => writeTriageAddress(now, next), { replace: next.report !== undefined, preventScrollReset: true });
		if (next.list !== undefined || next.reason !== undefined) setSelected(new Set());
	}

	function focusRow(id: string): void {
		list.current?.querySelector<HTMLElement>(`[data-report="${CSS.escape(id)}"]`)?.focus();
	}

	/** Shows the entry below, or above for -1, and moves the focus to it. */
	function move(by: 1 | -1): void {
		const next = entries[index === -1 ? 0 : Math.min(entries.length - 1, Math.max(0, index + by))];
		if (!next) return;
		go({ report: next.id });
		focusRow(next.id);
	}

	function toggle(id: string): void {
		setSelected((now) => new Set(now.has(id) ? [...now].filter((each) => each !== id) : [...now, id]));
	}

	async function decide(decision: ModerationDecision, note: string, others: readonly string[]): Promise<boolean> {
		const ids = [...new Set([...decided.map(({ id }) => id), ...others])];
		// What follows the decided ones in the list is shown next.
		const next = entries.find((entry, place) => place > index && !ids.includes(entry.id));
		if (ids.length === 0 || !(await decisions.decide(ids, decision, note))) return false;
		setSelected(new Set());
		go({ report: next?.id ?? null });
		if (next) focusRow(next.id);
		else queue.current?.focus({ preventScroll: true });
		return true;
	}

	function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
		const { key, ctrlKey, metaKey, altKey, repeat, target } = event;
		const command = triageCommand({ key, ctrlKey, metaKey, altKey, repeat, isTyping: isField(target) });
		if (command === null) return;
		event.preventDefault();
		if (command.kind === "move") move(command.by);
		else if (command.kind === "undo") void decisions.undo();
		else if (command.kind === "select") current && isDecidable(current) && toggle(current.id);
		else if (command.kind === "mark") {
			void decisions.mark(decided.filter(({ status }) => status === "pending").map(({ id }) => id));
		} else form.current?.choose(command.decision);
	}

	return (
		// Single keys work while the focus is anywhere inside.
		<section ref={queue} className={styles.queue} aria-label={text.region} tabIndex={-1} onKeyDown={onKeyDown}>
			<div className={styles.bar}>
				<nav className={styles.tabs} aria-label={text.tabs.label}>
					{triageTabs.map((tab) => (
						<button
							key={tab}
							type="button"
							className={styles.tab}
							aria-current={tab === address.list ? "true" : undefined}
							onClick={() => go({ list: tab, report: null })}
						>
							{text.tabs[tab]}
							{tab !== "all" && counts.data && <span className={styles.count}>{counts.data[tab]}</span>}
						</button>
					))}
				</nav>
				<Select
					label={text.reason}
					labelHidden
					className={styles.reason ?? ""}
					value={address.reason ?? "every"}
					options={[
						{ value: "every", label: text.everyReason },
						...filedReasons.map((reason) => ({ value: reason, label: text.reasons[reason] })),
					]}
					onValueChange={(value) => {
						go({ reason: filedReasons.find((reason) => reason === value) ?? null, report: null });
					}}
				/>
			</div>
			<div className={styles.columns} data-shown={current ? "report" : "list"}>
				<div className={styles.listColumn}>
					<div className={styles.rows}>
						<ReportList
							ref={list}
							list={address.list}
							reports={reports}
							current={current?.id ?? null}
							selected={selected}
							onOpen={(id) => go({ report: id })}
							onToggle={toggle}
						/>
					</div>
					<KeyHelp />
				</div>
				<div className={styles.paneColumn}>
					{chosen.length > 0 && (
						<p className={styles.selection} role="status">
							{text.selected(chosen.length)}
							<Button size="small" variant="quiet" onClick={() => setSelected(new Set())}>
								{text.clear}
							</Button>
						</p>
					)}
					{current ? (
						<>
							<Button
								className={styles.back}
								size="small"
								variant="quiet"
								onClick={() => {
									go({ report: null });
									focusRow(current.id);
								}}
							>
								{text.back}
							</Button>
							<ReportPane key={current.id} report={current} />
						</>
					) : (
						<p className={styles.choose}>{text.choose}</p>
					)}
					{waits && chosen.length === 0 && <WaitingForAnother report={current} />}
					{(decided.length > 0 || appealed?.may_decide === true) && (
						// Keys decide from the start; the mouse only where nothing moves any more.
						<div className={styles.decision} data-moves={!isShown}>
							<DecisionForm
								key={chosen.length > 0 ? "selection" : current?.id}
								ref={form}
								reports={decided}
								appealed={appealed}
								decisions={decisions}
								onDecide={decide}
							/>
						</div>
					)}
				</div>
			</div>
		</section>
	);
}

function KeyHelp() {
	const text = useMessages({ en }).keys;
	return (
		<details className={styles.keys}>
			<summary>{text.title}</summary>
			<dl>
				{text.rows.map(([keys, meaning]) => (
					<div key={keys}>
						<dt>
							<Kbd>{keys}</Kbd>
						</dt>
						<dd>{meaning}</dd>
					</div>
				))}
			</dl>
			<p>{text.hint}</p>
		</details>
	);
}
