import type { OwnScript } from "@scriptorium/hub-data/scripts/own-script";
import { Button } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Tabs } from "@scriptorium/ui-kit/tabs";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { VirtualList } from "@scriptorium/ui-kit/virtual-list/virtual-list";
import { Search } from "lucide-react";
import { type ReactNode, useState } from "react";
import styles from "./manage-scripts.module.css";
import { en } from "./messages/en.ts";
import { PurgeDialog } from "./purge-dialog.tsx";
import type { ChangeKind } from "./script-changes.ts";
import { ScriptRow } from "./script-row.tsx";
import { scriptsByTab, searchScripts, type TabName, tabNames } from "./script-tabs.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { useChangeScripts } from "./use-change-scripts.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useManageAddress } from "./use-manage-address.ts";

/** Pixels of a row on a wide screen. */
const ROW_HEIGHT = 136;

export interface OwnScriptsProps {
	readonly scripts: readonly OwnScript[];
	readonly renderStatistics: (script: OwnScript) => ReactNode;
}

/** Search, tabs, selection and the lists themselves. */
export function OwnScripts({ scripts, renderStatistics }: OwnScriptsProps) {
	const text = useMessages({ en });
	const { tab, term, setTab, setTerm } = useManageAddress();
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
	const [toPurge, setToPurge] = useState<readonly OwnScript[] | null>(null);
	const change = useChangeScripts();
	const found = scriptsByTab(searchScripts(scripts, term));
	const shown = found[tab];
	const chosen = shown.filter(({ id }) => selected.has(id));
	const { listRef, rememberPlace } = useKeptFocus(shown.length);

	function run(kind: ChangeKind, of: readonly OwnScript[]) {
		const [first] = of;
		if (first === undefined) return;
		if (kind === "purge") return setToPurge(of);
		rememberPlace(shown.indexOf(first));
		change({ kind, scripts: of });
		deselect(of);
	}

	function deselect(of: readonly OwnScript[]) {
		setSelected((before) => new Set([...before].filter((id) => !of.some((script) => script.id === id))));
	}

	function select(ids: readonly string[], isSelected: boolean) {
		setSelected((before) => {
			const next = new Set(before);
			for (const id of ids) {
				if (isSelected) next.add(id);
				else next.delete(id);
			}
			return next;
		});
	}

	const list = (
		<>
			{tab === "deleted" && shown.length > 0 && <p className={styles.about}>{text.deletedAbout}</p>}
			{shown.length === 0 ? (
				<Nothing tab={tab} term={term} onClear={() => setTerm("")} />
			) : (
				<>
					<SelectionBar
						tab={tab}
						shown={shown}
						chosen={chosen}
						onSelectAll={(isSelected) => select(isSelected ? shown.map(({ id }) => id) : [...selected], isSelected)}
						onChange={run}
					/>
					<VirtualList
						ref={listRef}
						items={shown}
						keyOf={({ id }) => id}
						rowHeight={ROW_HEIGHT}
						label={text.list[tab]}
						className={styles.list}
					>
						{(script, place) => (
							<ScriptRow
								script={script}
								place={place}
								isSelected={selected.has(script.id)}
								onSelect={(isSelected) => select([script.id], isSelected)}
								onChange={(kind) => run(kind, [script])}
								renderStatistics={renderStatistics}
							/>
						)}
					</VirtualList>
				</>
			)}
		</>
	);

	// The third tab appears with the first deleted script.
	const hasDeleted = tab === "deleted" || scripts.some(({ restorable_until }) => restorable_until !== null);
	return (
		<>
			<search className={styles.search}>
				<TextField
					label={text.search}
					labelHidden
					placeholder={text.search}
					type="search"
					icon={<Search aria-hidden="true" />}
					value={term}
					onChange={(event) => setTerm(event.target.value)}
				/>
			</search>
			<Tabs
				label={text.tabs.label}
				value={tab}
				onValueChange={(value) => setTab(tabNames.find((name) => name === value) ?? "published")}
				items={tabNames
					.filter((name) => name !== "deleted" || hasDeleted)
					.map((name) => ({
						value: name,
						label: text.tabs[name](found[name].length),
						content: name === tab ? list : null,
					}))}
			/>
			{toPurge && (
				<PurgeDialog
					titles={toPurge.map(({ title }) => title)}
					onClose={() => setToPurge(null)}
					onConfirm={() => {
						change({ kind: "purge", scripts: toPurge });
						deselect(toPurge);
						setToPurge(null);
					}}
				/>
			)}
		</>
	);
}

function Nothing({ tab, term, onClear }: { tab: TabName; term: string; onClear: () => void }) {
	const text = useMessages({ en }).empty;
	if (term.trim() !== "") {
		return <EmptyState title={text.found} action={<Button onClick={onClear}>{text.clear}</Button>} />;
	}
	return <EmptyState title={text[tab].title}>{text[tab].text}</EmptyState>;
}
