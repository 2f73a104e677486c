import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import { fail, succeed } from "@scriptorium/shared-protocol/errors";
import {
	deleteValue,
	deleteValues,
	followValues,
	setValue,
	setValues,
} from "@scriptorium/shared-protocol/extension-internal/user-script-values";
import type { Grant } from "@scriptorium/userscript/grants";
import type { ScriptRecords, ValueChange } from "../../../library/script-records.ts";
import type { UserScriptSender } from "../../../platform/user-script-sender.ts";
import type { AuthorizeCall, CallClaim } from "./authorize-call.ts";
import { digestOfValues } from "./digest.ts";
import type { PageEvents } from "./page-events.ts";

export interface ValuePorts {
	readonly authorize: AuthorizeCall;
	readonly records: Pick<ScriptRecords, "values" | "changeValues">;
	readonly pages: Pick<PageEvents, "placeOf" | "follow" | "toFollowers">;
	/** Writes the values into the registration, for the next page. */
	readonly sync: () => Promise<unknown>;
	/** Milliseconds since the epoch. */
	readonly now: () => number;
}

const READERS = ["GM_getValue", "GM_getValues", "GM_listValues", "GM_addValueChangeListener"] as const;

/** Stores the values of scripts, and keeps open pages up to date. */
export function serveValues({ authorize, records, pages, sync, now }: ValuePorts): Served<UserScriptSender | null>[] {
	/** Later changes have higher numbers, also after the worker was stopped. */
	let revision = 0;

	async function change(
		claim: CallClaim,
		sender: UserScriptSender | null,
		grant: Grant,
		changes: readonly ValueChange[],
	) {
		const authorized = await authorize(claim, sender, grant);
		if (!authorized.ok) return authorized;
		if (!(await records.changeValues(claim.scriptId, changes)))
			return fail("STORAGE_ERROR", "More values than a script may keep");
		revision = Math.max(revision + 1, now());
		const event = { type: "values" as const, revision, changes };
		const told = pages.toFollowers(claim.scriptId, event, sender?.documentId);
		const answer = succeed({ revision });
		await sync();
		await told;
		return answer;
	}

	return [
		serve(setValue)<UserScriptSender | null>(({ key, json, ...claim }, { sender }) =>
			change(claim, sender, "GM_setValue", [{ key, json }]),
		),
		serve(deleteValue)<UserScriptSender | null>(({ key, ...claim }, { sender }) =>
			change(claim, sender, "GM_deleteValue", [{ key, json: null }]),
		),
		serve(setValues)<UserScriptSender | null>(({ values, ...claim }, { sender }) =>
			change(claim, sender, "GM_setValues", values),
		),
		serve(deleteValues)<UserScriptSender | null>(({ keys, ...claim }, { sender }) =>
			change(
				claim,
				sender,
				"GM_deleteValues",
				keys.map((key) => ({ key, json: null })),
			),
		),
		serve(followValues)<UserScriptSender | null>(async ({ digest, ...claim }, { sender }) => {
			const authorized = await authorize(claim, sender, READERS);
			if (!authorized.ok) return authorized;
			const place = await pages.placeOf(claim.scriptId, sender);
			// Before the values are read: changes after that are sent.
			if (place !== null) await pages.follow(claim.scriptId, place);
			const values = await records.values(claim.scriptId);
			revision = Math.max(revision, now());
			return succeed({ revision, values: (await digestOfValues(values)) === digest ? null : values });
		}),
	];
}
