import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { contextOfScript } from "@scriptorium/remote-kit/assistant-contexts";
import { useAssistantContext } from "@scriptorium/remote-kit/use-assistant-context";
import { useSecurityReport } from "../script-security/use-security-report.ts";

/** Describes the script that is looked at to the Script Assistant, with its rating and findings as the page shows them. */
export function useDescribedScript({
	id,
	title,
	short_description: description,
	code,
	version_id,
}: ScriptDetails): void {
	const { data: report } = useSecurityReport(version_id);
	useAssistantContext(() => {
		const analysis = report?.state === "rated" ? report.analysis : null;
		const rating = analysis && { risk: analysis.risk_level, findings: analysis.vulnerabilities };
		return contextOfScript({ kind: "script", scriptId: id, title, description, code: code ?? "", rating });
	});
}
