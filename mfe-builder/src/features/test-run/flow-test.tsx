import { useEffect, useRef } from "react";
import { TestRunPanel } from "./test-run-panel.tsx";
import { useTestRun } from "./use-test-run.ts";

/** What other parts of the screen need of the test run. */
export interface FlowTester {
	readonly isTesting: boolean;
	/** Runs the flow once. */
	start(): void;
}

export interface FlowTestProps {
	/** Called with the tester once it is there, and whenever a run starts or ends; with null when it goes away. */
	readonly onChange: (tester: FlowTester | null) => void;
}

/** Tests the flow, and shows where and how far. */
export function FlowTest({ onChange }: FlowTestProps) {
	const run = useTestRun();
	const { isTesting, start } = run;
	const latest = useRef(start);
	useEffect(() => {
		latest.current = start;
	}, [start]);
	useEffect(() => {
		onChange({ isTesting, start: () => latest.current() });
	}, [onChange, isTesting]);
	useEffect(() => () => onChange(null), [onChange]);
	return <TestRunPanel run={run} />;
}
