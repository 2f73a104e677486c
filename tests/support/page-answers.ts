import type { Page } from "@playwright/test";

/** Pages as they are when the server got no answer in time: screens begin with what the browser asks. */
export async function withoutPageAnswers(page: Page): Promise<void> {
	await page.route("**/*", async (route) => {
		if (route.request().resourceType() !== "document") return route.fallback();
		const response = await route.fetch();
		const { "content-encoding": _, ...headers } = response.headers();
		const body = (await response.text()).replace(
			/<script type="application\/json" id="hub-answers">.*?<\/script>/s,
			"",
		);
		await route.fulfill({ response, headers, body });
	});
}
