import type { Clock } from "@scriptorium/core-types/clock";
import { fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import { isWebPage } from "../../../page-addresses/web-page.ts";

/** Longer than a reading takes at most, including the loading of the page. */
export const READ_TIMEOUT_MS = 10_000;

export interface Tab {
	readonly id: number;
	readonly url: string;
}

export type ReadTabFailure = "PAGE_NOT_ALLOWED" | "TIMED_OUT" | "TAB_GONE" | "ANALYSIS_FAILED";

export interface ReadTabPorts {
	/** Null for a closed tab, or when its address is not accessible. */
	readonly findTab: (tabId: number) => Promise<Tab | null>;
	readonly clock: Clock;
}

/** What the script in the page reports instead of a reading. */
const readingFailed = z.object({ failed: z.string() });

type Read = { readonly value: unknown } | { readonly refused: string } | "timed out";

/**
 * Runs a script of the extension in the page of a tab, and parses its result.
 * @param read resolves with null after a navigation in between; rejects where the browser refuses to inject the script
 */
export async function readTab<Schema extends z.ZodMiniType>(
	tab: Tab,
	read: () => Promise<unknown>,
	schema: Schema,
	{ findTab, clock }: ReadTabPorts,
): Promise<Result<z.infer<Schema>, ReadTabFailure>> {
	if (!isWebPage(tab.url)) return fail("PAGE_NOT_ALLOWED", "Pages of the browser and of its shop cannot be read");
	const outcome = await inTime(read, clock);
	if (outcome === "timed out") return fail("TIMED_OUT", `The page did not answer within ${READ_TIMEOUT_MS} ms`);
	if ("refused" in outcome) {
		const isGone = /removed|closed/i.test(outcome.refused) || (await findTab(tab.id)) === null;
		if (isGone) return fail("TAB_GONE", "The page went away while it was read", outcome.refused);
		return fail("PAGE_NOT_ALLOWED", "The browser does not let extensions read this page", outcome.refused);
	}
	if (outcome.value === undefined || outcome.value === null)
		return fail("TAB_GONE", "The page went away while it was read");
	const reply = z.safeParse<Schema>(schema, outcome.value);
	if (reply.success) return succeed(reply.data);
	const { data } = z.safeParse(readingFailed, outcome.value);
	return fail("ANALYSIS_FAILED", "The page could not be read", data?.failed ?? reply.error.issues[0]?.message);
}

const inTime = (read: () => Promise<unknown>, clock: Clock): Promise<Read> =>
	new Promise((resolve) => {
		const stop = clock.setTimer(() => resolve("timed out"), READ_TIMEOUT_MS);
		const settle = (outcome: Read): void => {
			stop();
			resolve(outcome);
		};
		read().then(
			(value) => settle({ value }),
			(thrown: unknown) => settle({ refused: messageOf(thrown) }),
		);
	});
