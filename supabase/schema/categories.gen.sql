-- Written by `npm run build:schema` from the migrations: do not edit.

create table private.categories (
	name text not null,
	place smallint not null,
	constraint categories_pkey PRIMARY KEY (name),
	constraint categories_name_check CHECK ((name ~ '^[a-z]+$'::text))
);

create table private.category_aliases (
	alias text not null,
	category text not null,
	constraint category_aliases_pkey PRIMARY KEY (alias),
	constraint category_aliases_alias_check CHECK ((alias ~ '^[a-z]+$'::text)),
	constraint category_aliases_category_fkey FOREIGN KEY (category) REFERENCES private.categories(name)
);
CREATE INDEX category_aliases_by_category ON private.category_aliases USING btree (category);
