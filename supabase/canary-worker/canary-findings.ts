import type { Vulnerability } from "@scriptorium/script-analyzer/analysis-result";
import type { Evidence } from "@scriptorium/script-canary/canary-report";

const MOST_FINDINGS = 15;
const LONGEST = 400;

interface KnownHosts {
	readonly capabilities: {
		readonly hosts: readonly { readonly host: string; readonly line: number; readonly column: number }[];
	};
}

/** Evidence as findings of a report: at the place where the static report knows the host, else at the first line. */
export function canaryFindings(evidence: readonly Evidence[], report: KnownHosts | null): Vulnerability[] {
	return evidence.slice(0, MOST_FINDINGS).map(({ what, description, host, via }) => {
		const known = report?.capabilities.hosts.find((one) => one.host === host);
		const { line, column } = known ?? { line: 1, column: 1 };
		const text = plain(description).slice(0, LONGEST);
		const step = {
			description: plain(host === null ? `seen at the ${via}` : `sent to ${host} by ${via}`).slice(0, LONGEST),
			line,
			column,
		};
		return { type: `canary-${what}`, severity: "critical", description: text, line, column, path: [step] };
	});
}

/** Addresses are the script's own words: what jsonb refuses is taken out. */
function plain(text: string): string {
	return text.toWellFormed().replace(/\p{Cc}/gu, "\ufffd");
}
