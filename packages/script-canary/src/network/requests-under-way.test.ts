import { afterAll, expect, it } from "vitest";
import { openTestBrowser } from "../canary.test-support.ts";
import { type Answer, startRecordingProxy } from "./recording-proxy.ts";
import { watchRequests } from "./requests-under-way.ts";

const browser = openTestBrowser();
afterAll(() => browser.close());

const page = (body: string): Answer => ({ status: 200, headers: { "content-type": "text/html" }, body });

it("waits for pending requests of a page, even when the response is late", async () => {
	const asked = Promise.withResolvers<() => void>();
	const proxy = await startRecordingProxy({
		connect: () => undefined,
		socket: () => [],
		answer: ({ url }) =>
			url.pathname === "/slow"
				? new Promise((resolve) => asked.resolve(() => resolve(page("late"))))
				: page("<p>A page</p>"),
	});
	const context = await (await browser.get()).createBrowserContext({
		proxyServer: `127.0.0.1:${proxy.port}`,
		proxyBypassList: ["<-loopback>"],
	});
	const opened = await context.newPage();
	await opened.goto("https://shop.test/");
	const requests = watchRequests(opened);
	await opened.evaluate(() => void fetch("/slow").then(async (answer) => (document.title = await answer.text())));

	let settled = false;
	const settling = requests.settle(Number.POSITIVE_INFINITY).then(() => (settled = true));
	const answer = await asked.promise;
	// Longer than several polls.
	await opened.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
	expect(settled).toBe(false);
	answer();
	await settling;
	// The page reads the body after the response has arrived.
	await opened.waitForFunction(() => document.title === "late");
	await context.close();
	await proxy.close();
});
