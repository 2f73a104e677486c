import { useSession } from "@scriptorium/remote-kit/host";
import { laterPart } from "@scriptorium/ui-kit/later-part";

/** Visitors have nothing pending, so only people who are signed in load it. */
const PendingToggles = laterPart<object>({
	load: async () => (await import("./pending-toggles.tsx")).PendingToggles,
});

/** Carries out, on every screen, the pending actions that belong to no single screen. */
export function PendingActions() {
	return useSession().status === "signed-in" ? <PendingToggles /> : null;
}
