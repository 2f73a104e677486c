/** Preloaded into every function's process, which must not outlive the hub, not even one that was killed with -9. */
interface Runtime {
	readonly ppid: number;
	readonly env: { get(name: string): string | undefined };
	exit(code: number): never;
}

const runtime = Reflect.get(globalThis, "Deno") as Runtime;
const hub = Number(runtime.env.get("SCRIPTORIUM_HUB_PID"));

// An orphan gets another parent at once. Not by reading stdin to its end: Deno runs a preloaded module until nothing
// is pending, and only then the function itself.
setInterval(() => {
	if (runtime.ppid !== hub) runtime.exit(0);
}, 250).unref();
