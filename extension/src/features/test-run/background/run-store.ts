import { testRunLog, testRunStep } from "@scriptorium/shared-protocol/test-run-result";
import { noProgress, type Progress } from "@scriptorium/test-run/progress";
import * as z from "zod/mini";
import type { KeyValueStore } from "../../../platform/storage/key-value-store.ts";
import { type RunRecord, runRecord } from "../domain/run-record.ts";

/** A tab that the person chose, while the builder is open. */
const allowedTab = z.object({
	builder: z.string(),
	tabId: z.int(),
	title: z.string(),
	origin: z.string(),
	sites: z.array(z.string()),
	/** SHA-256 of the only code that may run there again without a question; null when the person did not allow that. */
	hash: z.nullable(z.string()),
});
export type AllowedTab = z.infer<typeof allowedTab>;

// Storage keys, with an earlier word for a test run.
const RECORD = "execution";
const PROGRESS = "execution-progress";
const CODE = "execution-code";
const ALLOWED = "execution-tabs";
/** The oldest choices are forgotten. */
const MAX_ALLOWED = 20;

const progress = z.object({ steps: z.array(testRunStep), logs: z.array(testRunLog) });

/** Keeps the last run until the browser is closed, as the worker may end at any time. */
export interface RunStore {
	read(): Promise<RunRecord | null>;
	progress(): Promise<Progress>;
	code(): Promise<string>;
	/** Replaces the last run. */
	begin(record: RunRecord, code: string): Promise<void>;
	write(record: RunRecord, progress?: Progress): Promise<void>;
	/** The newest choice first. */
	allowedTabs(): Promise<readonly AllowedTab[]>;
	allowTab(tab: AllowedTab): Promise<void>;
}

export function createRunStore(store: KeyValueStore): RunStore {
	const allowedTabs = async (): Promise<readonly AllowedTab[]> =>
		z.safeParse(z.array(allowedTab), await store.read(ALLOWED)).data ?? [];
	return {
		allowedTabs,
		read: async () => z.safeParse(runRecord, await store.read(RECORD)).data ?? null,
		progress: async () => z.safeParse(progress, await store.read(PROGRESS)).data ?? noProgress,
		async code() {
			const code = await store.read(CODE);
			return typeof code === "string" ? code : "";
		},
		begin: (record, code) => store.write({ [RECORD]: record, [CODE]: code, [PROGRESS]: noProgress }),
		write: (record, changed) =>
			store.write({ [RECORD]: record, ...(changed === undefined ? {} : { [PROGRESS]: changed }) }),
		async allowTab(tab) {
			const others = (await allowedTabs()).filter(
				({ builder, tabId }) => builder !== tab.builder || tabId !== tab.tabId,
			);
			await store.write({ [ALLOWED]: [tab, ...others].slice(0, MAX_ALLOWED) });
		},
	};
}
