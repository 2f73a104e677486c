/**
 * Waits for the first request to stop: Ctrl-C, `kill`, a closed terminal, or the end of the npm script that started this
 * process (after which nobody could stop it). A second signal ends the process immediately with exit code 130.
 * @returns name of the signal, or `disconnect` if the npm script ended
 */
export function untilStopped(): Promise<string> {
	return new Promise((resolve) => {
		let asked = false;
		const ask = (reason: string) => () => {
			if (asked) process.exit(130);
			asked = true;
			resolve(reason);
		};
		for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, ask(signal));
		if (process.channel) process.once("disconnect", () => resolve("disconnect"));
	});
}
