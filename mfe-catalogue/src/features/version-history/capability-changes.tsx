import type { VersionWithRisk } from "@scriptorium/hub-data/security/list-version-risks";
import type { SecurityReport } from "@scriptorium/hub-data/security/read-security-report";
import { compareCapabilities } from "@scriptorium/script-analyzer/capabilities/compare-capabilities";
import { Button } from "@scriptorium/ui-kit/button";
import { ChangeLists } from "@scriptorium/ui-kit/capability-changes/change-lists";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { useMemo } from "react";
import type { Analysis } from "../../script-security/analysis.ts";
import { useSecurityReport } from "../../script-security/use-security-report.ts";
import styles from "./comparison.module.css";
import { en } from "./messages/en.ts";
import type { VersionCodes } from "./use-version-codes.ts";

export interface CapabilityChangesProps {
	older: VersionWithRisk;
	newer: VersionWithRisk;
	codes: VersionCodes;
}

/** Capabilities that the newer version gained or lost, in words. */
export function CapabilityChanges({ older, newer, codes }: CapabilityChangesProps) {
	const text = useMessages({ en });
	return (
		<section className={styles.section} aria-labelledby="versions-capabilities">
			<h3 id="versions-capabilities" className={styles.heading}>
				{text.capabilities.heading}
			</h3>
			<Changes older={older} newer={newer} codes={codes} />
		</section>
	);
}

function Changes({ older, newer, codes }: CapabilityChangesProps) {
	const text = useMessages({ en });
	const reports = [useSecurityReport(older.id), useSecurityReport(newer.id)] as const;
	if (codes.isPending || reports.some(({ isPending }) => isPending)) {
		return (
			<LoadingRegion text={text.capabilities.loading}>
				<Skeleton lines={3} />
			</LoadingRegion>
		);
	}
	const [before, after] = [analysisToCompare(reports[0].data), analysisToCompare(reports[1].data)];
	if (!codes.data || before === "failed" || after === "failed") {
		return (
			<ErrorState
				title={text.capabilities.failed}
				actions={
					<Button
						busy={codes.isFetching || reports.some(({ isFetching }) => isFetching)}
						onClick={() => void Promise.all([codes, ...reports].map(({ refetch }) => refetch()))}
					>
						{text.retry}
					</Button>
				}
			/>
		);
	}
	if (typeof before === "string" || typeof after === "string") {
		return (
			<>
				{typeof before === "string" && <p>{text.capabilities.missing[before](older.semver)}</p>}
				{typeof after === "string" && <p>{text.capabilities.missing[after](newer.semver)}</p>}
			</>
		);
	}
	return <Compared newer={newer} codes={codes.data} before={before} after={after} />;
}

interface ComparedProps {
	newer: VersionWithRisk;
	codes: { readonly older: string; readonly newer: string };
	before: Analysis;
	after: Analysis;
}

function Compared({ newer, codes, before, after }: ComparedProps) {
	const comparison = useMemo(
		() =>
			compareCapabilities(
				{ code: codes.older, capabilities: before.capabilities },
				{ code: codes.newer, capabilities: after.capabilities },
			),
		[codes, before, after],
	);
	return (
		<ChangeLists
			comparison={comparison}
			newer={newer.semver}
			findings={newFindings(before, after)}
			otherRules={before.rules_version !== after.rules_version}
		/>
	);
}

/** Why the abilities of a version are not known. Nothing known is not nothing there. */
type NoAnalysis = "awaited" | "unrated" | "unreadable";

/** The analysis of a version to compare with another, why there is none, or that it could not be read. */
function analysisToCompare(report: SecurityReport | null | undefined): Analysis | NoAnalysis | "failed" {
	if (report === null || report === undefined) return "failed";
	if (report.state === "analyzing") return "awaited";
	// An unrated report has an empty profile, which would look as if the script could do nothing.
	if (report.risk_level === "unrated") return "unrated";
	return report.analysis ?? "unreadable";
}

/** Findings that only the newer version has, most severe first. */
function newFindings(before: Analysis, after: Analysis): readonly string[] {
	const known = new Set(before.vulnerabilities.map(({ type }) => type));
	const told = after.vulnerabilities.filter(({ type }) => !known.has(type)).map(({ description }) => description);
	return [...new Set(told)];
}
