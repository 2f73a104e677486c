import { messageOf, type Result } from "@scriptorium/core-types/errors";
import type { LibraryFile } from "@scriptorium/script-analyzer/analysis-result";
import { CHECKED_IN_PART } from "@scriptorium/script-analyzer/rating/verdict";
import type { UpdateOutcome } from "@scriptorium/shared-protocol/extension-internal/check-update";
import { compareVersions } from "@scriptorium/userscript/compare-versions";
import { readInstalledText } from "@scriptorium/userscript/read-installed-text";
import { createQueue } from "../../../platform/storage/queue.ts";
import type { InspectedScript } from "../../../rating/inspect-script.ts";
import { ratingSummary } from "../../../rating/rating-summary.ts";
import { changedFiles } from "../../../script-library/changed-files.ts";
import type { ScriptLibrary } from "../../../script-library/script-library.ts";
import type { StoredScript } from "../../../script-library/stored-script.ts";
import { type FetchedScript, fetchScript } from "../../../script-source/fetch-script.ts";
import { type LoadedFiles, loadRequires } from "../../../script-source/load-requires.ts";
import { ratedLibraries } from "../../../script-source/rated-libraries.ts";
import { readInstallable, type ScriptReview } from "../../../script-source/read-script.ts";
import { updateAddresses } from "../../../script-source/update-addresses.ts";
import type { SettingsStore } from "../../../settings/settings-store.ts";
import { holdReasons, isLibraryToReview } from "../domain/hold-reasons.ts";

export interface CheckUpdatesPorts {
	readonly library: ScriptLibrary;
	readonly settings: SettingsStore;
	readonly hubOrigin: string;
	readonly fetcher: typeof fetch;
	/** Rates a text with its libraries, outside of the worker. */
	readonly inspect: (code: string, libraries: readonly LibraryFile[]) => Promise<InspectedScript>;
	/** Milliseconds since the epoch. */
	readonly now: () => number;
	/** Called once after a check that replaced code. */
	readonly onChanged: () => Promise<unknown>;
	readonly log: (line: string) => void;
}

/** Looks for newer versions of these scripts, or of all; resolves when each has been checked. Checks never overlap. */
export type CheckUpdates = (ids: readonly string[] | null) => Promise<UpdateOutcome[]>;

type RatedFiles = Pick<StoredScript, "code" | "requires" | "resources">;
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
		const installed = readInstalledText(script.code).text?.metadata ?? null;
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
		const review = readInstallable(downloaded.value);
		if (!review.ok) return failed(review.error.message);
		const { code, version } = review.value;
		if (!isNewer(code)) return current(etag);
		if (version === state.skipped) {
			await note(etag, null);
			return ended("skipped", version);
		}
		if (state.held?.code === code) return current(etag);
		const files = await filesFor(review.value, script, script.sourceUrl || addresses.download);
		if (!files.ok) return failed(files.error.message);

		const [before, after] = await inspectBoth(script, { code, ...files.value });
		const rating = ratingSummary(after.rating);
		const reasons = holdReasons(
			{ code: script.code, analysis: resultOf(before) },
			{ code, analysis: resultOf(after) },
			{
				edited: script.edited,
				isUnclear: after.isUnclear || review.value.readings.length > 0,
				askFirst,
				sourceUrl: script.sourceUrl,
				hubOrigin,
			},
		);
		const next = { code, ...files.value, rating };
		if (await bringsRiskierLibrary(script, files.value)) reasons.push("changed-library");
		if (reasons.length > 0) {
			const held = { ...next, reasons, foundAt: new Date(ports.now()).toISOString() };
			const kept = await library.noteCheck(script.id, script.code, { etag, problem: null, held });
			return kept ? ended("held", version) : ended("current");
		}
		if ((await library.applyUpdate(script.id, script.code, next)) === null) return ended("current");
		await library.noteCheck(script.id, code, { etag, problem: null });
		return ended("updated", version);
	}

	/**
	 * Rates both versions with their libraries. Where these did not change, and are too large to be followed with the script, the versions
	 * are compared by the script alone: what was not checked is not what is new.
	 */
	async function inspectBoth(
		installed: RatedFiles,
		update: RatedFiles,
	): Promise<readonly [before: InspectedScript, after: InspectedScript]> {
		const rate = (side: RatedFiles) => ports.inspect(side.code, ratedLibraries(side, hubOrigin));
		const [before, after] = [await rate(installed), await rate(update)];
		const isPartial = resultOf(after)?.vulnerabilities.some(({ type }) => type === CHECKED_IN_PART) === true;
		if (!isPartial || changedFiles(installed, update).length > 0) return [before, after];
		return [await ports.inspect(installed.code, []), await ports.inspect(update.code, [])];
	}

	/** Rates the libraries that changed under their address, as programs of their own. */
	async function bringsRiskierLibrary(installed: StoredScript, { requires }: LoadedFiles): Promise<boolean> {
		for (const { address, text } of requires) {
			const before = installed.requires.find((one) => one.address === address);
			if (before === undefined || before.text === text) continue;
			const sides = [before.text, text].map(async (code) => ({
				code,
				analysis: resultOf(await ports.inspect(code, [])),
			}));
			const [old, now] = await Promise.all(sides);
			if (old && now && isLibraryToReview(old, now)) return true;
		}
		return false;
	}

	async function download(
		{ check, download: address }: { readonly check: string; readonly download: string },
		answer: FetchedScript,
	): Promise<Result<string>> {
		if (address === check) return { ok: true, value: answer.code };
		const fetched = await fetchScript(address, { hubOrigin, fetcher });
		return fetched.ok ? { ok: true, value: fetched.value?.code ?? "" } : fetched;
	}

	/** The files of a new version are loaded anew; those that their servers say are the same are kept. */
	const filesFor = (
		{ requires, resources }: Pick<ScriptReview, "requires" | "resources">,
		kept: StoredScript,
		base: string,
	): Promise<Result<LoadedFiles>> =>
		loadRequires(
			{
				requires: requires.map(({ address }) => address),
				resources: resources.map(({ address }) => address),
			},
			{ fetcher, now: ports.now, base, kept },
		);

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

const versionOf = (code: string): string => readInstalledText(code).text?.metadata?.version ?? "";
const resultOf = ({ rating }: InspectedScript) => (rating.state === "rated" ? rating.result : null);
