import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readProjectConfig } from "./project-config.ts";

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "scriptorium-config-"));
});
afterAll(() => rm(folder, { recursive: true }));

const HUB = "http://localhost:4173";

it("reads what a hosted project is told, with the values of the environment", () => {
	const { api, auth, functions } = readProjectConfig({ HUB_ORIGIN: HUB });
	expect(api.max_rows).toBe(1_000);
	expect(auth).toMatchObject({ site_url: HUB, additional_redirect_urls: [HUB], email: { enable_signup: false } });
	expect(functions["health-check"]?.verify_jwt).toBe(false);
	expect(readProjectConfig({ HUB_ORIGIN: HUB, HUB_REDIRECTS: `${HUB}/**` }).auth.additional_redirect_urls).toEqual([
		HUB,
		`${HUB}/**`,
	]);
});

it("does not go on without a setting that limits something", async () => {
	const text = await readFile(new URL("../config.toml", import.meta.url), "utf8");
	for (const name of ["max_rows", "enable_signup", "token_verifications"]) {
		const file = pathToFileURL(join(folder, `${name}.toml`));
		await writeFile(file, text.replaceAll(new RegExp(`^${name} = .*$`, "gm"), ""));
		expect(() => readProjectConfig({}, file), name).toThrow(name);
	}
});
