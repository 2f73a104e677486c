import type { FindableHub } from "./findable-hub.ts";
import { type PageThing, pageData } from "./schema-org.ts";

export interface ReadPage {
	readonly status: number;
	readonly html: string;
	readonly title: string | undefined;
	readonly canonical: string | undefined;
	/** Checked against what search engines ask for; empty when the page has none. */
	readonly data: readonly PageThing[];
	readonly policy: string;
	meta(key: string): string | undefined;
}

/** A page as a crawler reads it: nothing of it runs. */
export async function readPage(hub: FindableHub, path: string): Promise<ReadPage> {
	const response = await hub.get(path);
	const html = await response.text();
	const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
	const metas = new Map(
		[...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g)].map(([, key, content]) => [
			key,
			content,
		]),
	);
	return {
		status: response.status,
		html,
		title: /<title>(.*?)<\/title>/s.exec(html)?.[1],
		canonical: /<link rel="canonical" href="([^"]*)" \/>/.exec(html)?.[1],
		data: data === undefined ? [] : pageData.parse(JSON.parse(data))["@graph"],
		policy: response.headers.get("content-security-policy") ?? "",
		meta: (key) => metas.get(key),
	};
}
