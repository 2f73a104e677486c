import { describeValue } from "@scriptorium/test-run/describe-value";
import { type Program, runProgram } from "@scriptorium/test-run/run-program";
import type { SandboxOrder } from "./sandbox-messages.ts";

// Built to one text, which the sandbox document runs with `port` in its scope. It imports no schemas: the other end parses.

declare const port: MessagePort;

const real = console;

/** Dialogs are not possible in a sandbox: their texts go to the console. */
function replaceDialogs(log: Console): void {
	const say = (name: string) => (text: unknown) => log.info(`${name}: ${describeValue(text)}`);
	window.alert = say("alert");
	window.confirm = (text) => {
		say("confirm, answered with OK")(text);
		return true;
	};
	window.prompt = (text, preset) => {
		say("prompt, answered with its preset")(text);
		return preset ?? "";
	};
}

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
			replaceDialogs(scope.console);
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
