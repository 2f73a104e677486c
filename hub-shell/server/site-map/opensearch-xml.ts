import { SITE_NAME } from "../../src/host-context/site-name.ts";
import { escapeXml } from "../escape-xml.ts";
import { en } from "../heads/messages/en.ts";
import { searchAddress } from "../heads/search-address.ts";

/** `GET /opensearch.xml`: description by which browsers add the hub's search. Source: OpenSearch 1.1, draft 6. */
export function opensearchXml(origin: string): string {
	const search = escapeXml(`${origin}${searchAddress("{searchTerms}")}`);
	return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(SITE_NAME)}</ShortName>
<Description>${escapeXml(en.exploreDescription)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image type="image/svg+xml">${escapeXml(`${origin}/favicon.svg`)}</Image>
<Url type="text/html" method="get" template="${search}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(`${origin}/opensearch.xml`)}"/>
</OpenSearchDescription>
`;
}
