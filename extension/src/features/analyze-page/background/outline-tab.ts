import type { Result } from "@scriptorium/core-types/errors";
import { type PageOutline, pageOutline } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { MAX_OUTLINE_BYTES } from "@scriptorium/shared-protocol/hub-extension/request-outline";
import { type ReadTabFailure, type ReadTabPorts, readTab, type Tab } from "./read-tab.ts";

export interface OutlineTabPorts extends ReadTabPorts {
	/** The outline by the script in the page; null after a navigation. Rejects where the browser refuses to inject it. */
	readonly read: (tabId: number, request: object) => Promise<unknown>;
}

/** Reads the outline of the page of a tab. The script is injected only then. */
export const createOutlineTab =
	(ports: OutlineTabPorts) =>
	(tab: Tab): Promise<Result<PageOutline, ReadTabFailure>> =>
		readTab(tab, () => ports.read(tab.id, { maxBytes: MAX_OUTLINE_BYTES }), pageOutline, ports);
