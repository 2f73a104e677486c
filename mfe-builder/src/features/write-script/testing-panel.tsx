import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { Tabs } from "@scriptorium/ui-kit/tabs";
import { memo, useState } from "react";
import { ConsoleLines } from "../../sandbox-run/console-lines.tsx";
import { en as testTexts } from "../../sandbox-run/messages/en.ts";
import { NetworkList } from "../../sandbox-run/network-list.tsx";
import { TestForm } from "../../sandbox-run/test-form.tsx";
import { TestOutcome } from "../../sandbox-run/test-outcome.tsx";
import { useScriptTest } from "../../sandbox-run/use-script-test.ts";
import { en } from "./messages/en.ts";
import styles from "./testing-panel.module.css";

export interface TestingPanelProps {
	readonly code: string;
	readonly title: string;
	/** Whether this sub-tab is on the screen. */
	readonly isShown: boolean;
}

type View = "console" | "network" | "preview";

/** Spec 02 § 2, sub-tab Testing: a test run of the code as it is typed, with its real measures. */
export const TestingPanel = memo(function TestingPanel({ code, title, isShown }: TestingPanelProps) {
	const { testing: text } = useMessages({ en });
	const words = useMessages({ en: testTexts });
	const { formattingLocale } = useLocale();
	const number = new Intl.NumberFormat(formattingLocale, { maximumFractionDigits: 1 });
	const [testUrl, setTestUrl] = useState("https://example.com/");
	const [view, setView] = useState<View>("console");
	const test = useScriptTest({ code, title, testUrl });
	const { result, frame, place, phase } = test;
	const time = result?.executionTime ?? null;
	const start = () => {
		// A hidden frame draws nothing: requestAnimationFrame stays silent in it.
		if (place === "sandbox" && code.trim() !== "") setView("preview");
		test.start();
	};
	return (
		<section className={styles.panel} aria-label={text.heading}>
			<TestForm
				test={{ ...test, start }}
				code={code}
				testUrl={testUrl}
				onTestUrlChange={setTestUrl}
				isShown={isShown}
			/>
			{result && (
				<>
					<TestOutcome result={result} />
					<dl className={styles.facts}>
						<dt>{text.time}</dt>
						<dd>{time === null ? words.notMeasured : words.milliseconds(number.format(time))}</dd>
						<dt>{text.mutations}</dt>
						<dd>{result.domMutations === null ? words.notMeasured : number.format(result.domMutations)}</dd>
					</dl>
				</>
			)}
			<Tabs
				label={text.views}
				value={view}
				onValueChange={(value) => setView(value as View)}
				keepMounted
				items={[
					{
						value: "console",
						label: words.console.label,
						content: result ? (
							<ConsoleLines logs={result.logs} label={words.console.label} />
						) : (
							<p className={styles.note}>{text.notRun}</p>
						),
					},
					{
						value: "network",
						label: text.network,
						content: result ? (
							<NetworkList result={result} label={text.network} />
						) : (
							<p className={styles.note}>{text.notRun}</p>
						),
					},
					{
						value: "preview",
						label: text.preview,
						content: (
							<>
								<p className={styles.note}>{place === "tab" ? text.previewInTab : text.previewInSandbox}</p>
								<div
									ref={frame}
									className={styles.frame}
									data-empty={(result === null && phase === "idle") || undefined}
								/>
							</>
						),
					},
				]}
			/>
		</section>
	);
});
