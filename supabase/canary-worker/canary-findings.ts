import type { Vulnerability } from "@scriptorium/script-analyzer/analysis-result";
import type { Evidence } from "@scriptorium/script-canary/canary-report";

const MAX_FINDINGS = 15;
const MAX_TEXT_LENGTH = 400;

interface KnownHosts {
	readonly capabilities: {
		readonly hosts: readonly { readonly host: string; readonly line: number; readonly column: number }[];
	};
}

/** Converts evidence to findings of a report: at the position where the static report has the host, else at the first line. */
export function canaryFindings(evidence: readonly Evidence[], report: KnownHosts | null): Vulnerability[] {
	return evidence.slice(0, MAX_FINDINGS).map(({ what, description, host, via }) => {
		const known = report?.capabilities.hosts.find((one) => one.host === host);
		const { line, column } = known ?? { line: 1, column: 1 };
		const text = plain(description).slice(0, MAX_TEXT_LENGTH);
		const step = {
			description: plain(host === null ? `seen at the ${via}` : `sent to ${host} by ${via}`).slice(0, MAX_TEXT_LENGTH),
			line,
			column,
		};
		return { type: `canary-${what}`, severity: "critical", description: text, line, column, path: [step] };
	});
}

/** Replaces characters that jsonb refuses, as addresses contain text of the script. */
function plain(text: string): string {
	return text.toWellFormed().replace(/\p{Cc}/gu, "\ufffd");
}
