import { createSocket } from "node:dgram";
import { once } from "node:events";
import { isIPv6 } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { startService } from "./egress-proxy.test-support.ts";
import { askNameServers, directConnector } from "./system-ports.ts";
import { openTcpConnection } from "./tcp-connection.ts";

const TYPES = new Map([
	[1, "A"],
	[28, "AAAA"],
]);
const never = new AbortController().signal;

/** Starts a name server on loopback that answers from a table: addresses, no such name, failure, or nothing at all. */
async function startNameServer(table: Readonly<Record<string, readonly string[] | "failure" | "silence">>) {
	const asked: string[] = [];
	const server = createSocket("udp4");
	server.on("message", (question, from) => {
		const labels: string[] = [];
		let at = 12;
		for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
			labels.push(question.toString("latin1", at + 1, at + 1 + length));
			at += length + 1;
		}
		const [name, type] = [labels.join("."), TYPES.get(question.readUInt16BE(at + 1)) ?? ""];
		asked.push(`${type} ${name}`);
		const entry = table[name];
		if (entry === "silence") return;
		const addresses = Array.isArray(entry)
			? (entry as string[]).filter((one) => isIPv6(one) === (type === "AAAA"))
			: [];
		const code = entry === undefined ? 3 : entry === "failure" ? 2 : 0;
		const head = Buffer.from(question.subarray(0, at + 5));
		head.writeUInt16BE(0x8180 + code, 2);
		head.writeUInt16BE(addresses.length, 6);
		// No additional records: an answer without EDNS is valid.
		head.writeUInt16BE(0, 10);
		const answers = addresses.map((address) => {
			const bytes = isIPv6(address)
				? Buffer.from(
						address
							.split(":")
							.map((part) => part.padStart(4, "0"))
							.join(""),
						"hex",
					)
				: Buffer.from(address.split(".").map(Number));
			// A pointer to the name in the question, type, class, a time to live of 0, length.
			const record = Buffer.from([0xc0, 12, 0, type === "A" ? 1 : 28, 0, 1, 0, 0, 0, 0, 0, bytes.length]);
			return Buffer.concat([record, bytes]);
		});
		server.send(Buffer.concat([head, ...answers]), from.port, from.address);
	});
	server.bind(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => void server.close());
	return { asked, resolver: askNameServers([`127.0.0.1:${server.address().port}`]) };
}

describe("the system's resolver", () => {
	test("returns all IPv4 and IPv6 addresses of a name, the private ones too", async () => {
		const { resolver, asked } = await startNameServer({
			"shop.example": ["93.184.215.14", "10.0.0.1", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"],
		});
		const found = await resolver.resolve("shop.example", never);
		expect([...found].sort()).toEqual(["10.0.0.1", "2606:2800:21f:cb07:6820:80da:af6b:8b2c", "93.184.215.14"]);
		expect([...asked].sort()).toEqual(["A shop.example", "AAAA shop.example"]);
	});

	test("asks again for each connection, and looks into no file of hosts", async () => {
		const { resolver, asked } = await startNameServer({ localhost: ["93.184.215.14"] });
		for (let time = 0; time < 2; time++) expect(await resolver.resolve("localhost", never)).toEqual(["93.184.215.14"]);
		expect(asked.filter((question) => question === "A localhost")).toHaveLength(2);
	});

	test("adds no domain to a name", async () => {
		const { resolver, asked } = await startNameServer({});
		await expect(resolver.resolve("unknown", never)).rejects.toThrow("ENOTFOUND");
		expect(new Set(asked)).toEqual(new Set(["A unknown", "AAAA unknown"]));
	});

	test("returns what there is when only one family has an answer", async () => {
		const { resolver } = await startNameServer({ "six.example": ["2606:2800:21f:cb07:6820:80da:af6b:8b2c"] });
		expect(await resolver.resolve("six.example", never)).toHaveLength(1);
	});

	test("fails when the name server fails", async () => {
		const { resolver } = await startNameServer({ "broken.example": "failure" });
		await expect(resolver.resolve("broken.example", never)).rejects.toThrow("ESERVFAIL");
	});

	test("stops when it is told to", async () => {
		const { resolver, asked } = await startNameServer({ "slow.example": "silence" });
		const stop = new AbortController();
		const found = resolver.resolve("slow.example", stop.signal);
		const failed = expect(found).rejects.toThrow("ECANCELLED");
		await expect.poll(() => asked.length).toBeGreaterThan(0);
		stop.abort();
		await failed;
		await expect(resolver.resolve("slow.example", stop.signal)).rejects.toThrow("aborted");
	});
});

describe("the direct connector", () => {
	test.each([
		"127.0.0.1",
		"::1",
		"::ffff:127.0.0.1",
		"0.0.0.0",
		"10.0.0.1",
		"169.254.169.254",
		"localhost",
		"127.1",
		"",
	])("connects to %j never", async (address) => {
		let reached = 0;
		const port = await startService(() => reached++);
		await expect(directConnector.connect({ address, port }, never)).rejects.toThrow("is not a public address");
		expect(reached).toBe(0);
	});
});

describe("a TCP connection", () => {
	test("opens to an address, and lets each side end on its own", async () => {
		const port = await startService((socket) => {
			socket.end("hello");
			socket.on("data", (data: Buffer) => received.resolve(data.toString()));
		});
		const received = Promise.withResolvers<string>();
		const stop = new AbortController();
		const socket = await openTcpConnection({ address: "127.0.0.1", port }, stop.signal);
		onTestFinished(() => void socket.destroy());
		// Ends attempts only.
		stop.abort();
		const [data] = (await once(socket, "data")) as [Buffer];
		expect(data.toString()).toBe("hello");
		if (!socket.readableEnded) await once(socket, "end");
		socket.write("still there");
		expect(await received.promise).toBe("still there");
	});

	test("is not opened to a name, to nobody, or too late", async () => {
		const port = await startService(() => undefined);
		await expect(openTcpConnection({ address: "localhost", port }, never)).rejects.toThrow("is not an IP address");
		await expect(openTcpConnection({ address: "127.0.0.1", port: 1 }, never)).rejects.toThrow("ECONNREFUSED");
		const late = openTcpConnection({ address: "127.0.0.1", port }, AbortSignal.abort(new Error("Too late.")));
		await expect(late).rejects.toThrow("Too late.");
		const stop = new AbortController();
		const stopped = openTcpConnection({ address: "127.0.0.1", port }, stop.signal);
		stop.abort();
		await expect(stopped).rejects.toThrow("took too long");
	});
});
