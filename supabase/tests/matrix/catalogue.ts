import type { Fixture } from "../support/fixture.ts";
import { CHANGE_TRIGGER } from "../support/table-changes.ts";

/** Relations that exist, by names from pg_catalog, so that the expectations cannot omit any. */
export interface CatalogueRelation {
	readonly relation: string;
	readonly columns: readonly string[];
	readonly triggers: readonly string[];
}

export async function readCatalogue(fixture: Fixture): Promise<CatalogueRelation[]> {
	return fixture.sql<CatalogueRelation[]>`
		select
			relation.relname as relation,
			array(
				select attname::text from pg_attribute
				where attrelid = relation.oid and attnum > 0 and not attisdropped order by attnum
			) as columns,
			array(
				select tgname::text from pg_trigger
				where tgrelid = relation.oid and not tgisinternal and not starts_with(tgname::text, ${CHANGE_TRIGGER}) order by tgname
			) as triggers
		from pg_class as relation
		where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'p', 'v', 'm', 'f')
		order by relation.relname`;
}
