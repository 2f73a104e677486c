import type { FeedFormat } from "./feed-address.ts";

/** Sources: RFC 4287 § 7, JSON Feed 1.1 § "Suggestions for Publishers". */
export const feedMediaTypes: Readonly<Record<FeedFormat, string>> = {
	atom: "application/atom+xml",
	json: "application/feed+json",
};
