import { categoryTitle } from "@scriptorium/hub-data/categories/category-title";
import type { ScriptFacts } from "../../backend/read-script-facts.ts";
import { scriptPath, userScriptPath } from "../../script-addresses.ts";
import { en } from "../messages/en.ts";
import { scriptPicture } from "../pictures.ts";
import { breadcrumbs } from "./lists.ts";
import { authorData } from "./person-data.ts";
import type { Thing } from "./thing.ts";

/** Builds the data of a script as a free application, with breadcrumbs. */
export function scriptData(script: ScriptFacts, origin: string): readonly Thing[] {
	const path = scriptPath(script);
	const url = `${origin}${path}`;
	const title = script.title;
	const category = categoryTitle(script.category);
	return [
		{
			"@type": "SoftwareApplication",
			"@id": `${url}#script`,
			url,
			name: title,
			description: script.short_description,
			image: `${origin}${scriptPicture(script.id)}`,
			applicationCategory: "BrowserApplication",
			applicationSubCategory: category,
			operatingSystem: en.anyBrowser,
			isAccessibleForFree: true,
			offers: { "@type": "Offer", price: 0, priceCurrency: "USD" },
			downloadUrl: `${origin}${userScriptPath(script)}`,
			datePublished: script.created_at,
			dateModified: script.updated_at,
			...(script.semver === null ? {} : { softwareVersion: script.semver }),
			...(script.tags.length === 0 ? {} : { keywords: script.tags.join(", ") }),
			author: authorData(script.author, origin),
			interactionStatistic: {
				"@type": "InteractionCounter",
				interactionType: { "@type": "InstallAction" },
				userInteractionCount: script.install_count,
			},
			...rating(script),
		},
		breadcrumbs(
			[
				{ name: en.homeCrumb, path: "/" },
				{ name: category, path: `/category/${encodeURIComponent(script.category)}` },
				{ name: title, path },
			],
			origin,
		),
	];
}

/** Builds the rating; omitted without reviews because search engines reject a rating of zero. */
function rating({ average_rating, review_count }: ScriptFacts): { aggregateRating?: Thing } {
	if (average_rating === null || review_count === 0) return {};
	return {
		aggregateRating: {
			"@type": "AggregateRating",
			ratingValue: average_rating,
			reviewCount: review_count,
			bestRating: 5,
			worstRating: 1,
		},
	};
}
