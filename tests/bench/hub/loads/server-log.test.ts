import { expect, it } from "vitest";
import { createServerLog } from "./server-log.ts";

it("tells what was answered when, and what was not", async () => {
	let time = 100;
	const log = createServerLog(() => time);
	const answer = log.watch(({ url }) =>
		url.endsWith("/late") ? new Promise<Response>(() => undefined) : Promise.resolve(new Response("", { status: 404 })),
	);
	await answer(new Request("http://localhost/before"), "");
	time = 150;
	log.begin();
	time = 170;
	await answer(new Request("http://localhost/a.js?r=1"), "");
	void answer(new Request("http://localhost/late"), "");
	expect(log.lines()).toEqual(["server: 20–20 ms 404 /a.js", "server: 20–no answer /late"]);
});
