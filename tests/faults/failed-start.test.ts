import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { startHubInProcess } from "../support/hub-in-process.ts";
import { postmasterPid, processesOf } from "./support/processes.ts";

it("leaves no process and no folder when a part that starts after the database fails", async () => {
	let dataDir = "";
	const start = startHubInProcess({
		seed: false,
		prepare: (folder) => {
			dataDir = folder;
			expect(postmasterPid(folder)).not.toBeNull();
			throw new Error("no pages");
		},
	});
	await expect(start).rejects.toThrow("no pages");
	expect(processesOf(dataDir)).toEqual([]);
	expect(existsSync(dataDir)).toBe(false);
});
