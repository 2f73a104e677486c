import type { HostType, Member, Native } from "../engine/domain.ts";
import { hiddenValue, setHidden } from "../engine/hidden-state.ts";
import { promiseOf } from "../engine/promises.ts";
import { textsOf } from "../engine/text-of.ts";
import { ANYTHING, join, objectsOf, only } from "../engine/value.ts";
import { argument } from "../language/arguments.ts";
import { answerFrom, recordSending } from "./send-request.ts";

// biome-ignore format: a list of names
const CALLBACKS = ["onload", "onerror", "onreadystatechange", "onprogress", "ontimeout", "onloadend", "onabort", "onloadstart"];

const responseContent: Member = {
	get: (machine, self) => {
		machine.traceBuilder.useResponse(self.offset);
		return hiddenValue(self, "data");
	},
};
const responseDetail: Member = {
	get: (machine, self) => {
		machine.traceBuilder.useResponse(self.offset);
		return ANYTHING;
	},
};

/** The response object for `onload` and the promise of `GM.xmlHttpRequest`. */
export const userscriptAnswerType: HostType = {
	name: "UserscriptAnswer",
	content: (machine, self) => {
		machine.traceBuilder.useResponse(self.offset);
		return hiddenValue(self, "data");
	},
	members: {
		responseText: responseContent,
		response: responseContent,
		responseXML: responseContent,
		status: responseDetail,
		statusText: responseDetail,
		finalUrl: responseDetail,
		responseHeaders: responseContent,
		readyState: { get: () => ANYTHING },
		context: { get: (_machine, self) => hiddenValue(self, "context") },
	},
};

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
			from: objectsOf(details),
			listener: offset,
		},
		offset,
	);
	const data = answerFrom(machine, "GM_xmlhttpRequest", destinations, offset);
	const answer = machine.host("UserscriptAnswer", offset);
	setHidden(answer, "data", data);
	setHidden(answer, "context", option("context"));
	const response = only(answer);
	for (const name of CALLBACKS) {
		for (const callback of objectsOf(option(name))) {
			if (!callback.callable) continue;
			machine.runningDeferred(() => machine.callObject(callback, details, [response], offset));
			machine.defer({
				callback,
				self: details,
				args: [response],
				trigger: machine.trigger,
				repeated: machine.repeated,
			});
		}
	}
	return promiseOf(machine, response, offset);
};
