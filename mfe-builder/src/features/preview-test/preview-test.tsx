import { type DevicePresetName, devicePresetNames, devicePresets } from "@scriptorium/shared-protocol/device-presets";
import type { ScriptPlan } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { Badge } from "@scriptorium/ui-kit/badge";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useState } from "react";
import { en as testTexts } from "../../sandbox-run/messages/en.ts";
import { PagePictures } from "../../sandbox-run/page-pictures.tsx";
import { TestForm } from "../../sandbox-run/test-form.tsx";
import { TestOutcome } from "../../sandbox-run/test-outcome.tsx";
import panel from "../../sandbox-run/test-panel.module.css";
import { ResultTabs, type ResultView, TestFigures } from "../../sandbox-run/test-results.tsx";
import { useScriptTest } from "../../sandbox-run/use-script-test.ts";
import { DeviceFrame } from "./device-frame.tsx";
import { en } from "./messages/en.ts";
import { PerformanceBars } from "./performance-bars.tsx";
import styles from "./preview-test.module.css";
import { quickTestUrls } from "./quick-test-urls.ts";

export interface PreviewTestProps {
	readonly code: string;
	readonly title: string;
	/** Of the generated code; null for code without one. */
	readonly plan: ScriptPlan | null;
	readonly onSignIn: () => void;
}

/** Spec 02 § 2, the Copilot's Test tab: a test run at the size of a device, with its real measures. */
export function PreviewTest({ code, title, plan, onSignIn }: PreviewTestProps) {
	const text = useMessages({ en });
	const words = useMessages({ en: testTexts });
	const [testUrl, setTestUrl] = useState<string>("https://example.com/");
	const [device, setDevice] = useState<DevicePresetName>("desktop");
	const [view, setView] = useState<ResultView>("console");
	const test = useScriptTest({ code, title, plan, testUrl, device, isShown: true });
	const { result, phase, place, frame } = test;
	const isIdle = phase.kind === "idle";
	/** Before a run the chosen place, then where it ran. */
	const at = isIdle ? (result?.place ?? place) : place;
	return (
		<section className={panel.panel} aria-label={text.heading}>
			<TestForm test={test} code={code} testUrl={testUrl} onTestUrlChange={setTestUrl} isShown onSignIn={onSignIn}>
				<fieldset className={styles.choices}>
					<legend>{text.quickTests}</legend>
					{quickTestUrls.map((url) => (
						<Button key={url} size="small" aria-pressed={url === testUrl} onClick={() => setTestUrl(url)}>
							{new URL(url).host}
						</Button>
					))}
				</fieldset>
				<fieldset className={styles.choices}>
					<legend>{text.device}</legend>
					{devicePresetNames.map((each) => (
						<Button key={each} size="small" aria-pressed={each === device} onClick={() => setDevice(each)}>
							{words.devices[each]} {words.devices.size(devicePresets[each].width, devicePresets[each].height)}
						</Button>
					))}
				</fieldset>
			</TestForm>
			<section className={panel.part} aria-labelledby="preview-test-preview">
				<h3 id="preview-test-preview" className={panel.heading}>
					{text.preview} <Badge tone={isIdle ? "neutral" : "info"}>{isIdle ? text.ready : text.loading}</Badge>
				</h3>
				{at === "server" && result?.pictures ? (
					<PagePictures result={result} />
				) : (
					<p className={panel.note}>
						{words.preview[at]} {at === "tab" && text.deviceInTab}
					</p>
				)}
				<DeviceFrame device={device} frame={frame} isHidden={at !== "sandbox"} />
			</section>
			<section className={panel.part} aria-labelledby="preview-test-results">
				<h3 id="preview-test-results" className={panel.heading}>
					{text.results}
				</h3>
				{result && (
					<>
						<TestOutcome result={result} />
						<TestFigures result={result} shown={["domMutations", "lines"]} />
					</>
				)}
				<ResultTabs result={result} view={view} onView={setView} />
			</section>
			<section className={panel.part} aria-labelledby="preview-test-performance">
				<h3 id="preview-test-performance" className={panel.heading}>
					{text.performance.heading}
				</h3>
				<PerformanceBars result={result} />
			</section>
		</section>
	);
}
