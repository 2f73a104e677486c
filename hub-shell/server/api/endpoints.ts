import type { Endpoint } from "./endpoint.ts";
import { getAuthor } from "./endpoints/get-author.ts";
import { getScript } from "./endpoints/get-script.ts";
import { listCategories } from "./endpoints/list-categories.ts";
import { listReviews } from "./endpoints/list-reviews.ts";
import { listScripts } from "./endpoints/list-scripts.ts";
import { listTags } from "./endpoints/list-tags.ts";
import { listVersions } from "./endpoints/list-versions.ts";
import { searchScripts } from "./endpoints/search-scripts.ts";

/** All endpoints of the API; only these are served and documented. */
export const endpoints: readonly Endpoint[] = [
	listScripts,
	searchScripts,
	getScript,
	listVersions,
	listReviews,
	listCategories,
	listTags,
	getAuthor,
];
