// Loaded with the first session.

import type { Observable } from "@scriptorium/core-types/observable";
import type { HubClient } from "@scriptorium/hub-data/client";
import { readUsageConsent, setUsageConsent } from "@scriptorium/hub-data/usage/usage-consent";
import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";
import { KEPT_USAGE } from "./kept-usage.ts";
import { createLaterUsage } from "./later-usage.ts";
import type { OpenUsagePorts } from "./open-usage.ts";
import { createUsageConsent } from "./usage-consent.ts";
import type { UsageParts } from "./usage-when-signed-in.ts";

export interface UsagePartsPorts extends Omit<OpenUsagePorts, "userId" | "isWanted"> {
	readonly client: HubClient;
	readonly session: Observable<HubSession>;
}

/** Reads the answer of whoever is signed in, and records usage for as long as it is a yes. */
export function openUsageParts({ client, session, ...ports }: UsagePartsPorts): UsageParts {
	const { page, log } = ports;
	const userIdNow = () => session.getSnapshot().user?.id;
	const consent = createUsageConsent({
		session,
		read: (userId) => readUsageConsent(client, { userId }),
		write: (hasAgreed) => setUsageConsent(client, hasAgreed),
		forget: () => page.localStorage.removeItem(KEPT_USAGE),
		log,
	});
	const usage = createLaterUsage(
		consent.state,
		async () => {
			const { openUsage } = await import("./open-usage.ts");
			const userId = userIdNow() ?? "";
			const isWanted = () => userIdNow() === userId && consent.state.getSnapshot() === "agreed";
			return openUsage({ ...ports, userId, isWanted });
		},
		log,
	);
	return { usage, consent };
}
