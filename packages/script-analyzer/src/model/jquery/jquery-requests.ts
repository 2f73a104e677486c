import type { Call, Native, Value } from "../../engine/domain.ts";
import { promiseOf } from "../../engine/promises.ts";
import { join, mayBeFunction, NOTHING, objectsOf, stringsOf, UNDEFINED } from "../../engine/value.ts";
import { argument } from "../../language/arguments.ts";
import { answerFrom, recordSending } from "../send-request.ts";

function request(call: Call, address: Value, body: Value, api: string, method: Value = NOTHING): Value {
	const { machine, offset } = call;
	const details = { method: method === NOTHING ? [] : stringsOf(method) };
	const destinations = recordSending(
		machine,
		{ kind: "request", api, address, body, details, listener: offset },
		offset,
	);
	return answerFrom(machine, api, destinations, offset);
}

/** `$.get(address, data, callback)` and the like; the data may be left out. */
export function short(api: string): Native {
	return (call) => {
		const second = argument(call, 1);
		const callbackSecond = mayBeFunction(second);
		const data = request(call, argument(call, 0), callbackSecond ? NOTHING : second, api);
		for (const arg of call.args.slice(1)) {
			if (!mayBeFunction(arg)) continue;
			call.machine.traceBuilder.useResponse(call.offset);
			call.machine.runningDeferred(() => call.machine.call(arg, UNDEFINED, [data], call.offset));
		}
		return answered(call, data);
	};
}

/** Requests of jQuery answer with promises that have older names for their methods too. */
function answered(call: Call, data: Value): Value {
	const promise = promiseOf(call.machine, data, call.offset);
	for (const atom of objectsOf(promise)) {
		for (const name of ["done", "success", "always"]) {
			atom.setProp(
				name,
				call.machine.native(name, (inner) => {
					inner.machine.traceBuilder.useResponse(call.offset);
					inner.machine.call(argument(inner, 0), UNDEFINED, [data], inner.offset);
					return inner.self;
				}),
			);
		}
		atom.setProp(
			"fail",
			call.machine.native("fail", (inner) => inner.self),
		);
	}
	return promise;
}

/** `$.ajax(address, options)`, `$.ajax(options)`. */
export const ajax: Native = (call) => {
	const { machine, offset } = call;
	const first = argument(call, 0);
	const separate = stringsOf(first).length > 0;
	const options = separate ? argument(call, 1) : first;
	const address = separate ? first : machine.get(options, "url", offset);
	const data = request(
		call,
		address,
		join(machine.get(options, "data", offset), machine.get(options, "headers", offset)),
		"jQuery.ajax",
		join(machine.get(options, "type", offset), machine.get(options, "method", offset)),
	);
	for (const name of ["success", "complete", "error"]) {
		const callback = machine.get(options, name, offset);
		if (!mayBeFunction(callback)) continue;
		machine.traceBuilder.useResponse(offset);
		machine.runningDeferred(() => machine.call(callback, UNDEFINED, [data], offset));
	}
	return answered(call, data);
};

/** `.load(address)`: the answer becomes the content of the elements. */
export const load: Native = (call) => {
	request(call, argument(call, 0), argument(call, 1), "jQuery.load");
	call.machine.traceBuilder.useResponse(call.offset);
	return call.self;
};
