import type { FlowDocument, FlowNode } from "@scriptorium/flow/document/flow-document";
import { describeSelector } from "@scriptorium/flow/recording/describe-selector";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Workflow } from "lucide-react";
import styles from "./flow-steps.module.css";
import { en } from "./messages/en.ts";

/** The steps of a flow, one below the other. */
export function FlowSteps({ flow }: { flow: FlowDocument | null }) {
	const text = useMessages({ en });
	if (flow === null || flow.nodes.length === 0) {
		return (
			<EmptyState title={text.empty} icon={<Workflow aria-hidden="true" />}>
				{text.emptyText}
			</EmptyState>
		);
	}
	return (
		<section aria-labelledby="flow-steps">
			<header className={styles.header}>
				<h2 id="flow-steps">{text.heading}</h2>
				<span>{text.count(flow.nodes.length)}</span>
			</header>
			<ol className={styles.steps} aria-label={text.list}>
				{flow.nodes.map((node) => (
					<Step key={node.id} node={node} />
				))}
			</ol>
		</section>
	);
}

function Step({ node: { data } }: { node: FlowNode }) {
	const text = useMessages({ en });
	const { selector, value, url, message, frame, parameters } = data;
	const values = Array.isArray(value) ? value.join(", ") : value;
	return (
		<li className={styles.step}>
			<span className={styles.label}>
				{data.label}
				{frame !== undefined && <small>{text.frame}</small>}
			</span>
			{selector !== undefined && <code title={selector}>{describeSelector(selector)}</code>}
			{parameters?.masked === true ? (
				<span className={styles.value}>{text.hidden}</span>
			) : (
				(values ?? url ?? message) && <span className={styles.value}>{values ?? url ?? message}</span>
			)}
		</li>
	);
}
