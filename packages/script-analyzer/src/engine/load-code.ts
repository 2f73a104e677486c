import { decodeBase64 } from "./base64.ts";
import { destinationsOf } from "./destination.ts";
import type { Machine, Value } from "./domain.ts";
import { addStep } from "./taint.ts";
import { textsOf } from "./text-of.ts";
import { hasMarks } from "./text-pattern.ts";
import { ANYTHING, objectsOf } from "./value.ts";

/** Code that comes from an address. `data:` addresses hold it themselves: it is run. */
export function loadCode(machine: Machine, api: string, address: Value, offset: number): Value {
	machine.traceBuilder.sink(
		{
			kind: "load-code",
			api,
			offset,
			destinations: destinationsOf(machine, address),
			carried: [["url", machine.contents(address)]],
		},
		machine,
	);
	for (const blob of objectsOf(address)) {
		if (blob.host?.name !== "ObjectUrl") continue;
		const inside = blob.hidden?.get("data") ?? ANYTHING;
		machine.traceBuilder.sink(
			{ kind: "run-code", api, offset, carried: [["code", machine.contents(inside)]] },
			machine,
		);
		for (const text of textsOf(machine, inside)) if (!hasMarks(text)) machine.runText(text, offset, null);
	}
	for (const text of textsOf(machine, address)) {
		if (/^data:/i.test(text) && hasMarks(text)) {
			const code = addStep(machine.contents(address), offset, `run by ${api}`);
			machine.traceBuilder.sink(
				{ kind: "run-code", api, offset, carried: [["code", code]], partlyUnknown: true },
				machine,
			);
		}
		const data = /^data:([^,]*),(.*)$/is.exec(text.trim());
		const code = data && decodeData(data[1] ?? "", data[2] ?? "");
		if (code) machine.runText(code, offset, null);
	}
	return ANYTHING;
}

function decodeData(type: string, data: string): string | null {
	try {
		return /;base64\s*$/i.test(type) ? decodeBase64(decodeURIComponent(data)) : decodeURIComponent(data);
	} catch {
		// Not text that a browser would run either.
		return null;
	}
}
