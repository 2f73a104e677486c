import type { Call, HeapObject, HostType, Native, Value } from "../engine/domain.ts";
import { addHidden, hiddenValue } from "../engine/hidden-state.ts";
import { anyItem } from "../engine/iterate.ts";
import { promiseOf } from "../engine/promises.ts";
import { ANY_BOOLEAN, anything, join, mayBeFunction, NOTHING, objectsOf, only, UNDEFINED } from "../engine/value.ts";
import { argument } from "../language/arguments.ts";

/** Data written into a stream can be read from it, however it is transformed. */
function pour(call: Call, stream: HeapObject, given: Value): void {
	const { machine } = call;
	const value = join(given, anything(machine.contents(given)));
	addHidden(machine, stream, "data", value);
	// `for await (const chunk of stream)`.
	addHidden(machine, stream, "entries", value);
	const change = hiddenValue(stream, "change");
	if (mayBeFunction(change)) machine.call(change, UNDEFINED, [value, only(stream)], call.offset);
}

const put: Native = (call) => {
	for (const stream of objectsOf(call.self)) pour(call, stream, argument(call, 0));
	return promiseOf(call.machine, UNDEFINED, call.offset);
};

/** `pipeThrough(pair)` and `pipeTo(stream)`; the two ends of a pair are one object here. */
const pipe: Native = (call) => {
	const to = argument(call, 0);
	const ends = objectsOf(to).map((end) => objectsOf(end.props.get("writable") ?? NOTHING)[0] ?? end);
	for (const stream of objectsOf(call.self)) {
		for (const end of ends) if (end.host?.name === "Stream") pour(call, end, hiddenValue(stream, "data"));
	}
	return to;
};

const read: Native = (call) => {
	const value = objectsOf(call.self).reduce((known, stream) => join(known, hiddenValue(stream, "data")), NOTHING);
	return promiseOf(call.machine, call.machine.plain({ value, done: ANY_BOOLEAN }, call.offset), call.offset);
};

const itself = { call: (call: Call) => call.self };
const itselfRead: HostType["members"][string] = { get: (_machine, self) => only(self) };
const nothing = { call: (call: Call) => promiseOf(call.machine, UNDEFINED, call.offset) };

/** Readable, writable, both; their readers, writers and controllers. */
export const streamType: HostType = {
	name: "Stream",
	members: {
		readable: itselfRead,
		writable: itselfRead,
		getReader: itself,
		getWriter: itself,
		write: { call: put },
		enqueue: { call: put },
		read: { call: read },
		pipeThrough: { call: pipe },
		pipeTo: { call: pipe },
		tee: { call: (call) => call.machine.array([call.self, call.self], call.offset) },
		values: itself,
		close: nothing,
		cancel: nothing,
		abort: nothing,
		releaseLock: nothing,
		terminate: nothing,
	},
	content: (_machine, self) => hiddenValue(self, "data"),
};

/** `new ReadableStream({ start })`, `new TransformStream({ transform })`, `new CompressionStream("gzip")`. */
export const makeStream: Native = (call) => {
	const { machine, offset } = call;
	const stream = machine.host("Stream", offset);
	for (const source of objectsOf(argument(call, 0))) {
		addHidden(machine, stream, "change", join(part(source, "transform"), part(source, "write")));
		for (const name of ["start", "pull"]) {
			const fill = part(source, name);
			if (mayBeFunction(fill)) machine.call(fill, only(source), [only(stream)], offset);
		}
	}
	return only(stream);
};

function part(source: HeapObject, name: string): Value {
	return source.props.get(name) ?? NOTHING;
}

/** `ReadableStream.from(list)`. */
export const streamFrom: Native = (call) => {
	const stream = call.machine.host("Stream", call.offset);
	pour(call, stream, anyItem(call.machine, argument(call, 0), call.offset));
	return only(stream);
};

/** `blob.stream()`, `response.body`. */
export function streamOf(call: Call, data: Value): Value {
	const stream = call.machine.host("Stream", call.offset);
	pour(call, stream, data);
	return only(stream);
}
