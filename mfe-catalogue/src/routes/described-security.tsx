import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { SecuritySection } from "../features/security-analysis/security-section.tsx";
import { useDescribedScript } from "./use-described-script.ts";

/**
 * The security section, whose findings are explained by the Script Assistant. It describes the script by itself: a question of this section
 * would have no script when it is asked before the code of another part has arrived.
 */
export function DescribedSecurity({ script }: { script: ScriptDetails }) {
	useDescribedScript(script);
	return <SecuritySection versionId={script.version_id} kind={script.kind} />;
}
