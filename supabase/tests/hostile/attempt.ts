import { isDeepStrictEqual } from "node:util";
import type { DataErrorCode } from "@scriptorium/hub-data/data-error";
import { openLedger } from "../support/ledger.ts";
import type { World } from "../support/world.ts";
import { hostileText } from "./hostile-text.ts";
import type { HostileWrite, Scene } from "./hostile-write.ts";

/** The codes of a refused value; anything else is a failure of ours. */
const REFUSALS: readonly DataErrorCode[] = ["INVALID", "NOT_FOUND", "CONFLICT", "FORBIDDEN", "UNAUTHENTICATED"];
/** Words that a database says and people do not. */
const RAW =
	/relation|constraint|violates|syntax|\bcolumn|sqlstate|row-level|pg_|unicode escape|jsonb?\b|byte sequence|operator|undefined/i;

/** A whole sentence, in words for whoever filled in the form. */
export const isClear = (message: string): boolean => /^[A-Z][^\n]{8,200}[.!?]$/.test(message) && !RAW.test(message);

/** Waits for one answer, so that a write that hangs is a problem with a number and not the end of the run. */
async function soon<Value>(answer: Promise<Value>): Promise<Value | "hangs"> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<"hangs">((resolve) => {
		timer = setTimeout(() => resolve("hangs"), 30_000);
	});
	return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/**
 * Writes hostile text number `index` into one field of a write, the fields in turn. Answers what went wrong, or null: it
 * went through and the database holds exactly these texts, or it was refused with a known code and a clear sentence and
 * no row came, went or changed.
 */
export async function attempt(scene: Scene, write: HostileWrite, seed: number, index: number): Promise<string | null> {
	const names = Object.keys(write.fields);
	const place = index % names.length;
	const name = names[place] ?? "";
	const field = write.fields[name];
	if (!field) throw new Error(`${write.name} has no fields.`);
	// Each field begins with other shapes, so that few attempts already bring them all.
	const text = hostileText(seed, Math.floor(index / names.length) + place * 5, field);
	const valid = Object.fromEntries(Object.entries(write.fields).map(([key, { valid }]) => [key, valid]));
	const texts = { ...valid, [name]: text };

	const prepared = await write.prepare(scene);
	const ledger = await openLedger(scene.world);
	const answer = await soon(prepared.write(texts));
	if (answer === "hangs") return "hangs";
	if (!answer.ok) {
		const { code, message } = answer.error;
		if (!REFUSALS.includes(code)) return `fails with ${code} ${message}: ${answer.error.details ?? ""}`;
		if (!isClear(message)) return `is not clear: ${code} ${message}`;
		const changed = await ledger.changed();
		return changed.length === 0 ? null : `was refused, yet rows came, went or changed: ${changed.join()}`;
	}
	const changed = await ledger.growth();
	for (const table of write.grows ?? []) if ((changed[table] ?? 0) > 0) delete changed[table];
	if (!isDeepStrictEqual(changed, write.adds)) return `went through with other rows: ${JSON.stringify(changed)}`;
	const after = await prepared.stored?.();
	if (after === undefined) return null;
	const kept = write.kept ? await write.kept(texts, scene) : texts;
	return isDeepStrictEqual(after, kept) ? null : `kept ${show(after?.[name])} of ${show(kept[name])}`;
}

const show = (value: unknown) => JSON.stringify(value)?.slice(0, 200);

/** Fills the buckets and forgets former usernames: what is tried here is more than any person may do. */
export async function forgetRates({ sql }: World): Promise<void> {
	await sql`delete from private.rate_buckets`;
	await sql`delete from private.former_usernames`;
}
