import type { Env, Hono } from "hono";
import type { RestReader } from "./backend/rest-reader.ts";
import { createPictureService } from "./og/serve-picture.ts";
import { opensearchXml } from "./site-map/opensearch-xml.ts";
import { robotsText } from "./site-map/robots-text.ts";
import { serveSitemapIndex, serveSitemapPage } from "./site-map/serve-sitemap.ts";
import { textResponse } from "./static/text-response.ts";

/** What search engines, browsers' search boxes and link previews ask for beside the pages. */
export function addFindableRoutes<Asked extends Env>(
	app: Hono<Asked>,
	{ rest, origin }: { readonly rest: RestReader; readonly origin: string },
): void {
	const picture = createPictureService(rest);
	const hourly = { "cache-control": "public, max-age=3600" };
	app.get("/og/:kind/:file", ({ req }) => picture(req.raw, req.param("kind"), req.param("file")));
	app.get("/sitemap.xml", ({ req }) => serveSitemapIndex(req.raw, { rest, origin }));
	app.get("/sitemap/:file", ({ req }) => serveSitemapPage(req.raw, req.param("file"), { rest, origin }));
	app.get("/robots.txt", ({ req }) =>
		textResponse(req.raw, robotsText(origin), { headers: { ...hourly, "content-type": "text/plain; charset=utf-8" } }),
	);
	app.get("/opensearch.xml", ({ req }) =>
		textResponse(req.raw, opensearchXml(origin), {
			headers: { ...hourly, "content-type": "application/opensearchdescription+xml; charset=utf-8" },
		}),
	);
}
