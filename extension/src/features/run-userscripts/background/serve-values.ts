import { fail, messageOf, succeed } from "@scriptorium/core-types/errors";
import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import { followValues, writeValues } from "@scriptorium/shared-protocol/extension-internal/user-script-values";
import type { UserScriptSender } from "../../../platform/user-script-sender.ts";
import type { ScriptValueStore, ValueWrite } from "../../../script-library/script-values.ts";
import { en as texts } from "../messages/values-en.ts";
import { READS_VALUES } from "../page/layer-settings.ts";
import type { AuthorizeCall } from "./authorize-call.ts";
import { digestOfValues } from "./digest.ts";
import type { PageEvent, PageEvents } from "./page-events.ts";

export interface ValuePorts {
	readonly authorize: AuthorizeCall;
	readonly store: ScriptValueStore;
	readonly pages: Pick<PageEvents, "placeOf" | "follow" | "toFollowers">;
	/** Called when values were stored; resolved when no new page begins with the old ones. */
	readonly valuesChanged: (scriptId: string) => Promise<void>;
	/** Shows the user that a value of a script was not stored. */
	readonly showProblem: (scriptId: string, problem: string, tabId: number | undefined) => Promise<void>;
	/** Milliseconds since the epoch. */
	readonly now: () => number;
	readonly log: (line: string) => void;
}

const SETS_VALUES = ["GM_setValue", "GM_setValues"] as const;
/** A value of `undefined` deletes, too. */
const DELETES_VALUES = [...SETS_VALUES, "GM_deleteValue", "GM_deleteValues"] as const;
/** Above this, in characters, documents that follow a script's values ask for all of them instead of being told of each change. */
const MAX_TOLD_SIZE = 1024 * 1024;

/** A change on its way to the other documents of a script. */
interface News {
	readonly key: string;
	readonly json: string | null;
	readonly revision: number;
	/** The document that made it. */
	readonly from: string | undefined;
}

/** Stores the values of scripts, and keeps open pages up to date. */
export function serveValues(ports: ValuePorts): Served<UserScriptSender | null>[] {
	const { authorize, store, pages, valuesChanged, showProblem, now, log } = ports;
	/** Later changes have higher numbers, also after the worker was stopped. */
	let revision = 0;
	/** By script, and by key: of several changes of a value the last one counts. */
	const news = new Map<string, Map<string, News>>();

	/** What is new for a document: null when nothing is. */
	function eventFor(changes: ReadonlyMap<string, News>, documentId: string): PageEvent | null {
		const others = [...changes.values()].filter(({ from }) => from !== documentId);
		if (others.length === 0) return null;
		const size = others.reduce((sum, { key, json }) => sum + key.length + (json?.length ?? 0), 0);
		const told = others.map(({ key, json, revision: at }) => ({ key, json, revision: at }));
		return { type: "values", changes: size > MAX_TOLD_SIZE ? null : told };
	}

	/** Changes that come while others are being told are told together. */
	function tell(scriptId: string, changes: readonly News[]): void {
		const waiting = news.get(scriptId) ?? new Map<string, News>();
		for (const one of changes) waiting.set(one.key, one);
		if (news.has(scriptId)) return;
		news.set(scriptId, waiting);
		pages
			.toFollowers(scriptId, () => {
				news.delete(scriptId);
				return (documentId) => eventFor(waiting, documentId);
			})
			.catch((thrown: unknown) => log(`documents were not told of values of ${scriptId}: ${messageOf(thrown)}`));
	}

	async function write(scriptId: string, writes: readonly ValueWrite[], sender: UserScriptSender | null) {
		const problem = (text: string): Promise<void> =>
			showProblem(scriptId, text, sender?.tabId).catch((thrown: unknown) =>
				log(`${text}; not shown: ${messageOf(thrown)}`),
			);
		let stored: readonly boolean[];
		try {
			stored = await store.write(scriptId, writes);
		} catch (thrown) {
			await problem(texts.notStored(messageOf(thrown)));
			return fail("STORAGE_ERROR", texts.notStored(messageOf(thrown)));
		}
		revision = Math.max(revision + 1, now());
		const answer = { revision, refused: stored.flatMap((isStored, at) => (isStored ? [] : [at])) };
		const changes = writes.flatMap((one, at) => (stored[at] === true ? one : []));
		if (changes.length > 0) {
			tell(
				scriptId,
				changes.map((one) => ({ ...one, revision: answer.revision, from: sender?.documentId })),
			);
			// Whoever is told that a value is stored may open a page that reads it.
			await valuesChanged(scriptId).catch((thrown: unknown) => log(`registrations failed: ${messageOf(thrown)}`));
		}
		const [first] = answer.refused;
		if (first !== undefined) await problem(texts.tooMany(writes[first]?.at(-1)?.key ?? ""));
		return succeed(answer);
	}

	return [
		serve(writeValues)<UserScriptSender | null>(async ({ writes, ...claim }, { sender }) => {
			const deletes = writes.every((one) => one.every(({ json }) => json === null));
			const authorized = await authorize(claim, sender, deletes ? DELETES_VALUES : SETS_VALUES);
			return authorized.ok ? write(claim.scriptId, writes, sender) : authorized;
		}),
		serve(followValues)<UserScriptSender | null>(async ({ digest, ...claim }, { sender }) => {
			const authorized = await authorize(claim, sender, READS_VALUES);
			if (!authorized.ok) return authorized;
			const place = await pages.placeOf(claim.scriptId, sender);
			// Before the values are read: changes after that are sent.
			if (place !== null) await pages.follow(claim.scriptId, place);
			const values = await store.values(claim.scriptId);
			revision = Math.max(revision, now());
			const at = revision;
			const isKnown = digest !== "" && (await digestOfValues(values)) === digest;
			return succeed({ revision: at, values: isKnown ? null : Object.entries(values) });
		}),
	];
}
