import type { SendEvent } from "@scriptorium/shared-protocol/channel/define-message";
import type { ChannelPort } from "@scriptorium/shared-protocol/channel/port";

/** A connected page of the hub. */
export interface HubPage {
	/** Sends an event to this page. */
	readonly send: SendEvent;
	/** Null where the browser does not tell. */
	readonly tabId: number | null;
}

export interface IncomingPort {
	readonly port: ChannelPort;
	/** Tab of the page at the other end; null where the browser does not tell. */
	readonly tabId: number | null;
	/** Origin of the page at the other end, as the browser reports it; empty when it does not. */
	readonly origin: string;
}
