import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { USERSCRIPT_LISTS, type UserscriptList } from "../../../corpus/userscripts/public-userscripts.ts";

export interface PublicBenchOptions {
	/** Folder with the bytes of the listed scripts and files. */
	readonly folder: string;
	/** Lists that are tried. */
	readonly lists: readonly UserscriptList[];
	/** Part of the names of the scripts that are tried; empty for all. */
	readonly only: string;
	/** Writes the tables of docs/userscript-compatibility.md. */
	readonly write: boolean;
}

/** Whether a call of the bench of managers means public userscripts. */
export function isPublicCall(args: readonly string[]): boolean {
	return args.some((arg) => /^--public(=|$)/.test(arg));
}

/** Reads the arguments. Throws for a folder or list that does not exist, and when a part of the scripts would be written. */
export function readPublicOptions(args: readonly string[]): PublicBenchOptions {
	const { values } = parseArgs({
		args: [...args],
		options: {
			public: { type: "string", default: "" },
			list: { type: "string", default: "" },
			only: { type: "string", default: "" },
			write: { type: "boolean", default: false },
		},
	});
	const folder = resolve(values.public);
	if (values.public === "" || !existsSync(folder)) throw new Error("--public takes a folder with the listed scripts.");
	if (values.write && values.only !== "") throw new Error("--write needs all scripts: leave --only out.");
	const lists = USERSCRIPT_LISTS.filter((list) => values.list === "" || values.list === list);
	if (lists.length === 0) throw new Error(`--list takes ${USERSCRIPT_LISTS.join(" or ")}.`);
	return { folder, lists, only: values.only, write: values.write };
}
