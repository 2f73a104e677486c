import { measureRequests } from "./authoring/measure-requests.ts";
import { writeSection } from "./report/write-section.ts";

/** `npm run bench authoring`: what the catalog of templates answers to requests of somebody who has not seen it. */
export async function run(args: readonly string[]): Promise<void> {
	const report = await measureRequests();
	console.log(report);
	if (args.includes("--write")) await writeSection("authoring", report);
}
