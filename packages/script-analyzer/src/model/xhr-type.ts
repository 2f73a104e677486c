import type { HostType, Member, Native } from "../engine/domain.ts";
import { addHidden, hiddenValue } from "../engine/hidden-state.ts";
import { textsOf } from "../engine/text-of.ts";
import { ANYTHING, anything, joinAll, objectsOf, UNDEFINED } from "../engine/value.ts";
import { argument } from "../language/arguments.ts";
import { eventTargetType } from "./events.ts";
import { answerFrom, recordSending } from "./send-request.ts";

const answer: Member = {
	get: (machine, self) => {
		machine.traceBuilder.useResponse(self.offset);
		return self.hidden?.get("data") ?? ANYTHING;
	},
};

/** Headers of a third party's response are its data too; the site's own headers contain no data of the visitor. */
const header: Native = (call) => {
	const taints = call.machine.contents(joinAll(objectsOf(call.self).map((self) => hiddenValue(self, "data"))));
	return anything(taints.filter(({ origin }) => origin.kind === "remote"));
};

export const xhrType: HostType = {
	name: "XMLHttpRequest",
	hasSinks: true,
	parent: eventTargetType,
	members: {
		open: {
			call: (call) => {
				for (const self of objectsOf(call.self)) {
					addHidden(call.machine, self, "method", argument(call, 0));
					addHidden(call.machine, self, "url", argument(call, 1));
				}
				return UNDEFINED;
			},
		},
		setRequestHeader: {
			call: (call) => {
				for (const self of objectsOf(call.self)) addHidden(call.machine, self, "headers", argument(call, 1));
				return UNDEFINED;
			},
		},
		send: {
			call: (call) => {
				const { machine, offset } = call;
				for (const self of objectsOf(call.self)) {
					const url = hiddenValue(self, "url");
					const address = url.atoms.length === 0 && !url.open ? ANYTHING : url;
					const details = { method: textsOf(machine, hiddenValue(self, "method")) };
					const destinations = recordSending(
						machine,
						{
							kind: "request",
							api: "XMLHttpRequest",
							address,
							body: argument(call, 0),
							headers: hiddenValue(self, "headers"),
							details,
							from: [self],
							listener: self.offset,
						},
						offset,
					);
					addHidden(machine, self, "data", answerFrom(machine, "XMLHttpRequest", destinations, offset));
				}
				return UNDEFINED;
			},
		},
		abort: { call: () => UNDEFINED },
		getResponseHeader: { call: header },
		getAllResponseHeaders: { call: header },
		overrideMimeType: { call: () => UNDEFINED },
		responseText: answer,
		response: answer,
		responseXML: answer,
		responseURL: { get: () => ANYTHING },
		status: {
			get: (machine, self) => {
				machine.traceBuilder.useResponse(self.offset);
				return ANYTHING;
			},
		},
		readyState: { get: () => ANYTHING },
		upload: { get: () => ANYTHING },
	},
};
