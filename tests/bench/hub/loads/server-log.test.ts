import { createServer } from "node:http";
import { listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";
import { expect, it, onTestFinished } from "vitest";
import { createServerLog } from "./server-log.ts";

it("tells which answers were handed over, and which were not", async () => {
	let time = 100;
	const log = createServerLog(() => time);
	const server = createServer((request, response) => {
		response.writeHead(request.url === "/gone.js" ? 404 : 200);
		if (request.url === "/half.js") response.write("half");
		else response.end();
	});
	onTestFinished(log.stop);
	const { origin, close } = await listenOnLoopback(server);
	onTestFinished(close);
	await (await fetch(`${origin}/before.js`)).text();
	time = 150;
	log.begin();
	time = 170;
	await (await fetch(`${origin}/gone.js`)).text();
	await fetch(`${origin}/half.js`);
	expect(log.lines()).toEqual(["server: 20–20 ms 404 /gone.js", "server: 20–no end /half.js"]);
});
