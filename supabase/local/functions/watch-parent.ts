// Preloaded into every function's process. The host holds the other end of stdin: when it is gone, killed with -9
// even, the pipe ends, and so does this process.
const runtime: { stdin: { readable: ReadableStream<Uint8Array> }; exit(code: number): never } = Reflect.get(
	globalThis,
	"Deno",
);

runtime.stdin.readable.pipeTo(new WritableStream()).finally(() => runtime.exit(0));
