import type { SeedRun } from "../run-seed.ts";

const paragraph = `<p>${"The rails are forty years old. ".repeat(8)}</p>`;
const jsonLd = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const article = (more: object) => ({ "@type": "BlogPosting", datePublished: "2018-02-03", ...more });

/** Pages that state their day in other ways, and what the notice has to say of them. */
const told = [
	{
		what: "a meta element",
		html: `<meta property="article:published_time" content="2021-11-19T10:00:00+01:00"><meta property="og:updated_time" content="2021-11-19T12:00:00+01:00">`,
		words: "5 years old.Published on 19 November 2021. The page states no later change.",
	},
	{
		what: "the time at the head of the only article",
		html: `<article><time datetime="2016-12-24">Christmas</time>${paragraph}<time datetime="2010-01-01">then</time><article><time datetime="2011-01-01">A comment</time></article></article>`,
		words: "9 years old.Published on 24 December 2016. The page states no later change.",
	},
	{
		what: "one of several articles, which says that it is this page",
		html: jsonLd([null, article({ url: "/old/story" }), article({ datePublished: "2011-01-01" })]),
		words: "8 years old.Published on 3 February 2018. The page states no later change.",
	},
	{
		what: "broken structured data beside a day in words",
		html: `<script type="application/ld+json">{ broken</script><meta name="date" content="Tue, 05 Mar 2019 10:00:00 GMT">`,
		words: "7 years old.Published on 5 March 2019. The page states no later change.",
	},
];

const untold = [
	{
		what: "a list of articles",
		path: "/old/list",
		html: jsonLd([article({}), article({ datePublished: "2012-01-01" })]),
	},
	{
		what: "two articles that both say they are this page",
		path: "/old/story",
		html: jsonLd([article({ url: "/old/story" }), article({ "@id": "/old/story", datePublished: "2012-01-01" })]),
	},
	{ what: "a front page", path: "/en/", html: `<meta name="date" content="2010-01-01">` },
	{ what: "a young article", path: "/old/story", html: `<meta name="date" content="2024-11-21">` },
	{ what: "a day to come", path: "/old/story", html: `<meta name="date" content="2031-01-01">` },
	{ what: "an advertised job", path: "/old/story", html: jsonLd(article({ "@type": "JobPosting" })) },
	{
		what: "a day inside the text",
		path: "/old/story",
		html: `<article>${paragraph}<time datetime="2010-01-01">1 May</time></article>`,
	},
	{
		what: "two articles",
		path: "/old/story",
		html: `<article><time datetime="2010-01-01">a</time></article><article></article>`,
	},
];

export async function checkEffect({ page, expect, open }: SeedRun): Promise<void> {
	await page.clock.setFixedTime(new Date("2026-11-20T12:00:00Z"));
	await open();
	const notice = page.getByRole("complementary", { name: "Old Article Notice" });
	const status = notice.getByRole("status");
	await expect(status).toHaveText(
		"This article is 7 years old.Published on 5 March 2019. Last changed on 22 November 2020.",
	);
	await expect(page.locator("body")).toBeFocused();
	const close = notice.getByRole("button", { name: "Close the notice" });
	await close.click();
	await expect(notice).toHaveCount(0);

	// Element for element what the page is without the script; and gone with the article on sites that load none.
	await open();
	await expect(notice).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(notice).toHaveCount(0);
	await expect(page.locator("html > *")).toHaveCount(2);
	await open();
	await expect(notice).toBeVisible();
	await page.evaluate(() => history.pushState(null, "", "#part"));
	await expect(notice).toBeVisible();
	await page.evaluate(() => history.pushState(null, "", "/another"));
	await expect(notice).toHaveCount(0);

	const origin = new URL(page.url()).origin;
	const show = async (path: string, html: string) => {
		const body = `<!doctype html><html lang="en"><head><title>Page</title></head><body>${html}<h1>Page</h1></body></html>`;
		await page.route(`${origin}${path}`, (route) => route.fulfill({ contentType: "text/html", body }));
		await page.goto(origin + path);
		await page.unroute(`${origin}${path}`);
	};
	for (const { what, html, words } of told) {
		await show("/old/story", html);
		await expect(status, what).toHaveText(`This article is ${words}`);
	}
	for (const { what, path, html } of untold) {
		await show(path, html);
		await expect(page.getByRole("heading")).toBeVisible();
		await expect(notice, what).toHaveCount(0);
	}
}
