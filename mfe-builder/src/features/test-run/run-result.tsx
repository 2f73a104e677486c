import type { ExecutionError, ExecutionLog, ExecutionResult } from "@scriptorium/shared-protocol/execution-result";
import type { ExecutionSnapshot } from "@scriptorium/shared-protocol/host-remote/execution-link";
import { Button } from "@scriptorium/ui-kit/button";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { CircleCheck, CircleX } from "lucide-react";
import { useFlowStore } from "../../editor/flow-store.ts";
import { selectSteps } from "../../editor/selection.ts";
import { en } from "./messages/en.ts";
import styles from "./test-run-panel.module.css";

/** How far a run is; once it has ended, its result. */
export function RunResult({ snapshot }: { readonly snapshot: ExecutionSnapshot }) {
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
			{state !== "asking" && <Console logs={logs} />}
		</>
	);
}

function Errors({ errors }: { readonly errors: readonly ExecutionError[] }) {
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

function Facts({ result: { duration, memory_used, output } }: { readonly result: ExecutionResult }) {
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

function Console({ logs }: { readonly logs: readonly ExecutionLog[] }) {
	const text = useMessages({ en });
	const seconds = useSeconds();
	return (
		<section aria-labelledby="test-run-console">
			<h4 id="test-run-console">{text.logs}</h4>
			{logs.length === 0 ? (
				<p className={styles.none}>{text.noLogs}</p>
			) : (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
				<ol className={styles.console} tabIndex={0} aria-labelledby="test-run-console">
					{logs.map(({ at, level, text: line }, index) => (
						<li key={index} data-level={level}>
							<span>{text.at(seconds(at))}</span>
							{level !== "log" && <span>{text.levels[level]}</span>}
							<code>{line}</code>
						</li>
					))}
				</ol>
			)}
		</section>
	);
}

function useSeconds(): (milliseconds: number) => string {
	const { formattingLocale } = useLocale();
	const format = new Intl.NumberFormat(formattingLocale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
	return (milliseconds) => format.format(milliseconds / 1000);
}
