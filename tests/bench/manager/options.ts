import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

export interface ManagerBenchOptions {
	/** Numbers of installed scripts. */
	readonly sizes: readonly number[];
	/** Page loads of each kind, for each manager and number of scripts. */
	readonly loads: number;
	/** Folder of another unpacked manager; null for none. */
	readonly peer: string | null;
	readonly write: boolean;
}

const positive = (text: string, name: string): number => {
	const value = Number(text);
	if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} takes numbers from 1, not "${text}".`);
	return value;
};

/** Reads the arguments of the bench. Throws for a number that is none, and for a peer's folder without a manifest. */
export function readOptions(args: readonly string[]): ManagerBenchOptions {
	const { values } = parseArgs({
		args: [...args],
		options: {
			sizes: { type: "string", default: "1,100,500" },
			loads: { type: "string", default: "20" },
			peer: { type: "string" },
			write: { type: "boolean", default: false },
		},
	});
	const peer = values.peer === undefined ? null : resolve(values.peer);
	if (peer !== null && !existsSync(join(peer, "manifest.json")))
		throw new Error(`--peer takes the folder of an unpacked extension: ${peer} has no manifest.json.`);
	return {
		sizes: values.sizes.split(",").map((size) => positive(size, "sizes")),
		loads: positive(values.loads, "loads"),
		peer,
		write: values.write,
	};
}
