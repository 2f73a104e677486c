import type { StoredRecording } from "@scriptorium/flow/recording/stored-recording";
import { decodeRecording } from "@scriptorium/hub-data/recordings/decode-recording";
import { deleteRecording } from "@scriptorium/hub-data/recordings/delete-recording";
import { getRecording } from "@scriptorium/hub-data/recordings/get-recording";
import { insertRecording } from "@scriptorium/hub-data/recordings/insert-recording";
import { listOwnRecordings } from "@scriptorium/hub-data/recordings/list-own-recordings";
import { listPublicRecordings } from "@scriptorium/hub-data/recordings/list-public-recordings";
import {
	PACKED_RECORDING,
	unpackedRecording,
} from "@scriptorium/hub-data/recordings/packed/packed-recording.test-support";
import type { RecordingTexts } from "@scriptorium/hub-data/recordings/recording";
import { searchOwnRecordings } from "@scriptorium/hub-data/recordings/search-own-recordings";
import { updateRecording } from "@scriptorium/hub-data/recordings/update-recording";
import { afterAll, beforeAll, expect, test } from "vitest";
import { forgetRates, newcomer, openFixture, type Person } from "../support/fixture.ts";

const fixture = openFixture();
type Somebody = Person & { readonly id: string };
let owner: Somebody;
let other: Somebody;

beforeAll(async () => {
	await forgetRates(fixture);
	owner = await newcomer(fixture, "Olga Owner");
	other = await newcomer(fixture, "Otto Other");
});
afterAll(() => fixture.close());

const recording: StoredRecording = {
	sessionId: "s1",
	metadata: { extensionVersion: "1.0.0", recordedAt: "2026-11-22T01:00:00Z" },
	actions: [0, 1].map((index) => ({
		id: `a${index}`,
		timestamp: 1_790_000_000_000 + index * 1500,
		url: "https://shop.example/cart",
		type: "navigate" as const,
		targetUrl: "https://shop.example/done",
		waitForLoad: true,
		cause: "load" as const,
	})),
};
const texts = (title: string, more: Partial<RecordingTexts> = {}): RecordingTexts => ({
	title,
	description: "",
	tags: [],
	isPublic: false,
	...more,
});

async function save(title: string, more: Partial<RecordingTexts> = {}, person = owner): Promise<string> {
	const saved = await insertRecording(person.hub, { userId: person.id, texts: texts(title, more), recording });
	if (!saved.ok) throw new Error(saved.error.message);
	return saved.value.id;
}
const titles = (rows: Awaited<ReturnType<typeof listOwnRecordings>>) =>
	rows.ok ? rows.value.map(({ title }) => title) : rows.error;

test("a saved recording is read back with its actions", async () => {
	const id = await save("  Sign in ", { description: " At the shop ", tags: [" shop ", ""], isPublic: true });
	const read = await getRecording(owner.hub, { id });
	expect(read).toMatchObject({
		ok: true,
		value: {
			title: "Sign in",
			description: "At the shop",
			tags: ["shop"],
			is_public: true,
			url: "https://shop.example/cart",
			duration_ms: 1500,
			actions_count: 2,
		},
	});
	expect(await decodeRecording(read.ok ? (read.value?.recording_data ?? "") : "")).toEqual({
		ok: true,
		value: recording,
	});
});

test("a recording that an earlier version packed is opened", async () => {
	const id = await save("Packed");
	await fixture.sql`update public.action_recordings set recording_data = ${PACKED_RECORDING} where id = ${id}`;
	const read = await getRecording(owner.hub, { id });
	expect(await decodeRecording(read.ok ? (read.value?.recording_data ?? "") : "")).toEqual({
		ok: true,
		value: unpackedRecording,
	});
});

test("one's own are listed, the newest first, a page at a time; a private one is nobody else's", async () => {
	const person = await newcomer(fixture, "Lina Lister");
	const ids = [];
	for (const title of ["first", "second", "third"]) ids.push(await save(title, {}, person));
	for (const [hours, id] of ids.entries())
		await fixture.sql`update public.action_recordings set created_at = now() + make_interval(hours => ${hours}) where id = ${id}`;
	const list = (limit: number, offset: number) => listOwnRecordings(person.hub, { userId: person.id, limit, offset });
	expect(titles(await list(2, 0))).toEqual(["third", "second"]);
	expect(titles(await list(2, 2))).toEqual(["first"]);
	expect(titles(await listOwnRecordings(other.hub, { userId: person.id }))).toEqual([]);
	expect(await getRecording(other.hub, { id: ids[0] ?? "" })).toEqual({ ok: true, value: null });
	expect(await getRecording(other.hub, { id: "not-an-id" })).toEqual({ ok: true, value: null });
});

test("public ones are for everybody, visitors too", async () => {
	await save("For all to see", { isPublic: true }, other);
	await save("For nobody to see", {}, other);
	const seen = titles(await listPublicRecordings(fixture.people.anon.hub, {}));
	expect(seen).toContain("For all to see");
	expect(seen).not.toContain("For nobody to see");
});

test("a search matches titles and descriptions in any letter case, without wildcards", async () => {
	const person = await newcomer(fixture, "Sara Searcher");
	await save("Order a lamp", { description: "50% off, at 10_am" }, person);
	await save("Weekly report", { description: 'Says "done", (twice)' }, person);
	await save("Café 💡", {}, person);
	const search = async (term: string) => titles(await searchOwnRecordings(person.hub, { userId: person.id, term }));
	expect(await search("LAMP")).toEqual(["Order a lamp"]);
	expect(await search(" report ")).toEqual(["Weekly report"]);
	expect(await search("50%")).toEqual(["Order a lamp"]);
	expect(await search("10_am")).toEqual(["Order a lamp"]);
	expect(await search("%")).toEqual(["Order a lamp"]);
	expect(await search("_")).toEqual(["Order a lamp"]);
	expect(await search('"done", (')).toEqual(["Weekly report"]);
	expect(await search("\\")).toEqual([]);
	expect(await search("café 💡")).toEqual(["Café 💡"]);
	expect(await search("x),is_public.eq.true,or(title.ilike.*")).toEqual([]);
	expect(await search("a\0b")).toEqual([]);
	expect(titles(await searchOwnRecordings(other.hub, { userId: person.id, term: "lamp" }))).toEqual([]);
});

test("its owner changes and deletes it; nobody else can", async () => {
	const id = await save("Draft", { isPublic: true });
	const change = { title: "Better", description: "", tags: ["a"], isPublic: false };
	expect(await updateRecording(other.hub, { id, texts: change })).toMatchObject({ error: { code: "NOT_FOUND" } });
	await deleteRecording(other.hub, { id });
	expect(await updateRecording(owner.hub, { id, texts: change })).toEqual({ ok: true, value: undefined });
	expect(await getRecording(owner.hub, { id })).toMatchObject({
		value: { title: "Better", description: null, tags: ["a"], is_public: false },
	});
	expect(await deleteRecording(owner.hub, { id })).toEqual({ ok: true, value: undefined });
	expect(await getRecording(owner.hub, { id })).toEqual({ ok: true, value: null });
});

test.each<[string, Partial<RecordingTexts>]>([
	["no title", { title: "  " }],
	["a title without an end", { title: "x".repeat(201) }],
	["a title of two lines", { title: "a\nb" }],
	["a description without an end", { description: "x".repeat(2001) }],
	["more tags than there may be", { tags: Array.from({ length: 21 }, (_, index) => `t${index}`) }],
])("refuses %s", async (_, more) => {
	const saved = await insertRecording(owner.hub, { userId: owner.id, texts: texts("Title", more), recording });
	expect(saved).toMatchObject({ ok: false, error: { code: "INVALID" } });
});

test("an empty recording is refused, and nobody can save in another person's name", async () => {
	const empty = { ...recording, actions: [] };
	expect(await insertRecording(owner.hub, { userId: owner.id, texts: texts("Empty"), recording: empty })).toMatchObject(
		{
			error: { code: "INVALID" },
		},
	);
	expect(await insertRecording(other.hub, { userId: owner.id, texts: texts("Forged"), recording })).toMatchObject({
		error: { code: "FORBIDDEN" },
	});
});
