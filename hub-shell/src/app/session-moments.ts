import { readAuthReturn } from "../session/auth-return.ts";
import { desktopQuery, handOffPath, readDesktopRequest } from "../session/desktop-request.ts";
import type { DesktopRequestStore } from "../session/desktop-request-store.ts";
import type { SessionMoment } from "../session/session-transition.ts";
import type { SignInProblem } from "../session/sign-in-problem.ts";

export interface SessionMomentPorts {
	/** Whole address that is shown now. */
	address(): string;
	/** Replaces the current entry of the history, so that Back does not lead into the sign-in again. */
	replace(path: string): void;
	readonly desktopRequest: DesktopRequestStore;
	readonly pending: { returnTo(): Promise<string | null>; resume(): void; discard(): void };
	/** Address of the page as it was loaded. */
	readonly arrivedAt: string;
	/** Lets `/auth` say so. */
	signInFailed(problem: SignInProblem): void;
	/** Lets `/auth` say that the session has ended; with `here`, the page that is shown says so. */
	sessionEnded(place: "auth" | "here"): void;
	forgetCachedAnswers(): void;
}

const pathOf = (ports: SessionMomentPorts) => new URL(ports.address()).pathname;

/** Names the desktop app that waits for this sign-in; empty when none does. */
function waitingApp(ports: SessionMomentPorts): string {
	const desktop = readDesktopRequest(ports.desktopRequest);
	return desktop ? desktopQuery(desktop) : "";
}

/** Returns the target after a sign-in: the desktop hand-off, the page of a pending action, `/` from `/auth`, or the current page. */
async function afterSignIn(ports: SessionMomentPorts): Promise<string> {
	const request = readDesktopRequest(ports.desktopRequest);
	if (request !== null) return handOffPath(request);
	const returnTo = await ports.pending.returnTo();
	if (returnTo !== null) return returnTo;
	return pathOf(ports) === "/auth" ? "/" : readAuthReturn(ports.address()).cleanAddress;
}

/** The routes that belong to the auth events of spec 02 § 4. */
export async function handleSessionMoment(moment: SessionMoment, ports: SessionMomentPorts): Promise<void> {
	switch (moment) {
		case "signed-in": {
			ports.forgetCachedAnswers();
			ports.replace(await afterSignIn(ports));
			ports.pending.resume();
			return;
		}
		case "restored": {
			// A reload between the sign-in and the action; anywhere else the action was abandoned.
			const returnTo = await ports.pending.returnTo();
			if (returnTo?.split(/[?#]/)[0] === pathOf(ports)) ports.pending.resume();
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
			ports.signInFailed(readAuthReturn(ports.arrivedAt).isDenied ? "denied" : "failed");
			// A pending action is kept for the next attempt.
			ports.replace(`/auth${waitingApp(ports)}`);
			return;
		}
		default:
			moment satisfies never;
	}
}
