import { accessOf } from "@scriptorium/script-analyzer/capabilities/access";
import { verdictOf } from "@scriptorium/script-analyzer/rating/verdict";
import { AccessList } from "@scriptorium/ui-kit/access-and-verdict/access-list";
import { LibraryList } from "@scriptorium/ui-kit/access-and-verdict/library-list";
import { VerdictLine } from "@scriptorium/ui-kit/access-and-verdict/verdict-line";
import { useSecurityReport } from "../../script-security/use-security-report.ts";
import styles from "./install-panel.module.css";

export interface RatedAnswersProps {
	versionId: string | null;
	kind: "bookmarklet" | "userscript";
}

/** Both answers of the rating, above the ways to install: the verdict in words, and what the script could do. */
export function RatedAnswers({ versionId, kind }: RatedAnswersProps) {
	const { data: report } = useSecurityReport(versionId);
	const analysis = report?.state === "rated" ? report.analysis : null;
	const access = analysis && accessOf(analysis, kind);
	if (!analysis || !access) return null;
	return (
		<div className={styles.answers}>
			<VerdictLine kind={verdictOf(analysis).kind} />
			<AccessList access={access} />
			<LibraryList libraries={analysis.capabilities.libraries} />
		</div>
	);
}
