import type { ImportedRecording } from "../imported.ts";
import { importSide } from "./import-side.ts";

export const NOW = 1_790_000_000_000;
export type WrittenCommand = Readonly<Record<string, unknown>> & { readonly command: string };

/** A command as Selenium IDE writes it. */
export const command = (name: string, target = "", value = "", more: object = {}): WrittenCommand => ({
	id: "x",
	comment: "",
	command: name,
	target,
	targets: [],
	value,
	...more,
});

export const project = (commands: readonly unknown[], more: object = {}) => ({
	id: "p",
	version: "2.0",
	name: "Shop",
	url: "https://shop.example/",
	suites: [],
	urls: [],
	plugins: [],
	tests: [{ id: "t", name: "Order", commands }],
	...more,
});

/** Imports the only test of a project. */
export function read(...commands: unknown[]): ImportedRecording {
	const result = importSide(project(commands), NOW);
	const [recording] = result.ok ? result.value.recordings : [];
	if (recording === undefined) throw new Error("not read");
	return recording;
}
export const codesOf = (...commands: unknown[]) => read(...commands).notes.map(({ code }) => code);
