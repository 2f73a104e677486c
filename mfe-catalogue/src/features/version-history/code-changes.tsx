import { Button } from "@scriptorium/ui-kit/button";
import { CodeComparison } from "@scriptorium/ui-kit/code-diff/code-comparison";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import styles from "./comparison.module.css";
import { en } from "./messages/en.ts";
import type { VersionCodes } from "./use-version-codes.ts";

export interface CodeChangesProps {
	/** Semver. */
	older: string;
	newer: string;
	codes: VersionCodes;
}

/** The code of two versions, line by line. */
export function CodeChanges({ older, newer, codes }: CodeChangesProps) {
	const text = useMessages({ en });
	return (
		<section className={styles.section} aria-labelledby="versions-code">
			<h3 id="versions-code" className={styles.heading}>
				{text.code.heading}
			</h3>
			{codes.isPending ? (
				<LoadingRegion text={text.code.loading}>
					<Skeleton shape="block" height="16rem" />
				</LoadingRegion>
			) : codes.data ? (
				<CodeComparison older={older} newer={newer} codes={codes.data} />
			) : (
				<ErrorState
					title={text.code.failed}
					actions={
						<Button busy={codes.isFetching} onClick={() => void codes.refetch()}>
							{text.retry}
						</Button>
					}
				/>
			)}
		</section>
	);
}
