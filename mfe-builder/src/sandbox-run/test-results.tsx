import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { type TabItem, Tabs } from "@scriptorium/ui-kit/tabs";
import type { ReactNode } from "react";
import { ConsoleLines } from "./console-lines.tsx";
import { EffectsView } from "./effects-view.tsx";
import { en } from "./messages/en.ts";
import { NetworkList } from "./network-list.tsx";
import type { ScriptTestResult } from "./script-test-result.ts";
import styles from "./test-panel.module.css";

export type ResultView = "console" | "network" | "effects" | "preview";
export type Figure = "executionTime" | "domMutations" | "loadTime" | "memory" | "lines";

/** Measured figures of a run; what was not measured says so. */
export function TestFigures({
	result,
	shown,
}: {
	readonly result: ScriptTestResult;
	readonly shown: readonly Figure[];
}) {
	const words = useMessages({ en });
	const { formattingLocale } = useLocale();
	const number = new Intl.NumberFormat(formattingLocale, { maximumFractionDigits: 1 });
	const { executionTime, loadTime, domMutations, memory, logs } = result;
	const write = (value: number | null, unit: (count: string) => string) =>
		value === null ? words.notMeasured : unit(number.format(value));
	const values: Record<Figure, string> = {
		executionTime: write(executionTime, words.milliseconds),
		domMutations: write(domMutations, String),
		loadTime: write(loadTime, words.milliseconds),
		// A garbage collection during the run makes the page's memory smaller than before.
		memory: write(memory === null ? null : Math.max(0, memory / 1_000_000), words.megabytes),
		lines: number.format(logs.length),
	};
	return (
		<dl className={styles.facts}>
			{shown.map((figure) => (
				<div key={figure}>
					<dt>{words.figures[figure]}</dt>
					<dd>{values[figure]}</dd>
				</div>
			))}
		</dl>
	);
}

export interface ResultTabsProps {
	/** Null before the first run. */
	readonly result: ScriptTestResult | null;
	readonly view: ResultView;
	readonly onView: (view: ResultView) => void;
	/** The content of Live Preview; left out where the panel shows it in another place. */
	readonly preview?: ReactNode;
}

const views: readonly ResultView[] = ["console", "network", "effects", "preview"];

/** Console Logs, Network, Effects and Live Preview of a run. */
export function ResultTabs({ result, view, onView, preview }: ResultTabsProps) {
	const words = useMessages({ en });
	const notRun = <p className={styles.note}>{words.notRun}</p>;
	const items: readonly (TabItem & { readonly value: ResultView })[] = [
		{
			value: "console",
			label: words.console.label,
			content: result ? <ConsoleLines logs={result.logs} label={words.console.label} /> : notRun,
		},
		{ value: "network", label: words.network.label, content: result ? <NetworkList result={result} /> : notRun },
		{
			value: "effects",
			label: words.effects.label,
			content: result ? <EffectsView result={result} /> : notRun,
		},
		...(preview === undefined ? [] : [{ value: "preview" as const, label: words.preview.label, content: preview }]),
	];
	return (
		<Tabs
			label={words.views}
			value={view}
			onValueChange={(value) => onView(views.find((known) => known === value) ?? "console")}
			keepMounted
			items={items}
		/>
	);
}
