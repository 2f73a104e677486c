import { joinClasses } from "../join-classes.ts";
import type { FindingSeverity } from "./editor-finding.ts";
import { markerPaths } from "./marker-shape.ts";
import styles from "./severity-mark.module.css";

/** The icon of a severity as in the gutter, to be shown beside its name. */
export function SeverityMark({ severity }: { severity: FindingSeverity }) {
	return (
		<svg viewBox="0 0 16 16" className={joinClasses(styles.mark, styles[severity])} aria-hidden="true">
			<path d={markerPaths[severity]} fill="currentColor" fillRule="evenodd" />
		</svg>
	);
}
