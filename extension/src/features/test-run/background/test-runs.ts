import { fail, messageOf, succeed } from "@scriptorium/core-types/errors";
import { tabTestRunProgress } from "@scriptorium/shared-protocol/hub-extension/test-run";
import type { TestRunFailureCode } from "@scriptorium/shared-protocol/test-run-result";
import { addProgress, noProgress } from "@scriptorium/test-run/progress";
import {
	acceptReport,
	askRun,
	awaitsPage,
	beginRun,
	isOn,
	isTest,
	nextLoad,
	noteOf,
	type RunChoice,
	type RunRecord,
	statusOf,
} from "../domain/run-record.ts";
import { isAllowedSite, mayRunOn, readSites } from "../domain/site-rules.ts";
import { readTestAddress } from "../domain/test-address.ts";
import { en } from "../messages/en.ts";
import { createChosenTabs, isSameSite } from "./chosen-tabs.ts";
import { createRunKeeper } from "./run-keeper.ts";
import type { RunTab } from "./run-page.ts";
import type { Status, TestRunPorts, TestRuns } from "./test-run-ports.ts";
import { createTestTabs } from "./test-tabs.ts";

const LOOK_AGAIN_MS = 500;
/** In the address of the page that asks for a tab. */
const REQUEST_PAGE = "/test-run.html?";
/** The browser's word for a load that was given up for another one, became a download, or was answered with nothing. */
const GIVEN_UP = "net::ERR_ABORTED";

/** Test runs: one at a time, all state in the store, as the worker may end between any two calls. */
export function createTestRuns(ports: TestRunPorts): TestRuns {
	const { store, page, clock, send } = ports;
	const keeper = createRunKeeper(ports);
	const { stored, observed, publish, finish, end, watchTime } = keeper;
	const chosen = createChosenTabs(ports);
	const tests = createTestTabs(ports, keeper);
	const missing = () => fail("RUN_NOT_FOUND", en.errors.notFound);

	/** Puts the code into the page that the tab shows. Not in turn: the browser waits until the page is loaded. */
	async function inject(record: RunRecord, tabId: number): Promise<void> {
		const isCurrent = (now: RunRecord): boolean => now.runId === record.runId && now.load === record.load;
		const endThis = (code: TestRunFailureCode, message: string): Promise<void> =>
			observed(async (now) => {
				if (!isCurrent(now)) return;
				// Perhaps another page is on its way: then its own injection follows.
				if ((await page.find(tabId))?.isLoading) clock.setTimer(() => void endThis(code, message), LOOK_AGAIN_MS);
				else await end(now, code, message);
			});
		try {
			const { secret, load, startedAt, saved } = record;
			const hasBegun = await page.run(tabId, await store.code(), { secret, load, startedAt, saved });
			if (!hasBegun) return await endThis("INVALID_CODE", en.ends.invalidCode);
			await observed(async (now) => {
				if (!isCurrent(now) || now.state !== "loading") return;
				await publish({ ...(await named(now)), state: "running", loadBy: null, seq: now.seq + 1 });
			});
		} catch (thrown) {
			ports.log(`the code could not be put into the page: ${messageOf(thrown)}`);
			await endThis("PAGE_NOT_ALLOWED", en.ends.pageRefused);
		}
	}
	/** With the title of the page, which is not known before its address is loaded. */
	async function named(record: RunRecord): Promise<RunRecord> {
		const tab = record.loadBy === null || record.tabId === null ? null : await page.find(record.tabId);
		if (tab === null || tab.title === "" || record.target === null) return record;
		return { ...record, target: { ...record.target, title: tab.title.slice(0, 200) } };
	}
	const moved = (tabId: number, url: string): Promise<void> =>
		observed(async (record) => {
			// The person went elsewhere in the tab that asks.
			const hasLeft = record.askingTabId === tabId && !url.includes(REQUEST_PAGE);
			if (hasLeft) await end(record, "CANCELLED", en.ends.cancelled);
			if (!isOn(record) || record.tabId !== tabId) return;
			const site = URL.canParse(url) ? new URL(url).origin : "";
			if (!mayRunOn(url, ports.hubOrigin)) {
				await end(record, "PAGE_NOT_ALLOWED", en.ends.pageNotAllowed);
				return;
			}
			if (!isAllowedSite(record.allowed, url)) {
				await end(record, "SITE_NOT_ALLOWED", en.ends.siteNotAllowed(site), site);
				return;
			}
			const next = nextLoad(record);
			await publish(next);
			void inject(next, tabId);
		});

	const mayGoOnIn = ({ allowed }: RunRecord, { url }: RunTab): boolean =>
		mayRunOn(url, ports.hubOrigin) && isAllowedSite(allowed, url);
	/**
	 * Looks at the page of a run after a restart of the worker: the one before may have ended before it put the code into the page, or
	 * with the news of a page load that nobody will tell again. Events that have waited for the worker come first, hence the pause.
	 */
	function lookAtPage(record: RunRecord): void {
		const failed = (thrown: unknown) => ports.log(`the page of the run could not be looked at: ${messageOf(thrown)}`);
		clock.setTimer(() => void look().catch(failed), LOOK_AGAIN_MS);
		async function look(): Promise<void> {
			const now = await store.read();
			if (now === null || !isOn(now) || now.runId !== record.runId || now.load !== record.load) return;
			const tab = now.tabId === null ? null : await page.find(now.tabId);
			if (tab === null) return;
			if (tab.isLoading) return lookAtPage(now);
			// It may show what it showed before: nothing has told that the address was loaded.
			if (awaitsPage(now)) return page.load(tab.id, now.test.url);
			const mayGoOn = mayGoOnIn(now, tab);
			// Code that is there already is not started twice.
			if (mayGoOn && now.state === "loading") return inject(now, tab.id);
			// Where the browser refuses it, as on its own error page, the new injection is refused as well, and ends the run.
			if (mayGoOn && (await page.hasBegun(tab.id, now).catch(() => false))) return;
			const { load } = (await store.read()) ?? now;
			if (load === now.load) await moved(tab.id, tab.url);
		}
	}
	/** Ends a run whose address the browser did not open, unless another load is under way. */
	const endGivenUp = (record: RunRecord): Promise<void> =>
		observed(async (now) => {
			if (now.runId !== record.runId || !awaitsPage(now) || now.tabId === null) return;
			if ((await page.find(now.tabId))?.isLoading) clock.setTimer(() => void endGivenUp(now), LOOK_AGAIN_MS);
			else await end(now, "PAGE_NOT_LOADED", en.ends.givenUp);
		});
	const begin = async (record: RunRecord, choice: RunChoice): Promise<Status> => {
		const begun = beginRun(record, choice, ports.newSecret(), clock.now());
		const status = await publish(begun, noProgress);
		watchTime(begun);
		await page.show(choice.tabId);
		void inject(begun, choice.tabId);
		return status;
	};
	/** Ends a run that nobody can end any more, because the browser did not report the end of its tab. */
	const endAbandoned = async (record: RunRecord): Promise<"ended" | "goes on"> => {
		if (record.state === "ended") return "ended";
		if (tests.isChecking(record)) return "goes on";
		const isAsking = record.state === "asking";
		const tabId = isAsking ? record.askingTabId : record.tabId;
		if (tabId === null || (await page.find(tabId)) === null) {
			await (isAsking ? end(record, "CANCELLED", en.ends.cancelled) : end(record, "TAB_CLOSED", en.ends.tabClosed));
		} else if ((await keeper.endLate(record)) === null) return "goes on";
		return "ended";
	};

	return {
		start: (request, hubTabId) =>
			stored(async (before) => {
				if (!page.isSupported()) return fail("NOT_SUPPORTED", en.errors.notSupported);
				if (before !== null && (await endAbandoned(before)) === "goes on")
					return fail("RUN_IN_PROGRESS", en.errors.inProgress);
				const hash = await ports.digest(request.code);
				const asked = askRun(request, hash, readSites(request.sites, ports.hubOrigin));
				const address = readTestAddress(request.openUrl ?? "", ports.hubOrigin);
				const test = address === null ? null : { ...address, hubTabId, why: "first" as const, news: [] };
				const asking: RunRecord = { ...asked, test };
				await store.begin(asking, request.code);
				if (isTest(asking)) return succeed(await tests.start(asking));
				if (request.openUrl !== undefined)
					return succeed(await end(asking, "PAGE_NOT_ALLOWED", en.ends.addressNotAllowed));
				const choice = await chosen.remembered(request.builder, hash);
				if (choice !== null) return succeed(await begin(asking, choice));
				const askingTabId = await ports.openRequest(request.runId, null).catch((thrown: unknown) => {
					ports.log(`no page could be opened: ${messageOf(thrown)}`);
					return null;
				});
				if (askingTabId !== null) return succeed(await publish({ ...asking, askingTabId }));
				await end(asking, "CANCELLED", en.errors.noPage);
				return fail("UNKNOWN_ERROR", en.errors.noPage);
			}),
		stop: (runId) =>
			stored(async (record) => {
				if (record?.runId !== runId) return missing();
				if (record.state === "ended") return succeed(statusOf(record, await store.progress()));
				if (record.askingTabId !== null) page.close(record.askingTabId);
				return succeed(await end(record, "STOPPED", en.ends.stopped));
			}),
		status: (runId) =>
			stored(async (record) =>
				record?.runId === runId ? succeed(statusOf(record, await store.progress())) : missing(),
			),
		request: (runId) =>
			stored(async (record) => {
				if (record?.runId !== runId || record.state !== "asking") return missing();
				const { name, sites, builder, test } = record;
				return succeed({ name, sites, code: await store.code(), lastTabId: await chosen.lastTab(builder), test });
			}),
		run: (runId, choice, remember) =>
			stored(async (record) => {
				if (record?.runId !== runId || record.state !== "asking" || isTest(record)) return missing();
				if (!page.isAllowed()) return fail("NOT_ALLOWED", en.errors.notAllowed);
				const tab = await page.find(choice.tabId);
				if (tab !== null && !mayRunOn(tab.url, ports.hubOrigin))
					return fail("PAGE_NOT_ALLOWED", en.errors.pageNotAllowed);
				if (tab === null || !isSameSite(tab, choice.origin, ports.hubOrigin))
					return fail("TAB_CHANGED", en.errors.tabChanged);
				const { builder } = record;
				const { tabId, origin, sites } = choice;
				await store.allowTab({
					builder,
					tabId,
					origin,
					sites: [...sites],
					title: tab.title,
					hash: remember ? record.hash : null,
				});
				await begin(record, { ...choice, title: tab.title });
				return succeed(undefined);
			}),
		cancel: (runId) =>
			stored(async (record) => {
				if (record?.runId !== runId || record.state !== "asking") return missing();
				await end(record, "CANCELLED", en.ends.cancelled);
				return succeed(undefined);
			}),
		report: ({ secret, load, number, steps, logs, saved, end: ending }, { tabId, frameId }) =>
			stored(async (record) => {
				const accepted = record && acceptReport(record, { secret, load, number });
				if (!accepted || tabId === null || tabId !== record.tabId || frameId !== 0) return missing();
				if (accepted.isRepeated) return succeed(undefined);
				const progress = addProgress(await store.progress(), { steps, logs });
				// Short code ends before the browser tells that it has begun.
				const known = await named(record);
				const position = accepted.isLate ? record.saved : (saved ?? record.saved);
				const next = { ...known, ...accepted.counted, saved: position, seq: record.seq + 1 };
				await store.write(next, progress);
				send(tabTestRunProgress, { runId: record.runId, seq: next.seq, steps: [...steps], logs: [...logs] });
				page.noteChanged(tabId);
				if (ending !== undefined && !accepted.isLate) await finish(next, ending, progress);
				return succeed(undefined);
			}),
		note: (tabId) =>
			stored(async (record) => {
				const isShown = record !== null && (tabId === null ? record.state !== "ended" : record.tabId === tabId);
				return succeed(isShown ? noteOf(record, await store.progress()) : { run: null });
			}),
		async navigated(tabId, url) {
			await tests.left(tabId);
			await moved(tabId, url);
		},
		loadFailed: (tabId, error) =>
			observed(async (record) => {
				if (!isOn(record) || record.tabId !== tabId) return;
				if (error !== GIVEN_UP) await end(record, "PAGE_NOT_LOADED", en.ends.notLoaded(error));
				else if (awaitsPage(record)) clock.setTimer(() => void endGivenUp(record), LOOK_AGAIN_MS);
			}),
		sameDocument: (tabId, url) =>
			observed(async (record) => {
				// The tab of the last run shows this page already: the address differs after the # only, or not at all.
				if (awaitsPage(record) && record.tabId === tabId && record.test.url === url) await page.reload(tabId);
			}),
		tests,
		async tabClosed(tabId) {
			await tests.left(tabId);
			await observed(async (record) => {
				if (record.askingTabId === tabId) await end(record, "CANCELLED", en.ends.cancelled);
				else if (record.tabId === tabId) await end(record, "TAB_CLOSED", en.ends.tabClosed);
			});
		},
		resume: () =>
			observed(async (record) => {
				const hasTab = record.askingTabId !== null || record.tabId !== null;
				if (isTest(record) && !hasTab) return tests.resume(record);
				if (record.state === "asking") return void (record.askingTabId !== null && (await endAbandoned(record)));
				if (record.tabId === null) return;
				const tab = await page.find(record.tabId);
				if (tab === null) return void (await end(record, "TAB_CLOSED", en.ends.tabClosed));
				watchTime(record);
				// The worker may have ended between the start of the code and its note, which has the button that stops it.
				if (isOn(record) && mayGoOnIn(record, tab)) page.showNote(tab.id);
				lookAtPage(record);
			}),
	};
}
