import type { AssistantProposal } from "@scriptorium/shared-protocol/host-remote/assistant-link";
import type { AssistantScript } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import { Button } from "@scriptorium/ui-kit/button";
import { CodeBlock } from "@scriptorium/ui-kit/code-block";
import { WorstFindings } from "@scriptorium/ui-kit/code-findings/worst-findings";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RiskBadge } from "@scriptorium/ui-kit/risk-badge";
import { useEffect, useState } from "react";
import { useHost } from "../../host-context/host-provider.tsx";
import { describeCapabilities } from "./describe-capabilities.ts";
import { catalog } from "./messages/catalog.ts";
import styles from "./script-card.module.css";

export interface ScriptCardProps {
	readonly script: AssistantScript;
	readonly onPropose: (proposal: AssistantProposal) => void;
}

/** A script of an answer: its name, where it runs, its rating and what it can do, its code, and what can be done with it. */
export function ScriptCard({ script, onPropose }: ScriptCardProps) {
	const { script: texts, can, risks } = useMessages(catalog);
	const { metadata, rating, code } = script;
	const findings = rating.vulnerabilities;
	const open = (purpose: "edit" | "test") => onPropose({ kind: "script", script, purpose });
	return (
		<section className={styles.card} aria-label={texts.label(metadata.name)}>
			<dl className={styles.metadata}>
				<dt>@name</dt>
				<dd className={styles.name}>{metadata.name}</dd>
				<dt>@match</dt>
				<dd>{metadata.match.length === 0 ? texts.whenClicked : <Patterns patterns={metadata.match} />}</dd>
			</dl>
			<p className={styles.rating}>
				<RiskBadge level={rating.risk_level} label={risks[rating.risk_level]} />
				{rating.risk_level !== "unrated" && texts.score(rating.score)}
			</p>
			<ul className={styles.capabilities} aria-label={texts.capabilities}>
				{describeCapabilities(rating.capabilities, can).map((sentence) => (
					<li key={sentence}>{sentence}</li>
				))}
			</ul>
			{findings.length > 0 && (
				<details>
					<summary className={styles.summary}>{texts.findings(findings.length)}</summary>
					<WorstFindings findings={findings} />
				</details>
			)}
			{script.replacesOpen && <p className={styles.note}>{texts.changes}</p>}
			<CodeBlock code={code} label={texts.code(metadata.name)} className={styles.code ?? ""} />
			<p className={styles.actions}>
				<Button size="small" variant="primary" onClick={() => open("edit")}>
					{texts.openEditor}
				</Button>
				<Button size="small" onClick={() => open("test")}>
					{texts.test}
				</Button>
				<CopyButton code={code} />
			</p>
		</section>
	);
}

function Patterns({ patterns }: { readonly patterns: readonly string[] }) {
	return patterns.map((pattern) => (
		<code key={pattern} className={styles.pattern} dir="ltr">
			{pattern}
		</code>
	));
}

/** How long the button says that it has copied (spec 02 § 9), in milliseconds. */
const COPIED_MS = 2000;

function CopyButton({ code }: { readonly code: string }) {
	const { script: texts } = useMessages(catalog);
	const host = useHost();
	/** Counted, so that copying again starts the time anew. */
	const [copies, setCopies] = useState(0);
	useEffect(() => {
		if (copies === 0) return;
		const timer = setTimeout(() => setCopies(0), COPIED_MS);
		return () => clearTimeout(timer);
	}, [copies]);
	async function copy(): Promise<void> {
		try {
			await navigator.clipboard.writeText(code);
		} catch {
			return host.notify("error", texts.copyFailed);
		}
		setCopies((count) => count + 1);
	}
	return (
		<Button size="small" onClick={() => void copy()}>
			<span aria-live="polite">{copies > 0 ? texts.copied : texts.copy}</span>
		</Button>
	);
}
