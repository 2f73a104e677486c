import { destinationsOf } from "../engine/destination.ts";
import type { Call, HeapObject, HostType, Machine, Member, Native, Value } from "../engine/domain.ts";
import { addHidden, hiddenValue } from "../engine/hidden-state.ts";
import { isHostType } from "../engine/host-type.ts";
import { openObject } from "../engine/open-object.ts";
import { promiseOf } from "../engine/promises.ts";
import { addStep, joinTaints, type Taints } from "../engine/taint.ts";
import { ANYTHING, anything, join, joinAll, NOTHING, objectsOf, only, UNDEFINED } from "../engine/value.ts";
import { acting } from "../language/acting.ts";
import { argument } from "../language/arguments.ts";
import { UNNAMED_SERVER } from "../trace/trace.ts";

function canvasesOf(call: Call): readonly HeapObject[] {
	return objectsOf(call.self).flatMap((context) => objectsOf(hiddenValue(context, "canvas")));
}

/** Colors, texts and pixels drawn on a canvas can be read back. */
function paint(machine: Machine, canvases: readonly HeapObject[], value: Value): void {
	const taints = machine.contents(value);
	if (taints.length === 0) return;
	for (const canvas of canvases) addHidden(machine, canvas, "painted", anything(taints));
}

/** The source of an image: a camera, a canvas, a third party's file. The page's own images carry no data. */
function shownIn(machine: Machine, picture: Value, offset: number): Taints {
	let taints: Taints = picture.taints;
	for (const source of objectsOf(picture)) {
		if (!isHostType(source, "Element")) {
			taints = joinTaints(taints, machine.contents(only(source)));
			continue;
		}
		if (hiddenValue(source, "=srcObject") !== NOTHING || showsStream(machine, hiddenValue(source, "=src")))
			taints = joinTaints(taints, machine.read("media", "video frame", offset).taints);
		for (const name of ["drawn", "painted"]) taints = joinTaints(taints, hiddenValue(source, name).taints);
		const address = hiddenValue(source, "=src");
		if (address === NOTHING) continue;
		for (const { kind, host } of destinationsOf(machine, address)) {
			if (kind !== "third-party") continue;
			const remote = { origin: machine.origin("remote", host ?? UNNAMED_SERVER, offset), step: null };
			taints = joinTaints(taints, addStep([remote], offset, `a picture from ${host ?? "an unknown host"}`));
		}
	}
	return taints;
}

/** The old way to show a stream: `video.src = URL.createObjectURL(stream)`. */
function showsStream(machine: Machine, address: Value): boolean {
	const contents = objectsOf(address).map((url) => machine.contents(hiddenValue(url, "data")));
	return [address.taints, ...contents].some((taints) => taints.some(({ origin }) => origin.kind === "media"));
}

/** Everything that can be read from a canvas; without pictures a trait of the device. */
function seenOn(machine: Machine, canvases: readonly HeapObject[], what: string, offset: number): Value {
	const drawn = joinAll(canvases.map((canvas) => hiddenValue(canvas, "drawn")));
	const painted = joinAll(canvases.map((canvas) => hiddenValue(canvas, "painted")));
	const shown = drawn === NOTHING ? machine.read("device", what, offset) : drawn;
	return anything(joinTaints(shown.taints, painted.taints));
}

function pixels(call: Call, inside: Value): Value {
	const { machine, offset } = call;
	return openObject(
		machine,
		{ data: machine.array([inside], offset, false), width: ANYTHING, height: ANYTHING },
		offset,
	);
}

/** `new ImageData(bytes, width)`. */
export const makeImageData: Native = (call) => {
	const given = argument(call, 0);
	return objectsOf(given).length > 0 ? openObject(call.machine, { data: given }, call.offset) : pixels(call, only(0));
};

const paintText = acting((call) => paint(call.machine, canvasesOf(call), argument(call, 0)));

export const canvasContextType: HostType = {
	name: "CanvasContext",
	members: {
		drawImage: {
			call: acting((call) => {
				const picture = argument(call, 0);
				for (const source of objectsOf(picture)) call.machine.traceBuilder.useResponse(source.offset);
				const shown = anything(shownIn(call.machine, picture, call.offset));
				for (const canvas of canvasesOf(call)) addHidden(call.machine, canvas, "drawn", shown);
			}),
		},
		fillText: { call: paintText },
		strokeText: { call: paintText },
		putImageData: { call: paintText },
		createImageData: { call: (call) => pixels(call, only(0)) },
		getImageData: {
			call: (call) => pixels(call, seenOn(call.machine, canvasesOf(call), "canvas pixels", call.offset)),
		},
		getParameter: { call: (call) => call.machine.read("device", "graphics card", call.offset) },
		getExtension: { call: () => ANYTHING },
		measureText: { call: (call) => call.machine.read("device", "text metrics", call.offset) },
		canvas: { get: (_machine, self) => hiddenValue(self, "canvas") },
	},
	setOther(machine, self, key, value) {
		if (key === "fillStyle" || key === "strokeStyle") paint(machine, objectsOf(hiddenValue(self, "canvas")), value);
		return false;
	},
	getOther: () => ANYTHING,
};

const picture = (call: Call): Value => seenOn(call.machine, objectsOf(call.self), "canvas picture", call.offset);

/** Members of canvas elements. */
export const canvasMembers: Readonly<Record<string, Member>> = {
	getContext: {
		call: (call) => {
			const [self] = objectsOf(call.self);
			const context = call.machine.host("CanvasContext", call.offset);
			if (self) addHidden(call.machine, context, "canvas", only(self));
			return only(context);
		},
	},
	toDataURL: { call: picture },
	toBlob: {
		call: (call) => {
			call.machine.call(argument(call, 0), UNDEFINED, [picture(call)], call.offset);
			return UNDEFINED;
		},
	},
	convertToBlob: { call: (call) => promiseOf(call.machine, picture(call), call.offset) },
	transferToImageBitmap: { call: picture },
	transferControlToOffscreen: { call: (call) => call.self },
	captureStream: {
		call: (call) => join(call.machine.read("media", "captured stream", call.offset), picture(call)),
	},
};
