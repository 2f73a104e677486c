import { readAuthReturn } from "../session/auth-return.ts";
import { type DesktopRequestStore, desktopQuery, handOffPath } from "../session/desktop-request.ts";
import type { SessionMoment } from "../session/session-transition.ts";

export interface SessionMomentPorts {
	/** Whole address that is shown now. */
	address(): string;
	/** Replaces the current entry of the history, so that Back does not lead into the sign-in again. */
	replace(path: string): void;
	readonly desktopRequest: DesktopRequestStore;
	readonly pending: { returnTo(): string | null; resume(): void; discard(): void };
	/** Lets `/auth` say so. */
	signInFailed(): void;
	/** Lets `/auth` say that the session has ended; with `here`, the page that is shown says so. */
	sessionEnded(place: "auth" | "here"): void;
	forgetCachedAnswers(): void;
}

const pathOf = (ports: SessionMomentPorts) => new URL(ports.address()).pathname;

/** Names the desktop app that waits for this sign-in; empty when none does. */
function waitingApp(ports: SessionMomentPorts): string {
	const desktop = ports.desktopRequest.read();
	return desktop ? desktopQuery(desktop) : "";
}

/** Returns the target after a sign-in: the desktop hand-off, the page of a pending action, `/` from `/auth`, or the current page. */
function afterSignIn(ports: SessionMomentPorts): string {
	const request = ports.desktopRequest.read();
	if (request !== null) return handOffPath(request);
	const returnTo = ports.pending.returnTo();
	if (returnTo !== null) return returnTo;
	return pathOf(ports) === "/auth" ? "/" : readAuthReturn(ports.address()).cleanAddress;
}

/** The routes that belong to the auth events of spec 02 § 4. */
export function handleSessionMoment(moment: SessionMoment, ports: SessionMomentPorts): void {
	switch (moment) {
		case "signed-in": {
			ports.forgetCachedAnswers();
			ports.replace(afterSignIn(ports));
			ports.pending.resume();
			return;
		}
		case "restored": {
			// A reload between the sign-in and the action; anywhere else the action was abandoned.
			if (ports.pending.returnTo()?.split(/[?#]/)[0] === pathOf(ports)) ports.pending.resume();
			else ports.pending.discard();
			return;
		}
		case "signed-out": {
			ports.pending.discard();
			ports.desktopRequest.clear();
			ports.forgetCachedAnswers();
			ports.replace("/auth");
			return;
		}
		case "expired": {
			ports.desktopRequest.clear();
			ports.forgetCachedAnswers();
			ports.sessionEnded("auth");
			ports.replace("/auth");
			return;
		}
		case "not-restored":
			ports.sessionEnded("here");
			return;
		case "sign-in-failed": {
			ports.signInFailed();
			// A pending action is kept for the next attempt.
			ports.replace(`/auth${waitingApp(ports)}`);
			return;
		}
		default:
			moment satisfies never;
	}
}
