import type { Thing } from "./thing.ts";

/** A page of the site with its name. */
export interface Place {
	readonly name: string;
	readonly path: string;
}

/** Builds the breadcrumbs from the home page to this page, inclusive. */
export function breadcrumbs(places: readonly Place[], origin: string): Thing {
	return {
		"@type": "BreadcrumbList",
		itemListElement: places.map(({ name, path }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: `${origin}${path}`,
		})),
	};
}

/** Builds the data of a page with a list, including the first items in displayed order. */
export function collectionPage(
	page: Place & { readonly description: string; readonly listed: readonly Place[] },
	origin: string,
): Thing {
	const url = `${origin}${page.path}`;
	return {
		"@type": "CollectionPage",
		"@id": `${url}#page`,
		url,
		name: page.name,
		description: page.description,
		isPartOf: { "@type": "WebSite", "@id": `${origin}/#site` },
		...(page.listed.length === 0
			? {}
			: {
					mainEntity: {
						"@type": "ItemList",
						numberOfItems: page.listed.length,
						itemListElement: page.listed.map(({ name, path }, index) => ({
							"@type": "ListItem",
							position: index + 1,
							name,
							url: `${origin}${path}`,
						})),
					},
				}),
	};
}
