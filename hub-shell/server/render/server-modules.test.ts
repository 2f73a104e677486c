import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";
import type { RemoteDescriptor } from "@scriptorium/shared-protocol/host-remote/registry";
import { expect, onTestFinished, test, vi } from "vitest";
import { createServerModules } from "./server-modules.ts";

const CODE = "exports.default = 1;\n";
const integrity = `sha384-${createHash("sha384").update(CODE).digest("base64")}`;

const descriptor = (module: string, expected = integrity): RemoteDescriptor => ({
	name: "mfe_alpha",
	entry: "/remotes/alpha/remoteEntry-AAAAAAAA.js",
	version: "1.0.0",
	contract: "1.0.0",
	requires: {},
	routes: ["/alpha"],
	preload: [],
	css: [],
	server: { module, integrity: expected },
});

function storeOfFolder() {
	const distDir = mkdtempSync(join(tmpdir(), "server-modules-"));
	onTestFinished(() => rmSync(distDir, { recursive: true, force: true }));
	writeFileSync(join(distDir, "remote-AAAAAAAA.js"), CODE);
	const lines: string[] = [];
	const store = createServerModules({ mfe_alpha: { mountPath: "/remotes/alpha/", distDir } }, (line) =>
		lines.push(line),
	);
	return { store, lines };
}

async function serve(answer: () => string): Promise<{ address: string; requests: () => number }> {
	let requests = 0;
	const server = createServer((_request, response) => {
		requests += 1;
		response.end(answer());
	});
	const { origin, close } = await listenOnLoopback(server);
	onTestFinished(close);
	return { address: `${origin}/remote-AAAAAAAA.js`, requests: () => requests };
}

test("a module of this server is read from its folder", async () => {
	const { store } = storeOfFolder();
	const remote = descriptor("/remotes/alpha/remote-AAAAAAAA.js");
	expect(await store.get(remote)).toEqual({ name: "mfe_alpha", integrity, code: CODE });
	const { server: _server, ...without } = remote;
	expect(await store.get(without)).toBeNull();
});

test("other content than the registry says is refused, and so is a path out of the folder", async () => {
	const { store, lines } = storeOfFolder();
	const other = integrity.replace(/-./, "-A");
	expect(await store.get(descriptor("/remotes/alpha/remote-AAAAAAAA.js", other))).toBeNull();
	expect(await store.get(descriptor("/remotes/alpha/../secret.js"))).toBeNull();
	expect(lines[0]).toContain("the registry says");
	expect(lines[1]).toContain("outside");
});

test("a page does not wait for a module from elsewhere; later pages have it, after one request", async () => {
	const { store } = storeOfFolder();
	const { address, requests } = await serve(() => CODE);
	expect(await store.get(descriptor(address))).toBeNull();
	await vi.waitFor(async () => expect((await store.get(descriptor(address)))?.code).toBe(CODE));
	expect(requests()).toBe(1);
});

test("one that cannot be used is not requested again with every page", async () => {
	const { store, lines } = storeOfFolder();
	const { address, requests } = await serve(() => "tampered();");
	expect(await store.get(descriptor(address))).toBeNull();
	await vi.waitFor(() => expect(lines).toHaveLength(1));
	expect(await store.get(descriptor(address))).toBeNull();
	expect(requests()).toBe(1);
});
