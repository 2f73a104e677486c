import { randomBytes } from "node:crypto";
import type { App } from "@supabase/lite";
import type { Sql } from "postgres";
import { type StandInAccount, standInAccounts } from "../google/accounts.ts";

/**
 * Makes the four accounts of the sign-in stand-in, through the real sign-up, so that triggers run as for anybody.
 * Their passwords are random and thrown away: the account chooser is the only way in.
 */
export async function ensureStandInAccounts(app: App, sql: Sql): Promise<void> {
	const emails = standInAccounts.map((account) => account.email);
	const rows = await sql<{ email: string }[]>`select email from auth.users where email in ${sql(emails)}`;
	const there = new Set(rows.map((row) => row.email));
	for (const account of standInAccounts) {
		if (!there.has(account.email)) await signUp(app, account);
		await linkToGoogle(sql, account);
	}
	const [roles] = await sql`select to_regclass('public.admin_roles') is not null as exist`;
	if (roles?.exist !== true) return;
	for (const { email, role } of standInAccounts) {
		if (role === null) continue;
		await sql`
			insert into public.admin_roles (user_id, role)
			select profile.user_id, ${role}
			from public.profiles as profile join auth.users as account on account.id = profile.user_id
			where account.email = ${email}
			on conflict do nothing`;
	}
}

async function signUp(app: App, account: StandInAccount): Promise<void> {
	const client = app.getClient({ auth: { persistSession: false, autoRefreshToken: false } });
	const { error } = await client.auth.signUp({
		email: account.email,
		password: randomBytes(24).toString("base64url"),
		options: { data: { full_name: account.name } },
	});
	if (error) throw new Error(`The account ${account.email} could not be made: ${error.message}`, { cause: error });
}

/** What the first sign-in would do: from then on the account is found by the subject, not by its e-mail address. */
async function linkToGoogle(sql: Sql, { subject, email, name }: StandInAccount): Promise<void> {
	await sql`
		insert into auth.identities (id, provider, provider_id, user_id, identity_data)
		select
			gen_random_uuid(), 'google', ${subject}, account.id,
			jsonb_build_object(
				'sub', ${subject}::text, 'email', ${email}::text, 'email_verified', true, 'full_name', ${name}::text
			)
		from auth.users as account where account.email = ${email}
		on conflict (provider, provider_id) do nothing`;
}
