import type { Page } from "@playwright/test";

/**
 * Serves pages without the content and data that the server has rendered, as when the backend did not respond in time: the browser
 * renders the screens, and they request their data themselves.
 * @param page a page before its first navigation
 */
export async function withoutPageAnswers(page: Page): Promise<void> {
	await page.route("**/*", async (route) => {
		if (route.request().resourceType() !== "document") return route.fallback();
		const response = await route.fetch();
		const { "content-encoding": _, ...headers } = response.headers();
		const body = (await response.text())
			.replace(/<script type="application\/json" id="hub-queries">.*?<\/script>/s, "")
			.replace(/(<div id="root">).*(<\/div>\s*<noscript>)/s, "$1$2");
		await route.fulfill({ response, headers, body });
	});
}
