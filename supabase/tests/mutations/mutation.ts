import type postgres from "postgres";

/** One way to break the database's protection, with the statement that undoes it. */
export interface Mutation {
	readonly name: string;
	/** The table or view of which a check must fail. */
	readonly relation: string;
	/** Prefix of the names of the checks that are run first, as they are most likely to fail. */
	readonly closest: string;
	readonly apply: string;
	readonly undo: string;
}

/** All mutations, read from pg_catalog, in a fixed order. */
export async function listMutations(sql: postgres.Sql): Promise<Mutation[]> {
	// Without a search path, pg_catalog qualifies every name, so that its definitions can be executed again.
	return sql.begin(async (transaction) => {
		await transaction`set local search_path = ''`;
		return [
			...(await policyMutations(transaction)),
			...(await tableMutations(transaction)),
			...(await columnMutations(transaction)),
			...(await triggerMutations(transaction)),
		];
	});
}

interface Policy {
	relation: string;
	policy: string;
	roles: string;
	command: string;
	using: string | null;
	check: string | null;
}

/** Each policy dropped (permitted people are refused), and each one opened to all rows (others get access). */
async function policyMutations(sql: postgres.TransactionSql): Promise<Mutation[]> {
	const policies = await sql<Policy[]>`
		select tablename as relation, policyname as policy, array_to_string(roles, ', ') as roles, cmd as command, qual as using, with_check as check
		from pg_catalog.pg_policies where schemaname = 'public' order by tablename, policyname`;
	return policies.flatMap(({ relation, policy, roles, command, using, check }): Mutation[] => {
		const clauses = (row: string | null, added: string | null) =>
			`${row === null ? "" : ` using (${row})`}${added === null ? "" : ` with check (${added})`}`;
		const on = `${policy} on public.${relation}`;
		const create = (body: string) => `create policy ${on} for ${command} to ${roles}${body}`;
		const undo = `drop policy if exists ${on}; ${create(clauses(using, check))}`;
		const dropped = {
			name: `policy ${on} dropped`,
			relation,
			closest: `${relation} (`,
			apply: `drop policy ${on}`,
			undo,
		};
		if ((using ?? check) === "true") return [dropped];
		const open = create(clauses(using && "true", check && "true"));
		return [
			dropped,
			{ name: `policy ${on} opened`, relation, closest: `${relation} (`, apply: `drop policy ${on}; ${open}`, undo },
		];
	});
}

/** Row-level security disabled, and each privilege on a whole table or view revoked. */
async function tableMutations(sql: postgres.TransactionSql): Promise<Mutation[]> {
	const tables = await sql<{ relation: string }[]>`
		select relname as relation from pg_catalog.pg_class
		where relnamespace = 'public'::regnamespace and relrowsecurity
			and has_any_column_privilege('authenticated', oid, 'select') and relname not in (
				select tablename from pg_catalog.pg_policies where cmd = 'SELECT' and qual = 'true' and not exists (
					select from pg_catalog.pg_policies as other where other.tablename = pg_policies.tablename and other.cmd <> 'SELECT'))
		order by relname`;
	const grants = await sql<{ relation: string; role: string; privilege: string }[]>`
		select relname as relation, grantee::regrole::text as role, privilege_type as privilege
		from pg_catalog.pg_class, aclexplode(relacl)
		where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
			and grantee in ('anon'::regrole, 'authenticated'::regrole) order by 1, 2, 3`;
	return [
		...tables.map(({ relation }): Mutation => {
			const table = `alter table public.${relation}`;
			return {
				name: `row-level security off on ${relation}`,
				relation,
				closest: `${relation} (`,
				apply: `${table} disable row level security`,
				undo: `${table} enable row level security`,
			};
		}),
		...grants.map(({ relation, role, privilege }): Mutation => {
			const what = `${privilege} on public.${relation}`;
			return {
				name: `${what} revoked from ${role}`,
				relation,
				closest: `${relation} (`,
				apply: `revoke ${what} from ${role}`,
				undo: `grant ${what} to ${role}`,
			};
		}),
	];
}

/** Each column privilege revoked, and UPDATE granted on each column that nobody may change. */
async function columnMutations(sql: postgres.TransactionSql): Promise<Mutation[]> {
	const held = await sql<{ relation: string; column: string; role: string; privilege: string }[]>`
		select relname as relation, attname as column, grantee::regrole::text as role, privilege_type as privilege
		from pg_catalog.pg_attribute join pg_catalog.pg_class on pg_class.oid = attrelid, aclexplode(attacl)
		where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
			and grantee in ('anon'::regrole, 'authenticated'::regrole) order by 1, 2, 3, 4`;
	const locked = await sql<{ relation: string; column: string }[]>`
		select relname as relation, attname as column
		from pg_catalog.pg_attribute join pg_catalog.pg_class on pg_class.oid = attrelid
		where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
			and attgenerated = '' and attidentity = ''
			and not has_column_privilege('authenticated', attrelid, attnum, 'update') order by 1, 2`;
	const privilege = (relation: string, column: string, role: string, verb: string) => ({
		revoke: `revoke ${verb} (${column}) on public.${relation} from ${role}`,
		grant: `grant ${verb} (${column}) on public.${relation} to ${role}`,
	});
	return [
		...held.map(({ relation, column, role, privilege: verb }): Mutation => {
			const { revoke, grant } = privilege(relation, `"${column}"`, role, verb);
			return { name: revoke, relation, closest: `${relation}.${column}:`, apply: revoke, undo: grant };
		}),
		...locked.map(({ relation, column }): Mutation => {
			const { revoke, grant } = privilege(relation, `"${column}"`, "authenticated", "update");
			return { name: grant, relation, closest: `${relation}.${column}:`, apply: grant, undo: revoke };
		}),
	];
}

async function triggerMutations(sql: postgres.TransactionSql): Promise<Mutation[]> {
	const triggers = await sql<{ relation: string; trigger: string; definition: string; table: string }[]>`
		select relname as relation, tgname as trigger, pg_get_triggerdef(pg_trigger.oid) as definition, tgrelid::regclass::text as table
		from pg_catalog.pg_trigger join pg_catalog.pg_class on pg_class.oid = tgrelid
		where not tgisinternal and (relnamespace = 'public'::regnamespace or tgfoid in (
			select oid from pg_catalog.pg_proc where pronamespace = 'private'::regnamespace))
		order by 1, 2`;
	return triggers.map(({ relation, trigger, definition, table }) => ({
		name: `trigger ${trigger} on ${table} dropped`,
		relation,
		closest: `${relation}: trigger ${trigger}`,
		apply: `drop trigger ${trigger} on ${table}`,
		undo: definition,
	}));
}
