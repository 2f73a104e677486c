import { expect, it } from "vitest";
import { openHubPort } from "./hub-port.ts";

it("takes the port at once, answers 503 until it is told what to answer, and says when the port is taken", async () => {
	const server = await openHubPort(0);
	const address = `http://127.0.0.1:${server.port}/`;
	expect((await fetch(address)).status).toBe(503);
	server.answerWith(async (request, peer) => new Response(`${new URL(request.url).pathname} ${peer}`));
	expect(await (await fetch(address)).text()).toBe("/ 127.0.0.1");
	await expect(openHubPort(server.port)).rejects.toThrow(
		`Port ${server.port} is taken by another program. Stop that one, or choose another port: npm start -- --port ${server.port + 1}`,
	);
	await server.close();
	const again = await openHubPort(server.port);
	await again.close();
});

it("lets no browser guess the type of any answer", async () => {
	const server = await openHubPort(0);
	const address = `http://127.0.0.1:${server.port}/`;
	const guessed = async () => (await fetch(address, { redirect: "manual" })).headers.get("x-content-type-options");
	expect(await guessed()).toBe("nosniff");
	for (const answer of [
		new Response("a text"),
		new Response(null, { status: 304 }),
		Response.redirect("http://localhost/", 308),
		Response.json({}, { status: 500 }),
		new Response("twice", { headers: { "x-content-type-options": "nosniff" } }),
	]) {
		server.answerWith(async () => answer.clone());
		expect(await guessed(), String(answer.status)).toBe("nosniff");
	}
	server.answerWith(() => Promise.reject(new Error("broken")));
	expect(await guessed()).toBe("nosniff");
	await server.close();
});

it("keeps idle connections for longer than a load balancer does", async () => {
	const server = await openHubPort(0);
	const { headers } = await fetch(`http://127.0.0.1:${server.port}/`);
	expect(Number(/timeout=(\d+)/.exec(headers.get("keep-alive") ?? "")?.[1])).toBeGreaterThan(60);
	await server.close();
});
