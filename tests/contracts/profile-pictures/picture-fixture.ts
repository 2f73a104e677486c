import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { createHubClient } from "@scriptorium/hub-data/client";
import { encode } from "fast-png";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { type RunningHub, startRunningHub } from "../user-scripts/running-hub.ts";
import { type PictureHost, startPictureHost } from "./picture-host.ts";

interface SignedIn {
	readonly id: string;
	readonly token: string;
}

export interface CopyAnswer {
	readonly status: number;
	readonly avatar_url?: string | null;
	readonly code?: string;
}

export interface PictureFixture {
	readonly hub: RunningHub;
	/** An allowed host, like Google's picture hosts. */
	readonly provider: PictureHost;
	/** A machine in the operator's network, which must not be reachable through the hub. */
	readonly inside: PictureHost;
	/** A signed-in person without a picture in the hub, but with one at the provider. */
	readonly person: SignedIn;
}

/** A gray picture as PNG. */
export function pngOf(width: number, height = width): Buffer {
	return Buffer.from(encode({ width, height, data: new Uint8Array(width * height * 3).fill(120), channels: 3 }));
}

/** Responds to every request with this body. */
export function send(body: Buffer | string, headers: Record<string, string> = {}) {
	return (response: ServerResponse) => void response.writeHead(200, headers).end(body);
}

/**
 * Starts the hub with a real database, auth service and servers of third parties; each test of the file begins
 * with a person without a picture.
 * @returns a function that returns the fixture inside of a test
 */
export function usePictureFixture(): () => PictureFixture {
	let fixture: PictureFixture | undefined;
	/** Lines of the hub server's log. */
	const logged: string[] = [];
	const get = () => {
		if (!fixture) throw new Error("The fixture exists only inside of tests.");
		return fixture;
	};
	beforeAll(async () => {
		const [provider, inside] = await Promise.all([startPictureHost(), startPictureHost()]);
		const hub = await startRunningHub([provider.origin]);
		fixture = { hub, provider, inside, person: await newPerson(hub) };
	}, 120_000);
	afterAll(async () => {
		const { hub, provider, inside } = get();
		await Promise.all([hub.stop(), provider.stop(), inside.stop()]);
	});
	beforeEach(async () => {
		const { hub, provider, inside, person } = get();
		logged.length = 0;
		vi.spyOn(console, "warn").mockImplementation((line: string) => void logged.push(line));
		provider.answerWith(send(pngOf(120)));
		inside.answerWith(send(pngOf(120)));
		await hub.sql`truncate private.provider_pictures, private.rate_buckets, private.avatars`;
		await hub.sql`update public.profiles set avatar_url = null, edited_fields = '{}'`;
		await setGoogleIdentity(get(), person.id, { avatar_url: `${provider.origin}/a.png` });
	});
	afterEach(() => {
		vi.restoreAllMocks();
		const { person } = get();
		expect(logged.filter((line) => line.includes(person.token) || /https?:/.test(line))).toEqual([]);
	});
	return get;
}

/** Somebody with a real session; `metadata` is what they write about themselves. */
export async function newPerson(hub: RunningHub, metadata: Record<string, unknown> = {}): Promise<SignedIn> {
	const client = createHubClient(hub.origin, hub.serviceRoleKey, { storage: null, autoRefreshToken: false });
	const { data, error } = await client.auth.signUp({
		email: `${randomUUID()}@example.org`,
		password: randomUUID(),
		options: { data: { full_name: "Petra Picture", ...metadata } },
	});
	if (error || !data.session) throw new Error(`Nobody could sign up: ${error?.message}`);
	return { id: data.session.user.id, token: data.session.access_token };
}

/** What the auth service stores when Google's ID token has these claims. */
export async function setGoogleIdentity(
	{ hub: { sql } }: PictureFixture,
	userId: string,
	claims: Record<string, string>,
): Promise<void> {
	await sql`delete from auth.identities where user_id = ${userId} and provider = 'google'`;
	await sql`
		insert into auth.identities (id, provider, provider_id, user_id, identity_data)
		values (${randomUUID()}, 'google', ${randomUUID()}, ${userId}, ${sql.json(claims)})`;
}

/** Asks the hub to copy a picture, by default that of the fixture's person. */
export async function copyPicture(
	{ hub, person }: PictureFixture,
	token: string | null = person.token,
	{ query = "", body = null }: { query?: string; body?: string | null } = {},
): Promise<CopyAnswer> {
	const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
	const answer = await fetch(`${hub.origin}/avatars/from-provider${query}`, { method: "POST", headers, body });
	return { status: answer.status, ...((await answer.json()) as Omit<CopyAnswer, "status">) };
}

/** Copies the person's picture and loads it from the hub. */
export async function copyAndLoad(fixture: PictureFixture): Promise<Buffer> {
	const { avatar_url } = await copyPicture(fixture);
	const served = await fetch(`${fixture.hub.origin}${avatar_url}`);
	expect([served.status, served.headers.get("content-type")]).toEqual([200, "image/png"]);
	return Buffer.from(await served.arrayBuffer());
}

/** The picture in the person's profile. */
export async function shownPicture({ hub, person }: PictureFixture): Promise<string | null> {
	const [row] = await hub.sql<{ avatar_url: string | null }[]>`
		select avatar_url from public.profiles where user_id = ${person.id}`;
	return row?.avatar_url ?? null;
}
