/**
 * Resolves at the first wish to stop: Ctrl-C, `kill`, a closed terminal, or the end of the npm script that started us
 * (then nobody is left who could stop us). A second signal ends at once.
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
