import { type Fixture, newcomer } from "../support/fixture.ts";
import { makeAccount } from "../support/samples.ts";
import type { Effect } from "./expectation.ts";
import { expectTrue } from "./rows.ts";

/** Triggers of `profiles` that compare names; which names they refuse is tested in `behaviors/confusable-names.test.ts`. */
export const nameTriggers: Readonly<Record<string, Effect>> = {
	keep_name_skeletons: keepsSkeletons,
	refuse_lookalike_username: refusesNewUsername,
	refuse_changed_lookalike: refusesUsername,
	refuse_lookalike_name: refusesDisplayName,
	refuse_reserved_username: refusesReservedUsername,
	replace_new_lookalike: replacesNewName,
	replace_lookalike_name: replacesName,
};

const profileOf = async ({ sql }: Fixture, id: string) => {
	const [row] = await sql<{ username: string; display_name: string }[]>`
		select username::text, display_name from public.profiles where user_id = ${id}`;
	return row;
};

async function keepsSkeletons(fixture: Fixture) {
	const id = await makeAccount(fixture);
	await fixture.sql`update public.profiles set display_name = 'Moby Dick' where user_id = ${id}`;
	const [kept] = await fixture.sql`select display_name from private.name_skeletons where user_id = ${id}`;
	expectTrue(kept?.display_name === "rnoby dick", `The skeleton is: ${String(kept?.display_name)}`);
}

async function refusesNewUsername(fixture: Fixture) {
	await withAccount(fixture, async (id) => {
		await fixture.sql`delete from public.profiles where user_id = ${id}`;
		const insert = fixture.sql`
			insert into public.profiles (user_id, username, display_name) values (${id}, 'adm1n', 'Somebody')`;
		expectTrue((await codeOf(insert)) === "PT409", "A username like a reserved word was inserted.");
	});
}

async function refusesUsername(fixture: Fixture) {
	await withAccount(fixture, async (id) => {
		const update = fixture.sql`update public.profiles set username = 'adm1n' where user_id = ${id}`;
		expectTrue((await codeOf(update)) === "PT409", "A username was changed to one like a reserved word.");
	});
}

async function refusesReservedUsername(fixture: Fixture) {
	await withAccount(fixture, async (id) => {
		const update = fixture.sql`update public.profiles set username = 'Admin' where user_id = ${id}`;
		expectTrue((await codeOf(update)) === "23514", "A username was changed to a reserved word.");
	});
}

/** Deletes the account after the check: where a trigger is missing it has a name like which later names are refused. */
async function withAccount(fixture: Fixture, check: (id: string) => Promise<void>) {
	const id = await makeAccount(fixture);
	try {
		await check(id);
	} finally {
		await fixture.sql`delete from auth.users where id = ${id}`;
	}
}

async function refusesDisplayName(fixture: Fixture) {
	const person = await newcomer(fixture);
	const { error } = await person.hub.from("profiles").update({ display_name: "Moderator" }).eq("user_id", person.id);
	expectTrue(error?.code === "PT409", "A person took a name like that of an office.");
}

async function replacesNewName(fixture: Fixture) {
	const profile = await profileOf(fixture, await makeAccount(fixture, "Moderator"));
	expectTrue(profile?.display_name === profile?.username, "A new account has a name like that of an office.");
}

async function replacesName(fixture: Fixture) {
	const id = await makeAccount(fixture);
	await fixture.sql`update public.profiles set display_name = 'Moderator' where user_id = ${id}`;
	const profile = await profileOf(fixture, id);
	expectTrue(profile?.display_name === profile?.username, "The provider's name was taken as it is.");
}

/** SQLSTATE of the refusal; null if the statement went through. */
async function codeOf(statement: PromiseLike<unknown>): Promise<string | null> {
	return Promise.resolve(statement).then(
		() => null,
		(thrown: unknown) =>
			typeof thrown === "object" && thrown !== null && "code" in thrown ? String(thrown.code) : String(thrown),
	);
}
