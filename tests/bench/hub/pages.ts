import * as z from "zod";

export interface BenchPage {
	readonly name: string;
	readonly path: string;
	/** Whether its document tells search engines not to list it. */
	readonly isUnlisted?: boolean;
}

export interface BenchPages {
	readonly home: BenchPage;
	readonly explore: BenchPage;
	readonly script: BenchPage & { readonly title: string };
	readonly create: BenchPage;
	readonly builder: BenchPage;
	readonly category: BenchPage;
	readonly profile: BenchPage;
}

/** Pages of the shell that are the same for everybody. */
export const STATIC_PAGES: readonly BenchPage[] = [
	{ name: "documentation", path: "/documentation" },
	{ name: "tutorials", path: "/tutorials" },
	{ name: "security", path: "/security" },
	{ name: "faq", path: "/faq" },
	{ name: "about", path: "/about" },
	{ name: "terms", path: "/terms" },
	{ name: "privacy", path: "/privacy" },
	{ name: "contact", path: "/contact" },
];

const scripts = z.object({
	items: z.tuple([z.looseObject({ title: z.string(), html_url: z.url() })]),
});

/** The pages that are measured; the script is the most popular one, the profile its author's. */
export async function findPages(origin: string): Promise<BenchPages> {
	const response = await fetch(`${origin}/api/v1/scripts?limit=1`);
	const [{ title, html_url }] = scripts.parse(await response.json()).items;
	const { pathname } = new URL(html_url);
	const [, author = "", slug = ""] = pathname.split("/");
	if (slug === "" || author === "bookmarklet") throw new Error(`The author of ${pathname} has no profile to measure.`);
	return {
		home: { name: "home", path: "/" },
		explore: { name: "explore", path: "/explore" },
		script: { name: "a script", path: pathname, title },
		create: { name: "create", path: "/create", isUnlisted: true },
		builder: { name: "builder", path: "/builder" },
		category: { name: "a category", path: "/category/productivity" },
		profile: { name: "a profile", path: `/${author}` },
	};
}
