import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createFunctionsHost, type FunctionsHost } from "./functions-host.ts";

let folder: string;
let host: FunctionsHost;
const log: string[] = [];
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "scriptorium-functions-"));
	await mkdir(join(folder, "health-check"));
	const source = `Deno.serve((request) => {
		while (request.url.endsWith("?hang"));
		return new Response("done");
	});`;
	await writeFile(join(folder, "health-check", "index.ts"), source);
	const options = {
		dataDir: folder,
		functionsDir: folder,
		settings: { "health-check": { verify_jwt: false } },
		jwtSecret: "none",
		env: {},
	};
	host = createFunctionsHost({ ...options, log: (line) => log.push(line) });
});
afterAll(async () => {
	await host.stop();
	await rm(folder, { recursive: true, force: true });
});

const ask = (query = "", signal?: AbortSignal) =>
	host.fetch(
		new Request(`http://localhost/functions/v1/health-check${query}`, { signal: signal ?? null }),
		"/health-check",
	);

it("a function that hangs holds up its callers until it is restarted; then it answers again", async () => {
	expect(await (await ask()).text()).toBe("done");
	const hanging = ask("?hang");
	const isAnswering = () =>
		ask("", AbortSignal.timeout(200)).then(
			() => true,
			() => false,
		);
	await expect.poll(isAnswering).toBe(false);
	await host.restart("health-check");
	expect((await hanging).status).toBe(502);
	await expect.poll(async () => (await ask()).status).toBe(200);
	expect(log).toContain("health-check: ended unexpectedly; starting it again.");
	await host.restart("never-asked-for");
});
