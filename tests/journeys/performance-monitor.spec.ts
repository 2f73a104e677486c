import { expect, type Page, test } from "@playwright/test";
import { expectNarrowPage, expectNoViolations } from "../support/axe.ts";
import { hubOrigin, watchForErrors } from "../support/hub.ts";
import { untilLive } from "../support/live-page.ts";

interface Running {
	readonly observers: number;
	readonly frames: number;
}

/** Counts the connected observers of performance entries, and the frames that the page asks for, of whomever. */
async function countRunning(page: Page): Promise<() => Promise<Running>> {
	await page.addInitScript(() => {
		const running = { observers: new Set<object>(), frames: 0 };
		Object.assign(window, { running });
		const { observe, disconnect } = PerformanceObserver.prototype;
		PerformanceObserver.prototype.observe = function (...options) {
			running.observers.add(this);
			observe.apply(this, options);
		};
		PerformanceObserver.prototype.disconnect = function () {
			running.observers.delete(this);
			disconnect.apply(this);
		};
		const request = window.requestAnimationFrame.bind(window);
		window.requestAnimationFrame = (callback) => {
			running.frames += 1;
			return request(callback);
		};
	});
	return () =>
		page.evaluate(async () => {
			const running = Reflect.get(window, "running") as { observers: Set<object>; frames: number };
			const before = running.frames;
			await new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle)));
			return { observers: running.observers.size, frames: running.frames - before };
		});
}

test("measures the visit while it is open, names what the browser lacks, and nothing runs afterwards", async ({
	page,
}) => {
	const errors = watchForErrors(page);
	const running = await countRunning(page);
	await page.goto(`${hubOrigin()}/faq`);
	await untilLive(page);
	const before = await running();
	await page.getByRole("contentinfo").getByRole("link", { name: "Performance" }).click();
	const score = page.getByRole("region", { name: "Score" });
	await expect(score).toContainText(/\d+ of 100.*[34] of 4 measured/s);
	await expect(page.getByText(/^\d+ per second$/)).toBeVisible();
	await expect(page.getByRole("img", { name: /^Frame rate: / })).toBeVisible();
	await expect(page.getByRole("region", { name: "Web Vitals of this visit" })).toContainText(/\d+ ms/);
	await expect(page.getByRole("row", { name: /^Scripts [1-9]/ })).toBeVisible();
	expect((await running()).observers).toBeGreaterThan(before.observers);
	await page.getByRole("button", { name: "Pause" }).click();
	await expect.poll(running).toEqual({ observers: before.observers, frames: 0 });
	await expectNoViolations(page, "/performance");
	await page.getByRole("button", { name: "Resume" }).click();
	await expect.poll(async () => (await running()).observers).toBeGreaterThan(before.observers);
	await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "FAQ" })).toBeVisible();
	await expect.poll(running).toEqual({ observers: before.observers, frames: 0 });
	expect(errors).toEqual([]);
});

test("a browser that offers only frames gets no 'Good', in German and on a phone", { tag: "@soak" }, async ({
	page,
}) => {
	await page.addInitScript(() => {
		Object.defineProperty(PerformanceObserver, "supportedEntryTypes", { value: ["paint", "resource"] });
		Object.defineProperty(performance, "memory", { value: undefined });
		Object.defineProperty(navigator, "connection", { value: undefined });
	});
	await page.context().addCookies([{ name: "scriptorium-language", value: "de", url: hubOrigin() }]);
	await page.goto(`${hubOrigin()}/performance`);
	await expect(page.getByRole("heading", { level: 1, name: "Leistung" })).toBeVisible();
	const score = page.getByRole("region", { name: "Punkte" });
	await expect(score).toContainText("1 von 4 gemessen");
	await expect(score).toContainText("nicht bewertet: Speicher, Art des Netzes, Lange Aufgaben");
	await expect(score).not.toContainText("Gut");
	await expectNarrowPage(page, "/performance in German");
});
