import { messageOf, type Result } from "@scriptorium/shared-protocol/errors";
import type { UpdateOutcome } from "@scriptorium/shared-protocol/extension-internal/check-update";
import { compareVersions } from "@scriptorium/userscript/compare-versions";
import { inspectScriptText } from "@scriptorium/userscript/read-script-text";
import { createQueue } from "../../../library/queue.ts";
import type { ScriptLibrary } from "../../../library/script-library.ts";
import type { SettingsStore } from "../../../library/settings.ts";
import type { StoredScript } from "../../../library/stored-script.ts";
import type { InspectedScript } from "../../../rating/inspect-script.ts";
import { ratingSummary } from "../../../rating/rating-summary.ts";
import { type FetchedScript, fetchScript } from "../../../script-source/fetch-script.ts";
import { type LoadedFiles, loadRequires } from "../../../script-source/load-requires.ts";
import { readScript, type ScriptReview } from "../../../script-source/read-script.ts";
import { updateAddresses } from "../../../script-source/update-addresses.ts";
import { holdReasons } from "../domain/hold-reasons.ts";

export interface CheckUpdatesPorts {
	readonly library: ScriptLibrary;
	readonly settings: SettingsStore;
	readonly hubOrigin: string;
	readonly fetcher: typeof fetch;
	/** Rates a text, outside of the worker. */
	readonly inspect: (code: string) => Promise<InspectedScript>;
	/** Milliseconds since the epoch. */
	readonly now: () => number;
	/** Called once after a check that replaced code. */
	readonly onChanged: () => Promise<unknown>;
	readonly log: (line: string) => void;
}

/** Looks for newer versions of these scripts, or of all; resolves when each has been checked. Checks never overlap. */
export type CheckUpdates = (ids: readonly string[] | null) => Promise<UpdateOutcome[]>;

type Outcome = Omit<UpdateOutcome, "id">;
const ended = (state: Outcome["state"], version = ""): Outcome => ({ state, version, problem: null });

/**
 * Updates scripts from where they were installed. What can do nothing new is applied; the rest waits for the user. Nothing is replaced
 * before the new code and all of its files are there: then in one write.
 */
export function createCheckUpdates(ports: CheckUpdatesPorts): CheckUpdates {
	const { library, settings, hubOrigin, fetcher } = ports;
	const inTurn = createQueue();

	async function checkOne(script: StoredScript, askFirst: boolean): Promise<Outcome> {
		const installed = inspectScriptText(script.code).text.metadata;
		const addresses = installed && updateAddresses(installed, script.sourceUrl, hubOrigin);
		if (!addresses) return ended("no-address");
		const state = await library.updates(script.id);
		const note = (etag: string | null, problem: string | null): Promise<boolean> =>
			library.noteCheck(script.id, script.code, { etag, problem });
		const failed = async (problem: string): Promise<Outcome> => {
			await note(state.etag, problem);
			return { state: "failed", version: "", problem };
		};
		const current = async (etag: string | null): Promise<Outcome> => {
			await note(etag, null);
			return state.held === null ? ended("current") : ended("held", versionOf(state.held.code));
		};
		const isNewer = (code: string): boolean => compareVersions(versionOf(code), installed.version ?? "") > 0;

		const answer = await fetchScript(addresses.check, { hubOrigin, fetcher, etag: state.etag });
		if (!answer.ok) return failed(answer.error.message);
		if (answer.value === null) return current(state.etag);
		const { etag } = answer.value;
		if (!isNewer(answer.value.code)) return current(etag);
		const downloaded = await download(addresses, answer.value);
		if (!downloaded.ok) return failed(downloaded.error.message);
		const review = readScript(downloaded.value);
		if (!review.ok) return failed(review.error.message);
		const { code, version } = review.value;
		if (!isNewer(code)) return current(etag);
		if (version === state.skipped) {
			await note(etag, null);
			return ended("skipped", version);
		}
		if (state.held?.code === code) return current(etag);
		const files = await filesFor(review.value, script);
		if (!files.ok) return failed(files.error.message);

		const [before, after] = [await ports.inspect(script.code), await ports.inspect(code)];
		if (after.problem !== null) return failed(after.problem);
		const rating = ratingSummary(after.rating);
		const reasons = holdReasons(
			{ code: script.code, analysis: resultOf(before) },
			{ code, analysis: resultOf(after) },
			{ edited: script.edited, askFirst, sourceUrl: script.sourceUrl, hubOrigin },
		);
		const next = { code, ...files.value, rating };
		if (reasons.length > 0) {
			const held = { ...next, reasons, foundAt: new Date(ports.now()).toISOString() };
			const kept = await library.noteCheck(script.id, script.code, { etag, problem: null, held });
			return kept ? ended("held", version) : ended("current");
		}
		if ((await library.applyUpdate(script.id, script.code, next)) === null) return ended("current");
		await library.noteCheck(script.id, code, { etag, problem: null });
		return ended("updated", version);
	}

	async function download(
		{ check, download: address }: { readonly check: string; readonly download: string },
		answer: FetchedScript,
	): Promise<Result<string>> {
		if (address === check) return { ok: true, value: answer.code };
		const fetched = await fetchScript(address, { hubOrigin, fetcher });
		return fetched.ok ? { ok: true, value: fetched.value?.code ?? "" } : fetched;
	}

	/** Files with an address that the installed version has stay as they are: only the user's own install loads them again. */
	async function filesFor(
		wanted: Pick<ScriptReview, "requires" | "resources">,
		kept: Pick<StoredScript, "requires" | "resources">,
	): Promise<Result<LoadedFiles>> {
		const requires = new Map(kept.requires.map((one) => [one.address, one]));
		const resources = new Map(kept.resources.map((one) => [one.address, one]));
		const loaded = await loadRequires(
			{
				requires: wanted.requires.flatMap(({ address }) => (requires.has(address) ? [] : [address])),
				resources: wanted.resources.flatMap(({ address }) => (resources.has(address) ? [] : [address])),
			},
			fetcher,
		);
		if (!loaded.ok) return loaded;
		for (const one of loaded.value.requires) requires.set(one.address, one);
		for (const one of loaded.value.resources) resources.set(one.address, one);
		const addresses = new Set(wanted.resources.map(({ address }) => address));
		return {
			ok: true,
			value: {
				requires: wanted.requires.flatMap(({ address }) => requires.get(address) ?? []),
				resources: [...addresses].flatMap((address) => resources.get(address) ?? []),
			},
		};
	}

	return (ids) =>
		inTurn(async () => {
			const { applyUpdates } = await settings.read();
			const { scripts } = await library.list();
			const wanted = ids === null ? scripts : scripts.filter(({ id }) => ids.includes(id));
			const outcomes: UpdateOutcome[] = [];
			for (const { id } of wanted) {
				// Read again: the user may have changed it while the others were checked.
				const script = await library.get(id);
				if (script === null) continue;
				const outcome = await checkOne(script, applyUpdates === "ask").catch((thrown: unknown): Outcome => {
					ports.log(`the update of ${id} was not checked: ${messageOf(thrown)}`);
					return { state: "failed", version: "", problem: messageOf(thrown).slice(0, 1000) };
				});
				outcomes.push({ id, ...outcome });
			}
			if (outcomes.some(({ state }) => state === "updated")) await ports.onChanged();
			return outcomes;
		});
}

const versionOf = (code: string): string => inspectScriptText(code).text.metadata?.version ?? "";
const resultOf = ({ rating }: InspectedScript) => (rating.state === "rated" ? rating.result : null);
