import type { AnalysisResult } from "@scriptorium/script-analyzer/analysis-result";
import { Button } from "@scriptorium/ui-kit/button";
import { CodeBlock } from "@scriptorium/ui-kit/code-block";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import type { ScriptFormValues } from "../../script-form/script-form.ts";
import notes from "./copilot-notes.module.css";
import { describeCode } from "./describe-code.ts";
import { Explanations } from "./explanations.tsx";
import { en } from "./messages/en.ts";
import styles from "./script-preview.module.css";
import type { Turn } from "./turns/read-turns.ts";
import { useCopyCode } from "./use-copy-code.ts";

const CodeComparison = lazy(async () => {
	try {
		return { default: (await import("@scriptorium/ui-kit/code-diff/code-comparison")).CodeComparison };
	} catch {
		// Without a connection the comparison does not arrive; everything else goes on.
		return { default: NoComparison };
	}
});

function NoComparison() {
	const { preview: text } = useMessages({ en });
	return <p>{text.noComparison}</p>;
}

/** The version with which a new script starts (spec 02 § 4). */
const FIRST_VERSION = "1.0.0";

export interface ScriptPreviewProps {
	values: ScriptFormValues;
	/** Null for code that the person typed or changed. */
	writtenBy: Pick<Turn, "origin" | "model"> | null;
	codeBefore: string | null;
	/** The live rating of this code. */
	rating: ReactNode;
	/** The check that the rating comes from; null until it is there. */
	result: AnalysisResult | null;
	/** The answers to the change of the last turn. */
	onAccept: () => void;
	onKeepPrevious: () => void;
	children: ReactNode;
}

/** Spec 02 § 2, sub-tab Preview: what was written, its rating, and what it changed. */
export function ScriptPreview({
	values,
	writtenBy,
	codeBefore,
	rating,
	result,
	onAccept,
	onKeepPrevious,
	children,
}: ScriptPreviewProps) {
	const { preview: text } = useMessages({ en });
	const [isShown, setShown] = useState(true);
	const { isCopied, copy } = useCopyCode();
	const facts = useMemo(() => describeCode(values.code), [values.code]);
	const changes = useMemo(
		() => (codeBefore === null || codeBefore === values.code ? null : { older: codeBefore, newer: values.code }),
		[codeBefore, values.code],
	);
	const writer = writtenBy === null ? "" : sayWriter(writtenBy, text);
	const rows = [
		[text.name, facts.name ?? values.title],
		[text.version, facts.version ?? FIRST_VERSION],
		[text.description, values.description === "" ? (facts.description ?? "") : values.description],
		[
			text.matches,
			facts.matches === null ? text.clicked : facts.matches.map((match) => sayMatch(match, text)).join(", "),
		],
	] as const;
	return (
		<div className={styles.preview}>
			<section className={notes.panel} aria-label={text.about}>
				<dl className={notes.facts}>
					{rows.map(([label, value]) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{value === "" ? text.missing : value}</dd>
						</div>
					))}
				</dl>
				{writer !== "" && <p className={notes.quiet}>{writer}</p>}
				<div className={styles.rating}>{rating}</div>
				<Explanations result={result} />
			</section>
			<div className={styles.tools}>
				<Button size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
					{isShown ? text.hide : text.show}
				</Button>
				<Button size="small" onClick={() => void copy(values.code)}>
					{isCopied ? text.copied : text.copy}
				</Button>
			</div>
			{isShown && <CodeBlock code={values.code} label={text.code} className={styles.code ?? ""} />}
			{children}
			{changes && (
				<section className={notes.note} aria-labelledby="copilot-changes">
					<h2 id="copilot-changes" className={notes.subheading}>
						{text.changes}
					</h2>
					<Suspense>
						<CodeComparison older={text.before} newer={text.after} codes={changes} />
					</Suspense>
					<div className={notes.actions}>
						<Button onClick={onKeepPrevious}>{text.keepPrevious}</Button>
						<Button variant="primary" onClick={onAccept}>
							{text.accept}
						</Button>
					</div>
				</section>
			)}
		</div>
	);
}

type PreviewTexts = ReturnType<typeof useMessages<typeof en>>["preview"];

/** Patterns for every site look like a riddle to most people. */
const EVERY_SITE: ReadonlySet<string> = new Set(["*://*/*", "<all_urls>", "*"]);
const sayMatch = (match: string, text: PreviewTexts) =>
	EVERY_SITE.has(match) ? `${text.everySite} (${match})` : match;

/** Which mode answered; empty for what the person typed. */
function sayWriter({ origin, model }: Pick<Turn, "origin" | "model">, text: PreviewTexts): string {
	if (model !== null) return text.byModel(model);
	return origin === null ? "" : text.byTemplate;
}
