import type { Clock } from "@scriptorium/core-types/clock";
import type { ChannelLog, ChannelPort } from "@scriptorium/shared-protocol/channel/port";

/** What the link needs from the page it lives in. */
export interface ExtensionPorts {
	/** A new port to the extension; null when no extension can be reached from this page. May throw. */
	connect(): ChannelPort | null;
	readonly clock: Clock;
	readonly log: ChannelLog;
	/** The page came back from the back/forward cache: its old port looks open and is dead. */
	onRestored(listener: () => void): () => void;
	onVisible(listener: () => void): () => void;
}
