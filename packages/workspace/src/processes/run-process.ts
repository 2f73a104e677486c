import { spawn } from "node:child_process";

export interface ProcessOutcome {
	/** Exit code; 1 when a signal ended the process. */
	readonly code: number;
	/** Standard output and error, in the order in which they were written. */
	readonly output: string;
}

export interface ProcessOptions {
	readonly cwd: string;
	/** Added to the environment of this process; `undefined` removes a variable. */
	readonly env?: Readonly<Record<string, string | undefined>>;
	/** Whether the output is also shown while the process runs. */
	readonly live?: boolean;
}

/**
 * Runs a script with the Node of this process until it exits.
 * @param script absolute path of the script
 * @param args its arguments
 * @param options working folder, environment and whether the output is shown
 * @returns exit code and output; a code other than 0 is not an error
 * @throws if the process cannot be started
 */
export function runNode(script: string, args: readonly string[], options: ProcessOptions): Promise<ProcessOutcome> {
	return runProcess(process.execPath, [script, ...args], options);
}

/**
 * Runs a program until it exits.
 * @param file path of the program, or a name on the PATH
 * @param args its arguments; no shell interprets them
 * @param options working folder, environment and whether the output is shown
 * @returns exit code and output; a code other than 0 is not an error
 * @throws if the process cannot be started
 */
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
