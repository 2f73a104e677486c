import { Badge } from "@scriptorium/ui-kit/badge";
import { Button } from "@scriptorium/ui-kit/button";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { useState } from "react";
import { ConsoleLines } from "../../sandbox-run/console-lines.tsx";
import { en as testTexts } from "../../sandbox-run/messages/en.ts";
import { NetworkList } from "../../sandbox-run/network-list.tsx";
import type { ScriptTestResult } from "../../sandbox-run/script-test-result.ts";
import { TestForm } from "../../sandbox-run/test-form.tsx";
import { TestOutcome } from "../../sandbox-run/test-outcome.tsx";
import { useScriptTest } from "../../sandbox-run/use-script-test.ts";
import { DeviceFrame } from "./device-frame.tsx";
import { type Device, devices, quickTestUrls } from "./devices.ts";
import { en } from "./messages/en.ts";
import { PerformanceBars } from "./performance-bars.tsx";
import styles from "./preview-test.module.css";

export interface PreviewTestProps {
	readonly code: string;
	readonly title: string;
}

/** Spec 02 § 2, the Copilot's Test tab: a test run at the size of a device, with its real measures. */
export function PreviewTest({ code, title }: PreviewTestProps) {
	const text = useMessages({ en });
	const [testUrl, setTestUrl] = useState<string>("https://example.com/");
	const [device, setDevice] = useState<Device>("desktop");
	const test = useScriptTest({ code, title, testUrl });
	const { result, phase, place, frame } = test;
	return (
		<section className={styles.panel} aria-label={text.heading}>
			<TestForm test={test} code={code} testUrl={testUrl} onTestUrlChange={setTestUrl} isShown>
				<fieldset className={styles.choices}>
					<legend>{text.quickTests}</legend>
					{quickTestUrls.map((url) => (
						<Button key={url} size="small" aria-pressed={url === testUrl} onClick={() => setTestUrl(url)}>
							{new URL(url).host}
						</Button>
					))}
				</fieldset>
				<fieldset className={styles.choices}>
					<legend>{text.devices.heading}</legend>
					{(Object.keys(devices) as Device[]).map((each) => (
						<Button key={each} size="small" aria-pressed={each === device} onClick={() => setDevice(each)}>
							{text.devices[each]} {text.devices.size(devices[each].width, devices[each].height)}
						</Button>
					))}
				</fieldset>
			</TestForm>
			<section className={styles.part} aria-labelledby="preview-test-preview">
				<h3 id="preview-test-preview" className={styles.heading}>
					{text.preview}{" "}
					<Badge tone={phase === "idle" ? "neutral" : "info"}>{phase === "idle" ? text.ready : text.loading}</Badge>
				</h3>
				{place === "tab" && <p className={styles.note}>{text.previewInTab}</p>}
				<DeviceFrame device={device} frame={frame} />
			</section>
			<section className={styles.part} aria-labelledby="preview-test-results">
				<h3 id="preview-test-results" className={styles.heading}>
					{text.results.heading}
				</h3>
				{result === null ? <p className={styles.note}>{text.results.none}</p> : <Results result={result} />}
			</section>
			<section className={styles.part} aria-labelledby="preview-test-performance">
				<h3 id="preview-test-performance" className={styles.heading}>
					{text.performance.heading}
				</h3>
				<PerformanceBars result={result} />
			</section>
		</section>
	);
}

function Results({ result }: { readonly result: ScriptTestResult }) {
	const { results: text } = useMessages({ en });
	const { notMeasured } = useMessages({ en: testTexts });
	const { formattingLocale } = useLocale();
	const number = new Intl.NumberFormat(formattingLocale);
	return (
		<>
			<TestOutcome result={result} />
			<dl className={styles.facts}>
				<dt>{text.mutations}</dt>
				<dd>{result.domMutations === null ? notMeasured : number.format(result.domMutations)}</dd>
				<dt>{text.lines}</dt>
				<dd>{number.format(result.logs.length)}</dd>
			</dl>
			<ConsoleLines logs={result.logs} label={text.console} />
			<NetworkList result={result} label={text.network} />
		</>
	);
}
