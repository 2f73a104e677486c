import { readdirSync, readFileSync } from "node:fs";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import type { StoredRecording } from "@scriptorium/flow/recording/stored-recording";
import { exportOwnData } from "@scriptorium/hub-data/profiles/export-own-data";
import { decodeRecording } from "@scriptorium/hub-data/recordings/decode-recording";
import { encodeRecording } from "@scriptorium/hub-data/recordings/encode-recording";
import { getRecording } from "@scriptorium/hub-data/recordings/get-recording";
import { insertRecording } from "@scriptorium/hub-data/recordings/insert-recording";
import {
	MAX_BODY_BYTES,
	MAX_RECORDING_BODY_BYTES,
	MAX_RECORDING_BYTES,
} from "@scriptorium/shared-protocol/body-limits";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import * as z from "zod";
import { newcomer, openFixture, type Person } from "../support/fixture.ts";
import { tokenOf } from "../support/people.ts";

const backend = inject("backend");
const tokenOfOther = tokenOf(backend, inject("sessions").other);
const fixture = openFixture();
let owner: Person & { readonly id: string };
beforeAll(async () => {
	owner = await newcomer(fixture, "Rosa Recorder");
});
afterAll(() => fixture.close());

/** Recorded by the extension on pages of sixteen applications. */
const SAMPLES = new URL("../../../tests/fixtures/recordings/", import.meta.url);
const sample = readdirSync(SAMPLES)
	.sort()
	.flatMap((file) => JSON.parse(readFileSync(new URL(file, SAMPLES), "utf8")) as RecordedAction[]);

const ACTIONS = 10_000;
/** A recording with as many actions as the recorder makes at most, and a text with what JSON and Postgres treat specially. */
const largest: StoredRecording = {
	sessionId: "s1",
	metadata: { extensionVersion: "1.0.0", recordedAt: "2026-11-22T01:00:00Z" },
	actions: Array.from({ length: ACTIONS }, (_, at): RecordedAction => {
		const action = sample[at % sample.length];
		if (!action) throw new Error("There is no sample.");
		const place = { id: crypto.randomUUID(), timestamp: 1_790_000_000_000 + at * 731 };
		return action.type === "type"
			? { ...action, ...place, value: `"quoted" \\ \0 \ud83d ü 🧵 ${at}` }
			: { ...action, ...place };
	}),
};
const texts = { title: "Largest", description: "", tags: [], isPublic: false };
const save = (recording: StoredRecording) => insertRecording(owner.hub, { userId: owner.id, texts, recording });

test("a recording of 10,000 actions is saved, opened and exported as it was, and Postgres compresses it", async () => {
	const json = encodeRecording(largest);
	expect(Buffer.byteLength(json)).toBeGreaterThan(5 * MAX_BODY_BYTES);
	const saved = await save(largest);
	if (!saved.ok) throw new Error(saved.error.message);
	const read = await getRecording(owner.hub, { id: saved.value.id });
	expect(read.ok && read.value?.recording_data === json).toBe(true);
	const decoded = await decodeRecording(json);
	expect(decoded.ok && decoded.value.actions.length).toBe(ACTIONS);
	expect(decoded).toEqual({ ok: true, value: largest });
	const [stored] = await fixture.sql<{ bytes: number }[]>`
		select pg_column_size(recording_data) as bytes from public.action_recordings where id = ${saved.value.id}`;
	expect(stored?.bytes).toBeLessThan(Buffer.byteLength(json) / 5);
	const exported = await exportOwnData(owner.hub, () => undefined);
	expect(exported.ok && exported.value.some((piece) => piece.includes(JSON.stringify(json)))).toBe(true);
});

const exportPage = z.object({
	rows: z.array(z.object({ recording_data: z.string() })),
	next: z.nullable(z.string()),
});

test("pages of the export have as many recordings as fit, and each recording is on one of them", async () => {
	const person = await newcomer(fixture, "Emil Exporter");
	const sizes = [1, 7, 7, 7, 20, 1, 1, 1, 1, 1];
	for (const megabytes of sizes)
		await fixture.sql`
			insert into public.action_recordings (user_id, title, url, recording_data, duration_ms, actions_count)
			values (${person.id}, 'Sample', 'https://example.org/', repeat('x', ${megabytes * 1024 * 1024}), 1, 1)`;
	const pages: number[][] = [];
	let after: string | null = null;
	do {
		const args: { p_part: string; p_after?: string } = {
			p_part: "recordings",
			...(after === null ? {} : { p_after: after }),
		};
		const { rows, next } = exportPage.parse((await person.hub.rpc("export_own_data", args)).data);
		pages.push(rows.map(({ recording_data }) => Math.round(recording_data.length / 1024 / 1024)));
		after = next;
	} while (after !== null);
	const sum = (page: number[]) => page.reduce((total, size) => total + size, 0);
	expect(pages.flat().toSorted()).toEqual(sizes.toSorted());
	for (const page of pages) expect(page.length === 1 || (page.length <= 4 && sum(page) <= 16)).toBe(true);
	expect(pages.length).toBeLessThan(sizes.length);
	// Only what may be on the page is read.
	const read = await fixture.sql`select key from private.exported_rows('recordings', ${person.id}, null, 3)`;
	expect(read).toHaveLength(3);
});

const post = async (path: string, body: string) =>
	fetch(`${backend.url}/${path}`, {
		method: "POST",
		headers: {
			apikey: backend.publishableKey,
			"Content-Type": "application/json",
			Authorization: `Bearer ${await tokenOfOther()}`,
		},
		body,
	});
const row = (bytes: number) =>
	JSON.stringify({
		title: "Large",
		url: "https://example.org/",
		recording_data: "x".repeat(bytes),
		duration_ms: 1,
		actions_count: 1,
	});

test("a recording of more than 24 MB is refused by the database, a body of more than 32 MB before it is read", async () => {
	expect((await post("rest/v1/action_recordings", row(MAX_RECORDING_BYTES))).status).toBe(201);
	const refused = await post("rest/v1/action_recordings", row(MAX_RECORDING_BYTES + 1));
	const { code, message } = (await refused.json()) as { code: string; message: string };
	expect([code, message.includes("action_recordings_data")]).toEqual(["23514", true]);
	const tooLarge = await post("rest/v1/action_recordings", row(MAX_RECORDING_BODY_BYTES)).catch(() => null);
	// The connection may be closed while the client still sends.
	if (tooLarge !== null) expect(tooLarge.status).toBe(413);
	const text = { ...texts, title: "More than there may be" };
	const actions = largest.actions.map((action) => ({ ...action, url: `https://site.test/${"a".repeat(2000)}` }));
	const answer = await insertRecording(owner.hub, {
		userId: owner.id,
		texts: text,
		recording: { ...largest, actions },
	});
	expect(answer).toMatchObject({ error: { code: "INVALID", message: "This is too large or too deeply nested." } });
});
