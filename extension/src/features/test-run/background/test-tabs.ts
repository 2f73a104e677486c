import { fail, messageOf, succeed } from "@scriptorium/core-types/errors";
import { noProgress } from "@scriptorium/test-run/progress";
import { reachOf, reasonToAsk } from "../domain/code-reach.ts";
import { beginTest, isTest, type TestRecord } from "../domain/run-record.ts";
import { en } from "../messages/en.ts";
import { isSameSite } from "./chosen-tabs.ts";
import type { RunKeeper } from "./run-keeper.ts";
import type { EditorPage } from "./test-consents.ts";
import type { Status, TestRunPorts, TestTabs } from "./test-run-ports.ts";

const pageOf = ({ test, builder }: TestRecord): EditorPage | null =>
	test.hubTabId === null ? null : { hubTabId: test.hubTabId, builder };

/** Test runs of the editor: the address is opened in a tab beside the hub, and the person is asked once for its site. */
export function createTestTabs(ports: TestRunPorts, keeper: RunKeeper): TestTabs {
	const { page, consents, store, clock, hubOrigin } = ports;
	/** A worker that is started again knows of no check, and asks the person instead. */
	let checking: string | null = null;

	async function question(record: TestRecord, reason: Pick<TestRecord["test"], "why" | "news">): Promise<Status> {
		const asking = { ...record, test: { ...record.test, ...reason, news: [...reason.news] } };
		const askingTabId = await ports.openRequest(record.runId, record.test.hubTabId).catch((thrown: unknown) => {
			ports.log(`no page could be opened: ${messageOf(thrown)}`);
			return null;
		});
		if (askingTabId === null) return keeper.end(asking, "CANCELLED", en.errors.noPage);
		return keeper.publish({ ...asking, seq: record.seq + 1, askingTabId });
	}
	/** The tab of the editor's last test, unless the person has gone on to another site in it. */
	async function tabToReuse(record: TestRecord): Promise<number | null> {
		const editor = pageOf(record);
		const last = editor === null ? null : await consents.openedTab(editor);
		const tab = last === null ? null : await page.find(last.tabId);
		return last !== null && tab !== null && isSameSite(tab, last.origin, hubOrigin) ? tab.id : null;
	}
	async function open(record: TestRecord, sites: readonly string[]): Promise<Status> {
		const begun = beginTest(record, sites, ports.newSecret(), clock.now());
		await keeper.publish(begun, noProgress);
		keeper.watchTime(begun);
		const { url, origin, hubTabId } = begun.test;
		try {
			const reused = await tabToReuse(record);
			const tabId = reused ?? (await page.openBeside(url, hubTabId));
			const editor = pageOf(record);
			if (editor !== null) await consents.keepOpened({ ...editor, tabId, origin });
			const opened = await keeper.publish({ ...begun, tabId, seq: begun.seq + 1 });
			if (reused !== null) {
				await page.load(reused, url);
				await page.show(reused);
			}
			return opened;
		} catch (thrown) {
			const now = (await store.read()) ?? begun;
			return keeper.end(now, "PAGE_NOT_LOADED", en.ends.notOpened(messageOf(thrown)));
		}
	}
	/** Not in turn: rating takes up to seconds. */
	async function check(record: TestRecord, code: string): Promise<void> {
		const result = await ports.rate(code).catch((thrown: unknown) => {
			ports.log(`the code could not be rated: ${messageOf(thrown)}`);
			return null;
		});
		await keeper.observed(async (now) => {
			if (now.runId !== record.runId) return;
			checking = null;
			if (!isTest(now) || now.state !== "asking" || now.askingTabId !== null) return;
			const early = await reasonBeforeRating(now);
			if (early === "agreed") return void (await open(now, []));
			if (early !== null) return void (await question(now, early));
			const editor = pageOf(now);
			const agreed = editor === null ? null : await consents.find(editor, now.test.origin);
			const reason = agreed === null ? { why: "first" as const, news: [] } : reasonToAsk(agreed, reachOf(result));
			await (reason === null ? open(now, []) : question(now, { why: reason.why, news: [...reason.news] }));
		});
	}
	/** What is known without a rating: a reason to ask, or that the person has seen exactly this code. Null when the rating decides. */
	async function reasonBeforeRating(
		record: TestRecord,
	): Promise<Pick<TestRecord["test"], "why" | "news"> | "agreed" | null> {
		const editor = pageOf(record);
		const agreed = editor === null ? null : await consents.find(editor, record.test.origin);
		if (editor === null || agreed === null || !page.isAllowed()) return { why: "first", news: [] };
		// Code never starts from a page of the hub that the person does not look at.
		if (!(await page.isInFront(editor.hubTabId))) return { why: "background", news: [] };
		if (record.sites.some((site) => site !== record.test.origin)) return { why: "sites", news: [] };
		return agreed.hashes.includes(record.hash) ? "agreed" : null;
	}

	return {
		async start(record) {
			const early = await reasonBeforeRating(record);
			if (early === "agreed") return open(record, []);
			if (early !== null) return question(record, early);
			checking = record.runId;
			const status = await keeper.publish(record);
			void check(record, await store.code());
			return status;
		},
		isChecking: ({ runId, state, askingTabId }) => state === "asking" && askingTabId === null && checking === runId,
		run: (runId, { origin, sites, agreed }) =>
			keeper.stored(async (record) => {
				const isAsked = record?.runId === runId && record.state === "asking" && record.askingTabId !== null;
				if (!isAsked || !isTest(record) || record.test.origin !== origin)
					return fail("RUN_NOT_FOUND", en.errors.notFound);
				if (!page.isAllowed()) return fail("NOT_ALLOWED", en.errors.notAllowed);
				const editor = pageOf(record);
				const code = agreed === null ? null : { reach: agreed, hash: record.hash };
				if (editor !== null) await consents.agree(editor, origin, code);
				await open(record, sites);
				return succeed(undefined);
			}),
		sites: () => keeper.stored(async () => succeed(await consents.sites())),
		forget: () =>
			keeper.stored(async (record) => {
				await consents.forgetAll();
				if (record === null || record.state === "ended" || !isTest(record)) return succeed(undefined);
				if (record.askingTabId !== null) page.close(record.askingTabId);
				await keeper.end(record, "STOPPED", en.ends.stopped);
				return succeed(undefined);
			}),
		async left(tabId) {
			await keeper.stored(async (record) => {
				await consents.forgetEditor(tabId);
				const isAsking = record !== null && record.state === "asking" && record.test?.hubTabId === tabId;
				if (!isAsking) return succeed(undefined);
				if (record.askingTabId !== null) page.close(record.askingTabId);
				await keeper.end(record, "CANCELLED", en.ends.hubLeft);
				return succeed(undefined);
			});
		},
		async resume(record) {
			if (record.state === "asking") await question(record, { why: "unrated", news: [] });
			else await keeper.end(record, "PAGE_NOT_LOADED", en.ends.notOpened(en.ends.interrupted));
		},
	};
}
