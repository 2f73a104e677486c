import type { ScriptSummary } from "@scriptorium/shared-protocol/extension-internal/script-summary";
import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { VirtualList } from "@scriptorium/ui-kit/virtual-list/virtual-list";
import { useRef, useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import { ListFailed } from "../../../ui/list-failed.tsx";
import { useScriptList } from "../../../ui/use-script-list.ts";
import { canMove, chooseScripts, type ScriptChoice } from "../domain/choose-scripts.ts";
import { dropped, stepped } from "../domain/move-script.ts";
import { en } from "../messages/en.ts";
import { AddFiles } from "./add-files.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { DamagedEntries } from "./damaged-entries.tsx";
import { ListControls } from "./list-controls.tsx";
import { RemovedNote } from "./removed-note.tsx";
import styles from "./script-list.module.css";
import { ScriptRow } from "./script-row.tsx";
import { ScriptsSwitch } from "./scripts-switch.tsx";
import { useRowMove } from "./use-row-move.ts";
import { useScriptOrder } from "./use-script-order.ts";
import { useUpdateCheck } from "./use-update-check.ts";

/** Pixels of a row without notes on a wide screen. */
const ROW_HEIGHT = 66;
const EVERYTHING: ScriptChoice = { query: "", sort: "order", filter: "all" };

const NO_SCRIPTS: readonly ScriptSummary[] = [];

/** Every installed script: found, sorted, switched, updated and removed, one by one or several at once. */
export function ScriptList({ ports }: { ports: PagePorts }) {
	const texts = useMessages({ en });
	const { formattingLocale } = useLocale();
	const { list, reload } = useScriptList(ports, null);
	const [choice, setChoice] = useState(EVERYTHING);
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
	const [removed, setRemoved] = useState<readonly ScriptSummary[]>([]);
	const updates = useUpdateCheck(ports, reload);
	const listed = list.state === "ready" ? list.scripts : NO_SCRIPTS;
	const { scripts, move } = useScriptOrder(ports, listed, reload);
	const [moved, setMoved] = useState<string | null>(null);
	const rows = useRef<HTMLElement>(null);
	const shown = chooseScripts(scripts, choice, formattingLocale);
	const number = (value: number): string => new Intl.NumberFormat(formattingLocale).format(value);
	const chosen = shown.filter(({ id }) => selected.has(id));
	const select = (ids: readonly string[], on: boolean): void => {
		const next = new Set(selected);
		for (const id of ids) on ? next.add(id) : next.delete(id);
		setSelected(next);
	};
	const noteRemoved = async (gone: readonly ScriptSummary[]): Promise<void> => {
		setRemoved(gone);
		select(
			gone.map(({ id }) => id),
			false,
		);
		await reload();
	};
	const place = async (id: string, order: readonly string[]): Promise<void> => {
		if (order === ids) return;
		setMoved(texts.list.moved(scripts.find((one) => one.id === id)?.name ?? "", order.indexOf(id) + 1, order.length));
		if (!(await move(id, order))) setMoved(texts.changeFailed);
	};
	const ids = scripts.map(({ id }) => id);
	const { dragged, drop, begin } = useRowMove(
		() => rows.current,
		(id, to) => void place(id, dropped(ids, id, to)),
	);
	const isEmpty = list.state === "ready" && scripts.length === 0;
	return (
		<Page
			title={texts.title}
			actions={
				<>
					<AddFiles ports={ports} />
					{scripts.length > 0 && (
						<Button busy={updates.busy} onClick={() => void updates.check(null)}>
							{texts.list.checkAll}
						</Button>
					)}
				</>
			}
		>
			<div className={styles.stack}>
				{list.state === "ready" && scripts.length > 0 && (
					<ScriptsSwitch ports={ports} isOn={list.scriptsOn} onChanged={reload} />
				)}
				{updates.summary !== null && (
					<p role="status" className={styles.note}>
						{updates.summary}
					</p>
				)}
				{removed.length > 0 && (
					<RemovedNote
						key={removed.map(({ id }) => id).join()}
						ports={ports}
						scripts={removed}
						onRestored={async () => {
							setRemoved([]);
							await reload();
						}}
					/>
				)}
				{list.state === "loading" && (
					<LoadingRegion text={texts.loading}>
						<Skeleton shape="block" height="8rem" />
					</LoadingRegion>
				)}
				{list.state === "failed" && <ListFailed onRetry={() => void reload()} />}
				{list.state === "ready" && list.damaged.length > 0 && <DamagedEntries entries={list.damaged} />}
				{isEmpty && (
					<EmptyState
						title={texts.list.empty}
						action={
							<a className={buttonClass({ variant: "primary" })} href={`${ports.hubOrigin}/`}>
								{texts.nav.hub}
							</a>
						}
					>
						{texts.list.emptyHint}
					</EmptyState>
				)}
				{scripts.length > 0 && (
					<>
						<ListControls choice={choice} onChange={setChoice} />
						<BulkBar
							ports={ports}
							chosen={chosen}
							allShown={shown.length > 0 && chosen.length === shown.length}
							count={
								scripts.length === 1 ? texts.list.one : texts.list.count(number(shown.length), number(scripts.length))
							}
							busy={updates.busy}
							onSelectAll={(on) =>
								select(
									shown.map(({ id }) => id),
									on,
								)
							}
							onChanged={reload}
							onRemoved={noteRemoved}
							onCheck={(ids) => void updates.check(ids)}
						/>
						{shown.length === 0 && (
							<EmptyState
								title={texts.list.none}
								action={
									<Button onClick={() => setChoice({ ...EVERYTHING, sort: choice.sort })}>{texts.list.clear}</Button>
								}
							>
								{texts.list.noneHint}
							</EmptyState>
						)}
						<p role="status" className={styles.moved}>
							{moved}
						</p>
						<VirtualList
							items={shown}
							keyOf={({ id }) => id}
							rowHeight={ROW_HEIGHT}
							className={styles.list}
							hasKeys
							ref={rows}
						>
							{(script, position, index) => (
								<ScriptRow
									ports={ports}
									place={position}
									isDragged={dragged === script.id}
									drop={drop?.index === index && dragged !== null ? (drop.after ? "after" : "before") : null}
									onGrip={canMove(choice) ? () => begin(script.id) : null}
									onStep={(step) => void place(script.id, stepped(ids, script.id, step))}
									script={script}
									outcome={updates.outcomes.get(script.id) ?? null}
									selected={selected.has(script.id)}
									busy={updates.busy}
									onSelect={(on) => select([script.id], on)}
									onCheck={() => void updates.check([script.id])}
									onChanged={reload}
									onRemoved={() => noteRemoved([script])}
								/>
							)}
						</VirtualList>
					</>
				)}
			</div>
		</Page>
	);
}
