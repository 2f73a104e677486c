import { SITE_NAME } from "../../../src/host-context/site-name.ts";
import { searchAddress } from "../search-address.ts";
import type { Thing } from "./thing.ts";

/** Builds the data of the site and its search. */
export function siteData(description: string, origin: string): Thing {
	return {
		"@type": "WebSite",
		"@id": `${origin}/#site`,
		url: `${origin}/`,
		name: SITE_NAME,
		description,
		inLanguage: "en",
		potentialAction: {
			"@type": "SearchAction",
			target: { "@type": "EntryPoint", urlTemplate: `${origin}${searchAddress("{search_term_string}")}` },
			"query-input": "required name=search_term_string",
		},
	};
}
