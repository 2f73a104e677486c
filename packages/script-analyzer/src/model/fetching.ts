import type { Call, HeapObject, HostType, Machine, Native, Value } from "../engine/domain.ts";
import { hiddenValue, setHidden } from "../engine/hidden-state.ts";
import { promiseOf } from "../engine/promises.ts";
import { textsOf } from "../engine/text-of.ts";
import { ANY_BOOLEAN, ANYTHING, anything, NOTHING, objectsOf, only, UNDEFINED } from "../engine/value.ts";
import { argument } from "../language/arguments.ts";
import { answerFrom, recordSending } from "./send-request.ts";

export const fetchNative: Native = (call) => {
	const { machine, offset } = call;
	const { address, body, headers, method } = readRequest(call);
	const from = [...objectsOf(argument(call, 0)), ...objectsOf(argument(call, 1))];
	const destinations = recordSending(
		machine,
		{
			kind: "request",
			api: "fetch",
			address,
			body,
			headers,
			details: { method: method === NOTHING ? [] : textsOf(machine, method) },
			from,
			listener: offset,
		},
		offset,
	);
	const response = machine.host("Response", offset);
	setHidden(response, "data", answerFrom(machine, "fetch", destinations, offset));
	return promiseOf(machine, only(response), offset);
};

/** `fetch(address, options)` and `fetch(new Request(…))`. */
function readRequest(call: Call): { address: Value; body: Value; headers: Value; method: Value } {
	const { machine, offset } = call;
	const first = argument(call, 0);
	const options = argument(call, 1);
	const [request] = objectsOf(first).filter(({ host }) => host?.name === "Request");
	const hidden = (name: string) => hiddenValue(request, name);
	const option = (name: string) =>
		options.atoms.length === 1 && options.atoms[0] === undefined ? NOTHING : machine.get(options, name, offset);
	return {
		address: request ? hidden("url") : first,
		body: joinedOr(option("body"), hidden("body")),
		headers: joinedOr(option("headers"), hidden("headers")),
		method: joinedOr(option("method"), hidden("method")),
	};
}

function joinedOr(one: Value, other: Value): Value {
	return other === NOTHING ? one : other;
}

export const makeRequest: Native = (call) => {
	const { machine, offset } = call;
	const request = machine.host("Request", offset);
	const options = argument(call, 1);
	setHidden(request, "url", argument(call, 0));
	setHidden(request, "body", machine.get(options, "body", offset));
	setHidden(request, "headers", machine.get(options, "headers", offset));
	setHidden(request, "method", machine.get(options, "method", offset));
	return only(request);
};

function hearing(machine: Machine, response: HeapObject, value: Value): Value {
	machine.traceBuilder.useResponse(response.offset);
	return value;
}

function dataOf(machine: Machine, response: HeapObject): Value {
	return hearing(machine, response, response.hidden?.get("data") ?? ANYTHING);
}

const data: Native = (call) => {
	const [response] = objectsOf(call.self);
	return promiseOf(call.machine, response ? dataOf(call.machine, response) : ANYTHING, call.offset);
};

const body: Native = (call) =>
	promiseOf(call.machine, objectsOf(call.self)[0]?.hidden?.get("body") ?? ANYTHING, call.offset);

export const responseType: HostType = {
	name: "Response",
	content: dataOf,
	members: {
		json: { call: data },
		text: { call: data },
		blob: { call: data },
		arrayBuffer: { call: data },
		bytes: { call: data },
		formData: { call: data },
		clone: { call: (call) => call.self },
		body: { get: dataOf },
		ok: { get: (machine, self) => hearing(machine, self, ANY_BOOLEAN) },
		status: { get: (machine, self) => hearing(machine, self, ANYTHING) },
		url: { get: () => ANYTHING },
		headers: { get: (machine, self) => anything(dataOf(machine, self).taints) },
	},
};

export const requestType: HostType = {
	name: "Request",
	content: (_machine, self) => self.hidden?.get("body") ?? UNDEFINED,
	members: {
		url: { get: (_machine, self) => self.hidden?.get("url") ?? ANYTHING },
		method: { get: () => ANYTHING },
		headers: {
			get: (_machine, self) => {
				const given = hiddenValue(self, "headers");
				return given === NOTHING || given === UNDEFINED ? ANYTHING : given;
			},
		},
		clone: { call: (call) => call.self },
		text: { call: body },
		json: { call: body },
	},
};
