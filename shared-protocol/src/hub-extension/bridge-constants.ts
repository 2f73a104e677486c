/** Name of the persistent port between a hub page and the extension. */
export const BRIDGE_PORT_NAME = "scriptorium-bridge";

/** Timings of the bridge in milliseconds (spec 03 § 9). */
export const bridgeTimings = {
	connectTimeoutMs: 5000,
	pingIntervalMs: 10_000,
	/** The connection counts as lost without a PONG in this time. */
	pongTimeoutMs: 3000,
	/** Wait before the first reconnect; doubles with each further one. */
	firstReconnectDelayMs: 1000,
	maxReconnects: 5,
} as const;

/** Error codes of the bridge (spec 03 § 8). */
export const bridgeErrorCodes = [
	"PERMISSION_DENIED",
	"EXTENSION_NOT_INSTALLED",
	"EXTENSION_DISABLED",
	"SESSION_NOT_FOUND",
	"SESSION_ALREADY_EXISTS",
	"MAX_ACTIONS_REACHED",
	"MAX_DURATION_REACHED",
	"NETWORK_ERROR",
	"STORAGE_ERROR",
	"UNKNOWN_ERROR",
] as const;
export type BridgeErrorCode = (typeof bridgeErrorCodes)[number];
