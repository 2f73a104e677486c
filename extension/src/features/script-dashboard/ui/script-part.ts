import type { ResponseOf } from "@scriptorium/shared-protocol/channel/define-message";
import type { ScriptSummary } from "@scriptorium/shared-protocol/extension-internal/script-summary";
import type { getScript } from "@scriptorium/shared-protocol/extension-internal/script-versions";
import type { PagePorts } from "../../../platform/page-ports.ts";

/** What each part of a script's page is given. */
export interface ScriptPartProps {
	readonly ports: PagePorts;
	readonly script: ScriptSummary;
	/** Its code and earlier versions. */
	readonly stored: ResponseOf<typeof getScript>;
	readonly onChanged: () => Promise<void>;
}
