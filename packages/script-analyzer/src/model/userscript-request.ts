import type { Native } from "../engine/machine.ts";
import { promiseOf } from "../engine/promises.ts";
import { textsOf } from "../engine/text-of.ts";
import { ANYTHING, join, objectsOf } from "../engine/value.ts";
import { argument } from "../language/arguments.ts";
import { answerFrom, recordSending } from "./send-request.ts";

// biome-ignore format: a list of names
const CALLBACKS = ["onload", "onerror", "onreadystatechange", "onprogress", "ontimeout", "onloadend", "onabort", "onloadstart"];

/** `GM_xmlhttpRequest`: no same-origin rule, and the visitor's cookies of the other site go along. */
export const userscriptRequest: Native = (call) => {
	const { machine, offset } = call;
	const details = argument(call, 0);
	const option = (name: string) => machine.get(details, name, offset);
	const destinations = recordSending(
		machine,
		{
			kind: "request",
			api: "GM_xmlhttpRequest",
			address: option("url"),
			body: join(option("data"), option("body")),
			headers: option("headers"),
			details: { method: textsOf(machine, option("method")) },
		},
		offset,
	);
	const data = answerFrom(machine, "GM_xmlhttpRequest", destinations, offset);
	const response = machine.plain(
		{
			responseText: data,
			response: data,
			responseXML: data,
			status: ANYTHING,
			statusText: ANYTHING,
			finalUrl: ANYTHING,
			responseHeaders: ANYTHING,
			readyState: ANYTHING,
			context: option("context"),
		},
		offset,
	);
	for (const name of CALLBACKS) {
		for (const callback of objectsOf(option(name))) {
			if (!callback.callable) continue;
			machine.runningDeferred(() => machine.callObject(callback, details, [response], offset));
			machine.defer({
				callback,
				self: details,
				args: [response],
				gesture: machine.gesture,
				repeated: machine.repeated,
			});
		}
	}
	return promiseOf(machine, response, offset);
};
