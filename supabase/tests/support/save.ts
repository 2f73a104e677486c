import { randomUUID } from "node:crypto";
import type { Person } from "./fixture.ts";

export interface SavedScript {
	readonly id: string;
	readonly slug: string;
	readonly version_id: string;
	readonly semver: string;
	readonly kind: string;
	readonly is_published: boolean;
	readonly moderation_status: string;
}

/**
 * Saves a script through the API, with unique code unless `p_code` is given.
 * @param person who saves it
 * @param changes arguments of `save_script` that differ from `valid`
 * @returns the saved script and its version
 * @throws with code and message of the database when it refuses
 */
export async function save(person: Person, changes: Partial<Parameters<typeof saving>[1]> = {}): Promise<SavedScript> {
	const { data, error } = await saving(person, {
		...valid,
		p_code: `javascript:document.title='${randomUUID()}'`,
		...changes,
	});
	if (error) throw new Error(`${error.code} ${error.message}`);
	const [saved] = data;
	if (!saved) throw new Error("Nothing was saved.");
	return saved;
}

export const valid = {
	p_title: "Reading mode",
	p_description: "Hides everything but the text.",
	p_code: "javascript:document.title",
};

/**
 * Asks the API to save a script, for tests of refusals.
 * @param person who saves it
 * @param args all arguments of `save_script`
 * @returns the request; its answer has either rows or an error
 */
export function saving(
	person: Person,
	args: typeof valid & {
		p_id?: string;
		p_base_version_id?: string;
		p_category?: string;
		p_tags?: string[];
		p_publish?: boolean;
		p_generated_by?: string;
		p_change_note?: string;
	},
) {
	return person.hub.rpc("save_script", args);
}
