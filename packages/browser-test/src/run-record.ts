import type { EgressProxy } from "@scriptorium/egress-proxy/start-egress-proxy";
import type { DevicePresetName } from "@scriptorium/shared-protocol/device-presets";
import type { RequestBinding } from "./answer-requests.ts";
import type { NetworkRecord } from "./watch-network.ts";
import type { PageRecord } from "./watch-page.ts";

export interface BrowserTestInput {
	/** The script as typed. */
	readonly code: string;
	readonly testUrl: string;
	readonly device: DevicePresetName;
}

/** The records of one run, which grow while it lasts. */
export interface RunRecord {
	readonly input: BrowserTestInput;
	readonly proxy: EgressProxy;
	/** Of `GM_xmlhttpRequest`, which the worker sends. */
	readonly requests: RequestBinding;
	readonly network: NetworkRecord;
	readonly page: PageRecord;
	/** Why the browser was terminated for its memory; null when it was not. */
	readonly memoryProblem: () => string | null;
}
