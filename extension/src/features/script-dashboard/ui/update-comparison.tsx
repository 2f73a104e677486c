import type { ResponseOf } from "@scriptorium/shared-protocol/channel/define-message";
import type { getHeldUpdate } from "@scriptorium/shared-protocol/extension-internal/check-update";
import { AnswerChanges } from "@scriptorium/ui-kit/access-and-verdict/answer-changes";
import { ChangeLists } from "@scriptorium/ui-kit/capability-changes/change-lists";
import { RiskVerdict } from "@scriptorium/ui-kit/code-findings/risk-verdict";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useMemo } from "react";
import { CodeComparison } from "../../../ui/later-code-comparison.tsx";
import { en } from "../messages/en.ts";
import { FileChange } from "./file-change.tsx";
import styles from "./script-page.module.css";
import type { Comparison } from "./use-comparison.ts";

export interface UpdateComparisonProps {
	readonly held: ResponseOf<typeof getHeldUpdate>;
	readonly comparison: Comparison;
}

/** What an update can do that the installed version could not, both ratings, and the changed lines. */
export function UpdateComparison({ held, comparison }: UpdateComparisonProps) {
	const texts = useMessages({ en }).update;
	const codes = useMemo(() => ({ older: held.installed.code, newer: held.update.code }), [held]);
	return (
		<>
			<section className={styles.stack} aria-label={texts.rating}>
				<h2 className={styles.heading}>{texts.rating}</h2>
				<dl className={styles.facts}>
					<dt>{texts.ratingFrom}</dt>
					<dd>
						<RiskVerdict
							level={held.installed.rating?.level ?? "unrated"}
							score={held.installed.rating?.score ?? null}
						/>
					</dd>
					<dt>{texts.ratingTo}</dt>
					<dd>
						<RiskVerdict level={held.update.rating?.level ?? "unrated"} score={held.update.rating?.score ?? null} />
					</dd>
				</dl>
				{comparison.state === "compared" && (
					<AnswerChanges before={comparison.before} after={comparison.after} kind="userscript" />
				)}
			</section>
			<section className={styles.stack} aria-label={texts.capabilities}>
				<h2 className={styles.heading}>{texts.capabilities}</h2>
				{comparison.state === "comparing" && <p role="status">{texts.comparing}</p>}
				{comparison.state === "failed" && <p>{texts.notCompared}</p>}
				{comparison.state === "compared" && (
					<ChangeLists
						comparison={comparison.comparison}
						newer={held.update.version}
						findings={newFindings(comparison)}
						otherRules={false}
						headingLevel={3}
					/>
				)}
			</section>
			<section className={styles.stack} aria-label={texts.code}>
				<h2 className={styles.heading}>{texts.code}</h2>
				<CodeComparison older={held.installed.version} newer={held.update.version} codes={codes} />
			</section>
			{held.files.length > 0 && (
				<section className={styles.stack} aria-labelledby="update-files">
					<h2 id="update-files" className={styles.heading}>
						{texts.files}
					</h2>
					{held.files.map((file) => (
						<FileChange key={`${file.kind} ${file.address}`} file={file} headingLevel={3} />
					))}
				</section>
			)}
		</>
	);
}

/** Findings of a kind that only the newer version has, most severe first. */
function newFindings({ before, after }: Extract<Comparison, { state: "compared" }>): readonly string[] {
	const known = new Set(before.vulnerabilities.map(({ type }) => type));
	const told = after.vulnerabilities.filter(({ type }) => !known.has(type)).map(({ description }) => description);
	return [...new Set(told)];
}
