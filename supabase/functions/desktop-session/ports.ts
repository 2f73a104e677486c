import type { Result } from "@scriptorium/core-types/errors";
import type {
	DesktopSessionAnswer,
	DesktopSessionRequest,
} from "@scriptorium/shared-protocol/hub-edge/desktop-session";

export interface CodeOwner {
	readonly id: string;
	readonly email: string;
}

export interface MintedSession extends Omit<DesktopSessionAnswer, "user"> {
	/** Claim `session_id` of the access token. */
	readonly sessionId: string;
}

/** What the handler needs from outside. */
export interface DesktopSessionPorts {
	/**
	 * Uses the code up.
	 * @param headers with the address of the app, for the rate limit
	 * @returns its owner; null when it is not accepted
	 */
	redeem(
		request: DesktopSessionRequest,
		headers: Readonly<Record<string, string>>,
	): Promise<Result<CodeOwner | null, "rate_limited" | "database_unreachable">>;
	/** Creates a new session of an account; the only place that can. */
	mintSession(owner: CodeOwner): Promise<Result<MintedSession, "session_not_created">>;
	/** Lists the app as a device that has this session. */
	recordDevice(request: DesktopSessionRequest, sessionId: string): Promise<Result<void, "database_unreachable">>;
	/** Ends a session that cannot be handed out. */
	discard(session: MintedSession): Promise<void>;
}
