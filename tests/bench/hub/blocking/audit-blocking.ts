import lighthouse from "lighthouse";
import * as z from "zod";

const performance = z.object({
	audits: z.object({ "total-blocking-time": z.object({ numericValue: z.number() }) }),
});

/**
 * Blocking time of a page on the phone that Lighthouse simulates, in milliseconds.
 * @param port of a Chromium that can be debugged
 * @param url page
 * @throws if Lighthouse could not finish
 */
export async function auditBlocking(port: number, url: string): Promise<number> {
	const answer = await lighthouse(url, { port, output: "json", logLevel: "error", onlyCategories: ["performance"] });
	return performance.parse(answer?.lhr).audits["total-blocking-time"].numericValue;
}
