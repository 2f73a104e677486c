// Entry of every npm script. Plain Node 20 syntax and no dependencies: on a fresh machine nothing is installed yet.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { installWhenChanged } from "./install.mjs";
import { findProjectNode } from "./project-node.mjs";
import { whenStarterEnds } from "./starter-watch.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const [command, ...rest] = process.argv.slice(2);
// Folder of Node's compile cache. Without it, compiling modules and stripping their types takes a third of a warm start, and as much of
// the start of each of the hundreds of workers and programs of a test run.
const compileCache =
	command === "start" || command === "test"
		? { NODE_COMPILE_CACHE: fileURLToPath(new URL("../../../node_modules/.cache/compile", import.meta.url)) }
		: {};

try {
	await installWhenChanged(root);
	const node = findProjectNode(root);
	const script = fileURLToPath(new URL(`../src/${command}.ts`, import.meta.url));
	const child = spawn(node.executable, [script, ...rest], {
		cwd: root,
		// The channel carries no messages: its end tells the command that we were killed, with -9 even.
		stdio: ["inherit", "inherit", "inherit", "ipc"],
		env: { ...process.env, ...compileCache, PATH: node.path },
	});
	// Ctrl-C reaches the whole group: wait for the child to clean up. A plain kill reaches only us: pass it on.
	process.on("SIGINT", () => undefined);
	for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
	whenStarterEnds(() => child.kill("SIGTERM"));
	child.on("exit", (code, signal) => {
		process.exitCode = code ?? (signal === "SIGINT" ? 130 : 143);
	});
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
