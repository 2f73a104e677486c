import type { AnalysisResult } from "@scriptorium/script-analyzer/analysis-result";
import { accessOf } from "@scriptorium/script-analyzer/capabilities/access";
import { verdictOf } from "@scriptorium/script-analyzer/rating/verdict";
import { useMessages } from "../locale.tsx";
import styles from "./answer-changes.module.css";
import { describeWholeAccess } from "./describe-access.ts";
import { en as detailTexts } from "./messages/details-en.ts";
import { en } from "./messages/en.ts";

export interface AnswerChangesProps {
	/** Rating of the earlier version, made by the same version of the rules as `after`. */
	before: AnalysisResult;
	after: AnalysisResult;
	kind: "bookmarklet" | "userscript";
}

/** Shows how verdict and access changed between two versions of a script, or that they did not. */
export function AnswerChanges({ before, after, kind }: AnswerChangesProps) {
	const text = useMessages({ en });
	const details = useMessages({ en: detailTexts });
	const [from, to] = [before, after].map((result) => text.verdict[verdictOf(result).kind]);
	const [old, now] = [before, after].map((result) => {
		const access = accessOf(result, kind);
		return access === null ? [] : describeWholeAccess(access, text, details);
	});
	const changes = (now ?? []).flatMap(({ about, words }) => {
		const known = old?.find((answer) => answer.about === about);
		return known === undefined || known.words === words ? [] : [{ about, was: known.words, is: words }];
	});
	return (
		<div className={styles.changes} data-answer-changes="">
			<p>{from === to ? details.sameVerdict(to ?? "") : details.otherVerdict(from ?? "", to ?? "")}</p>
			<p>{changes.length === 0 ? details.sameAccess : details.otherAccess}</p>
			{changes.length > 0 && (
				<ul>
					{changes.map(({ about, was, is }) => (
						<li key={about}>
							{details.before}: {was}. <strong>{`${details.now}: ${is}.`}</strong>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
