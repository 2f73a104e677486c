import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockFolder } from "./folder-lock.ts";
import { identifyProcess } from "./process-identity.ts";

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "scriptorium-lock-"));
});
afterEach(() => rm(folder, { recursive: true }));

const writeHolder = (text: string) => writeFile(join(folder, "owner.json"), text);

describe("the lock of a data folder", () => {
	it("is held once and can be given back", async () => {
		const release = await lockFolder(folder);
		await expect(lockFolder(folder)).rejects.toThrow(
			`Another Scriptorium (process ${process.pid}) already uses ${folder}.`,
		);
		await release();
		expect(existsSync(join(folder, "owner.json"))).toBe(false);
		await (await lockFolder(folder))();
	});

	it("is taken over from a process that is gone", async () => {
		const child = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60_000)"]);
		const holder = await identifyProcess(child.pid ?? 0);
		await writeHolder(JSON.stringify({ pid: holder?.pid, startedAt: holder?.startedAt }));
		await expect(lockFolder(folder)).rejects.toThrow("already uses");
		child.kill("SIGKILL");
		await once(child, "exit");
		await (await lockFolder(folder))();
	});

	it("is taken over when its number now belongs to another process", async () => {
		await writeHolder(JSON.stringify({ pid: process.pid, startedAt: "before" }));
		await (await lockFolder(folder))();
	});

	it("is taken over when it was left half-written", async () => {
		await writeHolder('{"pid":');
		await (await lockFolder(folder))();
	});
});
