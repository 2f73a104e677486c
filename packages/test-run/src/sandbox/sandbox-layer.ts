import { type Program, runProgram } from "../run-program.ts";
import type { SandboxOrder } from "./sandbox-messages.ts";
import { putStandIns } from "./stand-ins.ts";

// Built to one text, which the sandbox document runs with `port` in its scope. It imports no schemas: the other end parses.

declare const port: MessagePort;

const real = console;

function run({ html, program, startedAt }: SandboxOrder): void {
	document.body.innerHTML = html;
	let compiled: Program;
	try {
		const compile = new Function(`return ${program}`) as () => Program;
		compiled = compile();
	} catch (thrown) {
		real.error(thrown);
		port.postMessage("not a program");
		return;
	}
	runProgram(
		(scope) => {
			putStandIns(scope.console);
			return compiled(scope);
		},
		async (report) => {
			port.postMessage(report);
			return true;
		},
		{ startedAt, saved: null },
	);
}

port.addEventListener("message", ({ data }: MessageEvent<"ping" | SandboxOrder>) => {
	if (data === "ping") port.postMessage("ping");
	else run(data);
});
