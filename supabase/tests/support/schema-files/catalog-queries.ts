/*
 * Queries on the catalogs of PostgreSQL. Each row is a statement, in an order that does not depend on the migrations that made the object.
 * The column `name` is the object's name with its schema.
 */

const GRANTEES = "coalesce(nullif(pg_get_userbyid(entry.grantee), 'unknown (OID=0)'), 'public')";

/** Privileges of everybody but the owner, as statements. `acl`: expression of the list; `target`: what follows `on`. */
const grantsOf = (acl: string, target: string, owner: string): string => `
	select string_agg(format('grant %s on %s to %s;', granted.privileges, ${target}, granted.grantee), E'\\n' order by granted.grantee)
	from (
		select ${GRANTEES} as grantee, string_agg(lower(entry.privilege_type), ', ' order by entry.privilege_type) as privileges
		from aclexplode(${acl}) as entry where entry.grantee <> ${owner} group by 1
	) as granted`;

const OWN_SCHEMAS = "namespace.nspname in ('public', 'private')";
const NOT_OF_EXTENSION = (catalog: string, id: string): string =>
	`not exists (select from pg_depend where classid = '${catalog}'::regclass and objid = ${id} and deptype = 'e')`;

/** Extensions, schemas, default privileges and settings of roles. */
export const ROLES_AND_SCHEMAS = `
	select sql from (
		select 1 as part, extname::text as place, format('create extension %I with schema %I;', extname, nspname) as sql
		from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname not in ('plpgsql', 'pg_cron')
		union all
		select 2, namespace.nspname, format('create schema %I;', namespace.nspname)
			|| coalesce(E'\\n' || (${grantsOf("namespace.nspacl", "format('schema %I', namespace.nspname)", "namespace.nspowner")}), '')
		from pg_namespace as namespace where ${OWN_SCHEMAS} or namespace.nspname = 'extensions'
		union all
		select 3, concat_ws(' ', nspname, defaclobjtype), format('-- Default privileges %s of %s: %s',
			coalesce('in ' || nspname, 'in all schemas'),
			case defaclobjtype when 'r' then 'tables' when 'S' then 'sequences' when 'f' then 'functions' when 'T' then 'types' else 'schemas' end,
			(select string_agg(entry::text, ', ' order by entry::text) from unnest(defaclacl) as entry))
		from pg_default_acl left join pg_namespace on pg_namespace.oid = defaclnamespace
		where defaclrole = 'postgres'::regrole
		union all
		select 4, setrole::regrole::text || setting, format('alter role %s set %s;', setrole::regrole, regexp_replace(setting, '=', ' = '))
		from pg_db_role_setting, unnest(setconfig) as setting where setrole <> 0
	) as every order by part, place collate "C"`;

const COLUMNS = `
	select string_agg(E'\\t' || format('%I %s', attname, format_type(atttypid, atttypmod))
		|| case when attgenerated = 's' then format(' generated always as (%s) stored', pg_get_expr(adbin, adrelid))
			when attidentity = 'a' then ' generated always as identity'
			when adbin is not null then ' default ' || pg_get_expr(adbin, adrelid) else '' end
		|| case when attnotnull then ' not null' else '' end, E',\\n' order by attnum)
	from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
	where attrelid = relation.oid and attnum > 0 and not attisdropped`;

const TABLE_CONSTRAINTS = `
	select string_agg(format(E',\\n\\tconstraint %I %s', conname, pg_get_constraintdef(oid)), '' order by contype = 'p' desc, conname collate "C")
	from pg_constraint where conrelid = relation.oid and contype in ('p', 'u', 'c', 'f')`;

/** Composite types, tables and views, without what belongs to them. */
export const RELATIONS = `
	select format('%I.%I', namespace.nspname, relation.relname) as name, case relation.relkind
		when 'c' then format(E'create type %I.%I as (\\n%s\\n);', namespace.nspname, relation.relname, (${COLUMNS}))
		when 'v' then format(E'create view %I.%I%s as\\n%s', namespace.nspname, relation.relname,
			' with (' || array_to_string(relation.reloptions, ', ') || ')', pg_get_viewdef(relation.oid))
		else format(E'create table %I.%I (\\n%s%s\\n);', namespace.nspname, relation.relname, (${COLUMNS}), (${TABLE_CONSTRAINTS})) end as sql
	from pg_class as relation join pg_namespace as namespace on namespace.oid = relation.relnamespace
	where ${OWN_SCHEMAS} and relation.relkind in ('c', 'r', 'v') and ${NOT_OF_EXTENSION("pg_class", "relation.oid")}
	order by array_position('{c,r,v}', relation.relkind::text), namespace.nspname, relation.relname`;

const RELATION = "format('%I.%I', namespace.nspname, relation.relname)";
const FROM_RELATIONS = `from pg_class as relation join pg_namespace as namespace on namespace.oid = relation.relnamespace`;
const ROLES = `(select string_agg(coalesce(nullif(role::regrole::text, '-'), 'public'), ', ' order by role::regrole::text) from unnest(polroles) as role)`;
const COMMAND =
	"case polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end";
const COLUMN_GRANTS = `
	select string_agg(format('grant %s (%s) on %s to %s;', granted.privilege, granted.columns, ${RELATION}, granted.grantee), E'\\n'
		order by granted.grantee, granted.privilege)
	from (
		select ${GRANTEES} as grantee, lower(entry.privilege_type) as privilege, string_agg(quote_ident(attname), ', ' order by attnum) as columns
		from pg_attribute, aclexplode(attacl) as entry where attrelid = relation.oid group by 1, 2
	) as granted`;

/** What belongs to a table or view: comments, row-level security, privileges, indexes, policies and triggers. */
export const RELATION_PARTS = `
	select name, sql from (
		select 1 as part, attname::text as place, ${RELATION} as name, format('comment on column %s.%I is %L;', ${RELATION}, attname, description) as sql
		${FROM_RELATIONS} join pg_attribute on attrelid = relation.oid
		join pg_description on classoid = 'pg_class'::regclass and objoid = relation.oid and objsubid = attnum
		union all
		select 2, '', ${RELATION}, format('alter table %s enable row level security;', ${RELATION}) ${FROM_RELATIONS} where relation.relrowsecurity
		union all
		select 3, '', ${RELATION}, (${grantsOf("relation.relacl", RELATION, "relation.relowner")}) ${FROM_RELATIONS} where relation.relkind in ('r', 'v')
		union all
		select 4, '', ${RELATION}, (${COLUMN_GRANTS}) ${FROM_RELATIONS} where relation.relkind in ('r', 'v')
		union all
		select 5, indexed.relname, ${RELATION}, pg_get_indexdef(indexrelid) || ';'
		${FROM_RELATIONS} join pg_index on indrelid = relation.oid join pg_class as indexed on indexed.oid = indexrelid
		where not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
		union all
		select 6, polname::text, ${RELATION}, format('create policy %I on %s for %s to %s', polname, ${RELATION}, ${COMMAND}, ${ROLES})
			|| coalesce(E'\\n\\tusing (' || pg_get_expr(polqual, polrelid) || ')', '')
			|| coalesce(E'\\n\\twith check (' || pg_get_expr(polwithcheck, polrelid) || ')', '') || ';'
		${FROM_RELATIONS} join pg_policy on polrelid = relation.oid
		union all
		select 7, tgname::text, ${RELATION}, pg_get_triggerdef(pg_trigger.oid) || ';' ${FROM_RELATIONS} join pg_trigger on tgrelid = relation.oid where not tgisinternal
	) as every where sql is not null
	order by name, part, place collate "C"`;

/** Functions with their privileges, and with triggers that call them on tables of other schemas. */
export const FUNCTIONS = `
	select format('%I.%I', namespace.nspname, proname) as name, rtrim(pg_get_functiondef(routine.oid), E'\\n') || ';'
		|| coalesce(E'\\n' || (${grantsOf("coalesce(proacl, acldefault('f', proowner))", "format('function %s', routine.oid::regprocedure)", "proowner")}), '')
		|| coalesce(E'\\n' || (
			select string_agg(pg_get_triggerdef(pg_trigger.oid) || ';', E'\\n' order by tgname)
			from pg_trigger join pg_class as relation on relation.oid = tgrelid join pg_namespace as elsewhere on elsewhere.oid = relation.relnamespace
			where tgfoid = routine.oid and not tgisinternal and elsewhere.nspname not in ('public', 'private')
		), '') as sql
	from pg_proc as routine join pg_namespace as namespace on namespace.oid = pronamespace
	where ${OWN_SCHEMAS} and ${NOT_OF_EXTENSION("pg_proc", "routine.oid")}
	order by namespace.nspname, proname, routine.oid::regprocedure::text collate "C"`;
