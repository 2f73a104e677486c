import { expect, test } from "vitest";
import { loadContainer } from "./load-container.ts";

const scope = { react: {} };

test("a container gets the shell's shares first, and then gives its module", async () => {
	const asked: unknown[] = [];
	const container = {
		init: async (shares: object) => {
			await Promise.resolve();
			asked.push(shares);
		},
		get: async (exposed: string) => {
			asked.push(exposed);
			return () => "the module";
		},
	};
	expect(await loadContainer(Promise.resolve(container), scope)).toBe("the module");
	expect(asked).toEqual([scope, "./remote"]);
});

test.each([
	["a page in place of a module", {}],
	["nothing", null],
])("%s is no container", async (_what, entry) => {
	await expect(loadContainer(Promise.resolve(entry), scope)).rejects.toThrow("not a container");
});

test("what goes wrong on the way is the loader's to handle", async () => {
	const failing = { init: () => Promise.reject(new Error("no share")), get: async () => () => null };
	await expect(loadContainer(Promise.resolve(failing), scope)).rejects.toThrow("no share");
	await expect(loadContainer(Promise.reject(new Error("404")), scope)).rejects.toThrow("404");
});
