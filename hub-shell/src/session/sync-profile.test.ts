import { fail, type Result, succeed } from "@scriptorium/shared-protocol/errors";
import { expect, test } from "vitest";
import { syncProfile } from "./sync-profile.ts";

async function shownAfter(sync: Result<unknown>, hasProfile: Result<boolean>): Promise<string[]> {
	const shown: string[] = [];
	await syncProfile({
		sync: async () => sync,
		hasProfile: async () => hasProfile,
		showError: (message) => shown.push(message),
		log: () => undefined,
	});
	return shown;
}

test("each failure has its own text (spec 02 § 8), and a success has none", async () => {
	const failed = fail("UNAVAILABLE", "down");
	expect(await shownAfter(succeed({}), succeed(false))).toEqual([]);
	expect(await shownAfter(failed, succeed(false))).toEqual(["Failed to create profile"]);
	expect(await shownAfter(failed, succeed(true))).toEqual(["Failed to update profile"]);
	expect(await shownAfter(failed, failed)).toEqual(["Profile sync failed"]);
});
