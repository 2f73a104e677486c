import type { PublicCollection } from "../backend/read-collection.ts";
import { scriptPath } from "../script-addresses.ts";
import { en } from "./messages/en.ts";
import type { PageHead } from "./page-head.ts";
import { breadcrumbs, collectionPage } from "./structured-data/lists.ts";
import { personName, personPath } from "./structured-data/person-data.ts";

/** Builds the head of a public collection. */
export function collectionHead(collection: PublicCollection, origin: string): PageHead {
	const { title, owner } = collection;
	const name = personName(owner);
	const path = `/collections/${collection.id}`;
	const description = collection.description?.trim() || en.collectionDescription.replace("{name}", () => name);
	const listed = collection.items.flatMap(({ script }) =>
		script ? [{ name: script.title, path: scriptPath(script) }] : [],
	);
	return {
		status: 200,
		title: `${title} ${en.by.replace("{author}", () => name)}`,
		description,
		canonicalPath: path,
		type: "website",
		about: [
			collectionPage({ name: title, path, description, listed }, origin),
			breadcrumbs(
				[
					{ name: en.homeCrumb, path: "/" },
					{ name, path: personPath(owner) },
					{ name: title, path },
				],
				origin,
			),
		],
	};
}
