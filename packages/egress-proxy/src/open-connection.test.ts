import { describe, expect, test } from "vitest";
import {
	get,
	PUBLIC_ADDRESS,
	PUBLIC_IPV6,
	readAll,
	startService,
	startSite,
	startTestProxy,
	testInternet,
	tunnelTo,
	words,
} from "./egress-proxy.test-support.ts";

/** A site that must not be reached, behind every address of the test. */
async function startInside(addresses: readonly string[]) {
	let reached = 0;
	const site = await startSite((_request, response) => {
		reached++;
		response.end("secret");
	});
	return { servers: Object.fromEntries(addresses.map((address) => [`${address}:80`, site])), reached: () => reached };
}

describe("a host that is an address", () => {
	test.each(
		words(`
		127.0.0.1 127.1 2130706433 0x7f.1 017700000001 0 %31%32%37.0.0.1 127.0.0.1. [::1] [::] [::ffff:127.0.0.1]
		[::ffff:7f00:1] [0:0:0:0:0:0:0:1] [64:ff9b::7f00:1] [2002:7f00:1::] 169.254.169.254 [fd00:ec2::254] 10.0.0.1
		192.168.0.1 [fe80::1] [::127.0.0.1]
	`),
	)("%s is refused, by a request and by CONNECT", async (host) => {
		const hostname = new URL(`http://${host}/`).hostname;
		const literal = hostname.replace(/[[\]]/g, "");
		const inside = await startInside([literal, host]);
		const internet = testInternet({ [hostname]: [literal] }, inside.servers);
		const proxy = await startTestProxy(internet);
		expect(await get(proxy, `http://${host}/`)).toMatch(/^HTTP\/1\.1 403 .* is a (?:private|reserved) address\./s);
		const { head } = await tunnelTo(proxy, `${host}:80`);
		expect(head).toMatch(/^HTTP\/1\.1 403 /);
		expect([internet.connected, internet.asked, inside.reached()]).toEqual([[], [], 0]);
		expect(proxy.hosts()).toMatchObject([{ host: hostname, port: 80, connections: 0 }]);
		expect(proxy.hosts()[0]?.refused).toContain("Test runs reach public addresses only.");
	});

	test.each([PUBLIC_ADDRESS, `[${PUBLIC_IPV6}]`])("%s is connected without asking for it", async (host) => {
		const site = await startSite((request, response) => response.end(`for ${request.headers.host}`));
		const internet = testInternet({}, { [`${PUBLIC_ADDRESS}:80`]: site, [`${PUBLIC_IPV6}:80`]: site });
		const proxy = await startTestProxy(internet);
		expect(await get(proxy, `http://${host}/`)).toContain(`for ${host}`);
		const { head } = await tunnelTo(proxy, `${host}:80`);
		expect(head).toMatch(/^HTTP\/1\.1 200 /);
		expect(internet.asked).toEqual([]);
	});
});

describe("a host that is a name", () => {
	test.each(["localhost", "a.localhost", "router", "printer.local", "metadata.google.internal", "nas.home.arpa"])(
		"%s is refused without asking for it",
		async (host) => {
			const inside = await startInside([PUBLIC_ADDRESS]);
			const internet = testInternet({ [host]: [PUBLIC_ADDRESS] }, inside.servers);
			const proxy = await startTestProxy(internet);
			expect(await get(proxy, `http://${host}/`)).toMatch(/^HTTP\/1\.1 403 .* is a name of this server/s);
			expect((await tunnelTo(proxy, `${host}:443`)).head).toMatch(/^HTTP\/1\.1 403 /);
			expect([internet.asked, internet.connected]).toEqual([[], []]);
		},
	);

	test.each([
		["127.0.0.1"],
		["169.254.169.254"],
		["::1"],
		["::ffff:10.0.0.1"],
		["fd00::1"],
		["64:ff9b::a00:1"],
		["fe80::1%eth0"],
		["127.1"],
		["not an address"],
		[PUBLIC_ADDRESS, "10.0.0.1"],
		[PUBLIC_ADDRESS, PUBLIC_IPV6, "::1"],
		["10.0.0.1", PUBLIC_ADDRESS],
	])("that has the address %s (%s) is refused", async (...addresses) => {
		const inside = await startInside(addresses);
		const internet = testInternet({ "evil.example": addresses }, inside.servers);
		const proxy = await startTestProxy(internet);
		expect(await get(proxy, "http://evil.example/")).toMatch(
			/^HTTP\/1\.1 403 .*(?:evil\.example has a|that is no address)/s,
		);
		expect((await tunnelTo(proxy, "evil.example:80")).head).toMatch(/^HTTP\/1\.1 403 /);
		expect([internet.connected, inside.reached()]).toEqual([[], 0]);
	});

	test("is refused with the sentence that the person reads", async () => {
		const internet = testInternet({ "metadata.example": ["169.254.169.254"] }, {});
		const proxy = await startTestProxy(internet);
		const sentence = "metadata.example has a private address (169.254.169.254). Test runs reach public addresses only.";
		expect((await get(proxy, "http://metadata.example/")).endsWith(`\r\n\r\n${sentence}`)).toBe(true);
		expect(proxy.hosts()).toEqual([
			{
				host: "metadata.example",
				port: 80,
				connections: 0,
				bytesSent: 0,
				bytesReceived: 0,
				refused: sentence,
				failed: null,
			},
		]);
	});

	test("is resolved for each connection, and each answer is checked (rebinding)", async () => {
		const site = await startSite((_request, response) => response.end("outside"));
		const inside = await startInside(["127.0.0.1", "10.0.0.1"]);
		const answers = [[PUBLIC_ADDRESS], ["127.0.0.1"], ["10.0.0.1"], [PUBLIC_ADDRESS, "127.0.0.1"], [PUBLIC_ADDRESS]];
		const internet = testInternet(
			{ "rebind.example": () => answers.shift() ?? [] },
			{ ...inside.servers, [`${PUBLIC_ADDRESS}:80`]: site },
		);
		const proxy = await startTestProxy(internet);
		expect(await get(proxy, "http://rebind.example/")).toContain("outside");
		expect(await get(proxy, "http://rebind.example/")).toMatch(/^HTTP\/1\.1 403 /);
		expect((await tunnelTo(proxy, "rebind.example:80")).head).toMatch(/^HTTP\/1\.1 403 /);
		expect((await tunnelTo(proxy, "rebind.example:80")).head).toMatch(/^HTTP\/1\.1 403 /);
		expect((await tunnelTo(proxy, "rebind.example:80")).head).toMatch(/^HTTP\/1\.1 200 /);
		// Asked once for each, and connected to what was checked.
		expect(internet.asked).toHaveLength(5);
		expect(internet.connected).toEqual([`${PUBLIC_ADDRESS}:80`, `${PUBLIC_ADDRESS}:80`]);
		expect(inside.reached()).toBe(0);
	});

	test("is asked for without its final dot, once, in ASCII", async () => {
		const site = await startSite((_request, response) => response.end("outside"));
		const internet = testInternet({ "xn--bcher-kva.example": [PUBLIC_ADDRESS] }, { [`${PUBLIC_ADDRESS}:80`]: site });
		const proxy = await startTestProxy(internet);
		expect(await get(proxy, "http://XN--BCHER-KVA.Example./")).toContain("outside");
		expect(internet.asked).toEqual(["xn--bcher-kva.example"]);
	});

	test("is reached at its second address if the first one does not answer", async () => {
		const site = await startSite((_request, response) => response.end("outside"));
		const internet = testInternet(
			{ "shop.example": [PUBLIC_IPV6, PUBLIC_ADDRESS] },
			{ [`${PUBLIC_ADDRESS}:80`]: site },
		);
		const proxy = await startTestProxy(internet);
		expect(await get(proxy, "http://shop.example/")).toContain("outside");
		expect(internet.connected).toEqual([`${PUBLIC_IPV6}:80`, `${PUBLIC_ADDRESS}:80`]);
	});

	test.each([
		["has no address", { "none.example": [] }, /^HTTP\/1\.1 502 .*none\.example was not found\.$/s],
		["does not exist", {}, /^HTTP\/1\.1 502 .*none\.example was not found\.$/s],
		[
			"does not answer",
			{ "none.example": [PUBLIC_ADDRESS] },
			/^HTTP\/1\.1 502 .*none\.example could not be reached\.$/s,
		],
	])("that %s is no refusal", async (_kind, names, answer) => {
		const proxy = await startTestProxy(testInternet(names, {}));
		const response = await get(proxy, "http://none.example/");
		expect(response).toMatch(answer);
		// The browser shows this answer as a page; the run tells by the header that it is none.
		expect(response).toContain("proxy-status: test-run\r\n");
		expect(proxy.hosts()).toMatchObject([
			{ host: "none.example", connections: 0, refused: null, failed: expect.stringMatching(/^none\.example /) },
		]);
	});

	test("has to be found and connected in time", async () => {
		const never = (signal: AbortSignal) =>
			new Promise<never>((_resolve, reject) => {
				signal.addEventListener("abort", () => reject(new Error("Ended.")));
			});
		const slowName = { resolve: (_hostname: string, signal: AbortSignal) => never(signal) };
		const slowServer = { connect: (_target: object, signal: AbortSignal) => never(signal) };
		const internet = testInternet({ "slow.example": [PUBLIC_ADDRESS] }, {});
		const times = { connectMs: 50 };
		const first = await startTestProxy({ ...internet, resolver: slowName }, { times });
		const second = await startTestProxy({ ...internet, connector: slowServer }, { times });
		for (const proxy of [first, second]) {
			expect(await get(proxy, "http://slow.example/")).toMatch(
				/^HTTP\/1\.1 504 .*slow\.example did not answer in time\.$/s,
			);
			expect((await tunnelTo(proxy, "slow.example:443")).head).toMatch(/^HTTP\/1\.1 504 /);
		}
	});
});

describe("a redirect", () => {
	test.each(["http://127.0.0.1/", "http://169.254.169.254/latest/meta-data/", "http://evil.example/", "http://[::1]/"])(
		"to %s is a request of its own, which is refused",
		async (location) => {
			const site = await startSite((_request, response) => response.writeHead(302, { location }).end());
			const inside = await startInside(["127.0.0.1", "169.254.169.254", "10.0.0.7", "::1"]);
			const internet = testInternet(
				{ "shop.example": [PUBLIC_ADDRESS], "evil.example": ["10.0.0.7"] },
				{ ...inside.servers, [`${PUBLIC_ADDRESS}:80`]: site },
			);
			const proxy = await startTestProxy(internet);
			const first = await get(proxy, "http://shop.example/");
			// The proxy follows nothing itself.
			expect(first).toMatch(/^HTTP\/1\.1 302 /);
			const next = /^location: (.*)\r$/im.exec(first)?.[1] ?? "";
			expect(next).toBe(location);
			expect(await get(proxy, next)).toMatch(/^HTTP\/1\.1 403 /);
			expect([internet.connected, inside.reached()]).toEqual([[`${PUBLIC_ADDRESS}:80`], 0]);
		},
	);
});

describe("ports", () => {
	test.each([80, 443, 8080, 8443])("%i is open", async (port) => {
		const service = await startService((socket) => socket.end("hello"));
		const internet = testInternet({ "shop.example": [PUBLIC_ADDRESS] }, { [`${PUBLIC_ADDRESS}:${port}`]: service });
		const { socket, head } = await tunnelTo(await startTestProxy(internet), `shop.example:${port}`);
		expect(head).toMatch(/^HTTP\/1\.1 200 /);
		expect(await readAll(socket)).toBe("hello");
	});

	test.each([0, 21, 22, 25, 53, 81, 3306, 5432, 6379, 9200, 65535])("%i is closed", async (port) => {
		const internet = testInternet({ "shop.example": [PUBLIC_ADDRESS] }, {});
		const proxy = await startTestProxy(internet);
		expect((await tunnelTo(proxy, `shop.example:${port}`)).head).toMatch(/^HTTP\/1\.1 403 /);
		if (port > 0) expect(await get(proxy, `http://shop.example:${port}/`)).toContain(`Port ${port} is not open`);
		expect([internet.asked, internet.connected]).toEqual([[], []]);
	});
});
