import type { Vulnerability } from "@scriptorium/script-analyzer/analysis-result";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useMemo } from "react";
import { authorName } from "../../../safe-text/author-text.ts";
import { CodeWithFindings } from "../../../ui/code-with-findings.tsx";
import { CodeComparison } from "../../../ui/later-code-comparison.tsx";
import { en } from "../messages/en.ts";
import styles from "./confirm-install-page.module.css";
import type { Candidate } from "./use-install-candidate.ts";

/** The code that would be installed, after its changed lines when it replaces an installed script. */
export function ConfirmedCode({ candidate, findings }: { candidate: Candidate; findings: readonly Vulnerability[] }) {
	const texts = useMessages({ en }).confirm;
	const { review, replaces } = candidate;
	const codes = useMemo(() => replaces && { older: replaces.code, newer: review.code }, [replaces, review]);
	return (
		<>
			{codes !== null && codes.older !== codes.newer && (
				<section className={styles.comparison} aria-label={texts.whatChanges}>
					<h3>{texts.whatChanges}</h3>
					<CodeComparison older={texts.older} newer={texts.newer} codes={codes} />
				</section>
			)}
			<CodeWithFindings code={review.code} label={texts.codeLabel(authorName(review.name))} findings={findings} />
		</>
	);
}
