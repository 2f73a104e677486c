import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import { expect, test } from "vitest";
import { syncProfile } from "./sync-profile.ts";

async function shownAfter(sync: Result<{ wants_picture: boolean }>, hasProfile: Result<boolean>): Promise<string[]> {
	const shown: string[] = [];
	await syncProfile({
		locale: "en",
		sync: async () => sync,
		hasProfile: async () => hasProfile,
		showError: (message) => shown.push(message),
		log: () => undefined,
	});
	return shown;
}

test("each failure has its own text (spec 02 § 8), and a success has none", async () => {
	const failed = fail("UNAVAILABLE", "down");
	expect(await shownAfter(succeed({ wants_picture: false }), succeed(false))).toEqual([]);
	expect(await shownAfter(failed, succeed(false))).toEqual(["Failed to create profile"]);
	expect(await shownAfter(failed, succeed(true))).toEqual(["Failed to update profile"]);
	expect(await shownAfter(failed, failed)).toEqual(["Profile sync failed"]);
});

test.each([true, false])("tells whether the provider's picture is wanted: %s", async (wants_picture) => {
	const ports = {
		locale: "en",
		hasProfile: async () => succeed(true),
		showError: () => undefined,
		log: () => undefined,
	};
	const outcome = await syncProfile({ ...ports, sync: async () => succeed({ wants_picture }) });
	expect(outcome).toEqual({ wantsPicture: wants_picture });
});
