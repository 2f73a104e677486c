import type { TestRunSnapshot } from "@scriptorium/shared-protocol/host-remote/test-run-link";
import type { TestRunFailure, TestRunResult } from "@scriptorium/shared-protocol/test-run-result";
import { Button } from "@scriptorium/ui-kit/button";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { CircleCheck, CircleX } from "lucide-react";
import { useFlowStore } from "../../editor/flow-store.ts";
import { selectSteps } from "../../editor/selection.ts";
import { ConsoleLines, useSeconds } from "../../sandbox-run/console-lines.tsx";
import { en } from "./messages/en.ts";
import styles from "./test-run-panel.module.css";

/** How far a run is; once it has ended, its result. */
export function RunResult({ snapshot }: { readonly snapshot: TestRunSnapshot }) {
	const text = useMessages({ en });
	const { state, target, logs, result } = snapshot;
	if (state === "idle") return null;
	return (
		<>
			<p
				role="status"
				className={styles.state}
				data-outcome={result === null ? "open" : result.success ? "done" : "failed"}
			>
				{result !== null && (result.success ? <CircleCheck aria-hidden="true" /> : <CircleX aria-hidden="true" />)}
				{state === "asking" && text.state.asking}
				{state === "loading" && text.state.loading}
				{state === "running" &&
					(target === null ? text.state.running : text.state.runningIn(target.title, target.site))}
				{result !== null && (result.success ? text.state.done : text.state.failed)}
			</p>
			{result !== null && result.errors.length > 0 && <Errors errors={result.errors} />}
			{result !== null && <Facts result={result} />}
			{state !== "asking" && (
				<section>
					<h4>{text.logs}</h4>
					<ConsoleLines logs={logs} label={text.logs} />
				</section>
			)}
		</>
	);
}

function Errors({ errors }: { readonly errors: readonly TestRunFailure[] }) {
	const text = useMessages({ en });
	const nodes = useFlowStore((store) => store.flow.nodes);
	const select = useFlowStore((store) => store.select);
	return (
		<section aria-label={text.errors} className={styles.errors}>
			{errors.map(({ code, message, nodeId, site }) => {
				const step = nodes.find(({ id }) => id === nodeId);
				return (
					<div key={`${code} ${message}`} className={styles.error}>
						<p>{message}</p>
						{site !== undefined && <p>{text.siteHint(site)}</p>}
						{step !== undefined && (
							<Button size="small" onClick={() => select(selectSteps(step.id))}>
								{text.showStep}: {step.data.label}
							</Button>
						)}
					</div>
				);
			})}
		</section>
	);
}

function Facts({ result: { duration, memory_used, output } }: { readonly result: TestRunResult }) {
	const text = useMessages({ en }).facts;
	const seconds = useSeconds();
	const { formattingLocale } = useLocale();
	const kilobytes = memory_used === null ? null : Math.round(memory_used / 1000);
	return (
		<dl className={styles.facts}>
			<dt>{text.duration}</dt>
			<dd>{text.seconds(seconds(duration))}</dd>
			<dt>{text.memory}</dt>
			<dd>
				{kilobytes === null ? text.noMemory : text.memoryOf(new Intl.NumberFormat(formattingLocale).format(kilobytes))}
			</dd>
			<dt>{text.output}</dt>
			<dd>{output === null ? text.noOutput : <code>{output}</code>}</dd>
		</dl>
	);
}
