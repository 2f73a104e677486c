import { spawn } from "node:child_process";

export interface ProcessOutcome {
	/** Exit code; 1 when a signal ended the process. */
	readonly code: number;
	/** Standard output and error, interleaved as they came. */
	readonly output: string;
}

export interface ProcessOptions {
	readonly cwd: string;
	/** Beside the environment of this process; `undefined` takes a variable out. */
	readonly env?: Readonly<Record<string, string | undefined>>;
	/** Also show the output while it comes. */
	readonly live?: boolean;
}

/** Runs a program of Node's own kind to its end and keeps what it printed. */
export function runNode(script: string, args: readonly string[], options: ProcessOptions): Promise<ProcessOutcome> {
	return runProcess(process.execPath, [script, ...args], options);
}

export function runProcess(file: string, args: readonly string[], options: ProcessOptions): Promise<ProcessOutcome> {
	return new Promise((resolve, reject) => {
		const child = spawn(file, [...args], {
			cwd: options.cwd,
			env: { ...process.env, ...options.env },
			stdio: ["ignore", "pipe", "pipe"],
		});
		let output = "";
		const keep = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
			output += chunk.toString();
			if (options.live) target.write(chunk);
		};
		child.stdout.on("data", keep(process.stdout));
		child.stderr.on("data", keep(process.stderr));
		child.on("error", reject);
		child.on("close", (code) => resolve({ code: code ?? 1, output }));
	});
}
