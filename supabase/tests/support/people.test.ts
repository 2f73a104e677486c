import { createHubClient } from "@scriptorium/hub-data/client";
import { expect, inject, test } from "vitest";
import { signUp, tokenOf } from "./people.ts";

const backend = inject("backend");

test("a person stays signed in when a run takes longer than a session", async () => {
	const person = await signUp(backend, "Lara Long");
	let now = Date.now();
	const token = tokenOf(backend, person, () => now);
	expect(await token()).toBe(person.accessToken);
	now += 59.5 * 60_000;
	const renewed = await token();
	expect(renewed).not.toBe(person.accessToken);
	const client = createHubClient(backend.url, backend.publishableKey, { storage: null, autoRefreshToken: false });
	expect((await client.auth.getUser(renewed)).data.user?.id).toBe(person.id);
});
