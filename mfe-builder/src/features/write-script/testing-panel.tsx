import type { ScriptPlan } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { memo, useState } from "react";
import { en as testTexts } from "../../sandbox-run/messages/en.ts";
import { PagePictures } from "../../sandbox-run/page-pictures.tsx";
import { TestForm } from "../../sandbox-run/test-form.tsx";
import { TestOutcome } from "../../sandbox-run/test-outcome.tsx";
import styles from "../../sandbox-run/test-panel.module.css";
import { ResultTabs, type ResultView, TestFigures } from "../../sandbox-run/test-results.tsx";
import { useScriptTest } from "../../sandbox-run/use-script-test.ts";
import { en } from "./messages/en.ts";

export interface TestingPanelProps {
	readonly code: string;
	readonly title: string;
	/** Of the generated code; null for code without one. */
	readonly plan: ScriptPlan | null;
	/** Whether this sub-tab is on the screen. */
	readonly isShown: boolean;
	readonly onSignIn: () => void;
}

/** Spec 02 § 2, sub-tab Testing: a test run of the code as it is typed, with its real measures. */
export const TestingPanel = memo(function TestingPanel({ code, title, plan, isShown, onSignIn }: TestingPanelProps) {
	const { testing: text } = useMessages({ en });
	const { preview } = useMessages({ en: testTexts });
	const [testUrl, setTestUrl] = useState("https://example.com/");
	const [view, setView] = useState<ResultView>("console");
	const test = useScriptTest({
		code,
		title,
		plan,
		testUrl,
		device: "desktop",
		isShown,
		// A hidden frame draws nothing: requestAnimationFrame stays silent in it.
		onStart: (place) => place === "sandbox" && setView("preview"),
	});
	const { result, frame, place, phase } = test;
	/** Before a run the chosen place, then where it ran. */
	const at = phase.kind === "idle" ? (result?.place ?? place) : place;
	return (
		<section className={styles.panel} aria-label={text.heading}>
			<TestForm
				test={test}
				code={code}
				testUrl={testUrl}
				onTestUrlChange={setTestUrl}
				isShown={isShown}
				onSignIn={onSignIn}
			/>
			{result && (
				<>
					<TestOutcome result={result} />
					<TestFigures result={result} shown={["executionTime", "domMutations", "loadTime", "memory"]} />
				</>
			)}
			<ResultTabs
				result={result}
				view={view}
				onView={setView}
				preview={
					<>
						{result?.pictures ? <PagePictures result={result} /> : <p className={styles.note}>{preview[at]}</p>}
						<div ref={frame} className={styles.frame} hidden={at !== "sandbox"} />
					</>
				}
			/>
		</section>
	);
});
