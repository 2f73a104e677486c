import { describe, expect, it } from "vitest";
import { readOptions } from "./options.ts";

const read = (args: string[], env: NodeJS.ProcessEnv = {}) => readOptions(args, env, "/project");

describe("options of npm start", () => {
	it("have defaults", () =>
		expect(read([])).toEqual({ port: 4173, dataDir: "/project/.local", build: true, project: null }));

	it("are read", () =>
		expect(read(["--port", "0", "--data", "/elsewhere", "--no-build"])).toEqual({
			port: 0,
			dataDir: "/elsewhere",
			build: false,
			project: null,
		}));

	it.each([["abc"], ["-1"], ["65536"], ["1.5"]])("refuse the port %s", (port) =>
		expect(() => read([`--port=${port}`])).toThrow(`--port takes a number from 0 to 65535, not '${port}'.`),
	);

	it("refuse what they do not know, and say what they know", () =>
		expect(() => read(["--prot", "1"])).toThrow(/Unknown option '--prot'[\s\S]*Usage: npm start/));

	it("take a Supabase project from the environment, both parts of it", () => {
		const project = { SUPABASE_URL: "https://abc.supabase.co/", SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" };
		expect(read([], project).project).toEqual({ url: "https://abc.supabase.co", publishableKey: "sb_publishable_x" });
		expect(() => read([], { SUPABASE_URL: project.SUPABASE_URL })).toThrow("belong together");
		expect(() => read([], { ...project, SUPABASE_URL: "abc" })).toThrow("SUPABASE_URL is no web address");
	});
});
