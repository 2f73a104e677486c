import type { TransactionSql } from "postgres";
import type { Person } from "./about-schema.ts";
import { seedId } from "./seed-id.ts";
import { momentOf } from "./timeline.ts";

export const personId = (username: string) => seedId("person", username);

/**
 * Inserts accounts without e-mail, password or identity, so that nobody can sign in to them or recover them.
 * A trigger creates the profile of each new account; the fields that a person would fill in are set afterwards.
 */
export async function seedPeople(sql: TransactionSql, people: readonly Person[]): Promise<void> {
	for (const person of people) {
		const id = personId(person.username);
		const joined = momentOf(person.joinedDaysBefore, id);
		const added = await sql`
			insert into auth.users (id, raw_user_meta_data, created_at, updated_at)
			values (${id}, ${sql.json({ name: person.displayName })}, ${joined}, ${joined})
			on conflict (id) do nothing returning id`;
		if (added.length === 0) continue;
		await sql`
			update public.profiles set
				username = ${person.username}, display_name = ${person.displayName}, bio = ${person.bio},
				website_url = ${person.websiteUrl}, created_at = ${joined}
			where user_id = ${id}`;
	}
}
