import { isDeepStrictEqual } from "node:util";
import type { DataErrorCode } from "@scriptorium/hub-data/data-error";
import type { Fixture } from "../support/fixture.ts";
import { trackTableChanges } from "../support/table-changes.ts";
import { hostileText } from "./hostile-text.ts";
import type { HostileWrite, Scene } from "./hostile-write.ts";

/** The codes of a refused value; every other code is a failure of the hub. */
const REFUSALS: readonly DataErrorCode[] = ["INVALID", "NOT_FOUND", "CONFLICT", "FORBIDDEN", "UNAUTHENTICATED"];
/** Technical terms of database errors, which a message for people must not contain. */
const RAW =
	/relation|constraint|violates|syntax|(?<!^Line \d+, )\bcolumn|sqlstate|row-level|pg_|unicode escape|jsonb?\b|byte sequence|operator|undefined/i;

/** True for a whole sentence without technical terms of the database. */
export const isClear = (message: string): boolean => /^[A-Z][^\n]{8,300}[.!?]$/.test(message) && !RAW.test(message);

/** Waits for an answer for a limited time, so that a write that hangs is reported with its index instead of ending the run. */
async function soon<Value>(answer: Promise<Value>): Promise<Value | "hangs"> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<"hangs">((resolve) => {
		timer = setTimeout(() => resolve("hangs"), 30_000);
	});
	return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/**
 * Writes hostile text number `index` into one field of a write, the fields in turn. Returns the problem, or null: the write
 * succeeded and the database has exactly these texts, or it was refused with a known code and a clear sentence and
 * no row was inserted, deleted or updated.
 */
export async function attempt(scene: Scene, write: HostileWrite, seed: number, index: number): Promise<string | null> {
	const names = Object.keys(write.fields);
	const place = index % names.length;
	const name = names[place] ?? "";
	const field = write.fields[name];
	if (!field) throw new Error(`${write.name} has no fields.`);
	// Each field starts at another shape, so that few attempts cover all shapes.
	const text = hostileText(seed, Math.floor(index / names.length) + place * 5, field);
	const valid = Object.fromEntries(Object.entries(write.fields).map(([key, { valid }]) => [key, valid]));
	const texts = { ...valid, [name]: text };

	const prepared = await write.prepare(scene);
	const tableChanges = await trackTableChanges(scene.fixture);
	const answer = await soon(prepared.write(texts));
	if (answer === "hangs") return "hangs";
	if (!answer.ok) {
		const { code, message } = answer.error;
		if (!REFUSALS.includes(code)) return `fails with ${code} ${message}: ${answer.error.details ?? ""}`;
		if (!isClear(message)) return `is not clear: ${code} ${message}`;
		const changed = await tableChanges.changedTables();
		return changed.length === 0 ? null : `was refused, yet rows came, went or changed: ${changed.join()}`;
	}
	const changed = await tableChanges.rowCountChanges();
	for (const table of write.grows ?? []) if ((changed[table] ?? 0) > 0) delete changed[table];
	if (!isDeepStrictEqual(changed, write.adds)) return `went through with other rows: ${JSON.stringify(changed)}`;
	const after = await prepared.stored?.();
	if (after === undefined) return null;
	const kept = write.kept ? await write.kept(texts, scene) : texts;
	return isDeepStrictEqual(after, kept) ? null : `kept ${show(after?.[name])} of ${show(kept[name])}`;
}

const show = (value: unknown) => JSON.stringify(value)?.slice(0, 200);

/** Resets rate limits and former usernames: these tests send more than a person may. */
export async function forgetRates({ sql }: Fixture): Promise<void> {
	await sql`delete from private.rate_buckets`;
	await sql`delete from private.former_usernames`;
}
