import { shelfRisks } from "@scriptorium/hub-data/scripts/shelf-risks";
import type { RestReader } from "../backend/rest-reader.ts";

/** Scripts per page of a profile (mfe-catalogue, `profile-address.ts`). */
const PAGE_SIZE = 12;

/** Reads the data that a profile's screen requests first: counts and newest scripts. */
export async function readProfileScreen(rest: RestReader, userId: string): Promise<void> {
	const answers = await Promise.all([
		rest.call("profile_counts", { p_user_id: userId }),
		rest.call("list_scripts", {
			p_risks: shelfRisks,
			p_owner_id: userId,
			p_offset: 0,
			p_sort: "newest",
			p_limit: PAGE_SIZE,
		}),
	]);
	for (const answer of answers) {
		if (!answer.ok) console.warn(`[page] a profile without what its screen begins with: ${answer.error.message}`);
	}
}
