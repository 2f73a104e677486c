import { destinationsOf } from "../engine/destination.ts";
import type { HeapObject, Machine, Value } from "../engine/domain.ts";
import { addStep, joinTaints, type Taints } from "../engine/taint.ts";
import { knownTexts, textsOf } from "../engine/text-of.ts";
import { HOLE, PAGE_LINK } from "../engine/text-pattern.ts";
import { anything, NOTHING } from "../engine/value.ts";
import {
	type Carried,
	type Destination,
	type OriginKind,
	SERVER_TO_FILL_IN,
	type SinkKind,
	UNNAMED_SERVER,
} from "../trace/trace.ts";
import { bodyTexts } from "./body-texts.ts";
import { unlessUnfilled } from "./unfilled-receivers.ts";

export interface Sending {
	readonly kind: SinkKind;
	readonly api: string;
	readonly address: Value;
	readonly body?: Value;
	readonly headers?: Value;
	readonly details?: Readonly<Record<string, readonly string[]>>;
	/** Objects that the address or the data lie in. */
	readonly from?: readonly HeapObject[];
	/** See `SinkNote.listener`. */
	readonly listener?: number;
}

/** Data in an address. At its beginning it decides the destination and is not sent. */
export function addressRole(machine: Machine, address: Value): Carried["role"] {
	const begins = textsOf(machine, address).every((text) => text.startsWith(HOLE) || text.startsWith(PAGE_LINK));
	return begins ? "target" : "url";
}

/** Appended to an address of which only the beginning is unknown: `base + "?c=" + document.cookie`. */
const APPENDED = new RegExp(`^[${HOLE}${PAGE_LINK}][^${HOLE}]*[?&=#/][^${HOLE}]*${HOLE}`);
const SECRETS: ReadonlySet<OriginKind> = new Set(["cookie", "key", "wallet"]);

/** The data in an address by its role. Where the beginning is unknown, secrets are not what it begins with. */
function inAddress(machine: Machine, address: Value, taints: Taints): readonly (readonly [Carried["role"], Taints])[] {
	const role = addressRole(machine, address);
	if (role !== "target" || !textsOf(machine, address).some((text) => APPENDED.test(text))) return [[role, taints]];
	const isSecret = ({ origin }: Taints[number]): boolean => SECRETS.has(origin.kind);
	return [
		[role, taints.filter((taint) => !isSecret(taint))],
		["url", taints.filter(isSecret)],
	];
}

/** Records that something leaves; answers where it goes. */
export function recordSending(machine: Machine, sending: Sending, offset: number): readonly Destination[] {
	const { kind, api, address, body = NOTHING, headers = NOTHING, details = {}, from = [], listener } = sending;
	machine.spend(40);
	const sent = (value: Value): Taints => addStep(machine.contents(value), offset, `handed to ${api}`);
	const [url, content, head] = [sent(address), sent(body), sent(headers)];
	const destinations = unlessUnfilled(
		machine,
		{ address, inAddress: url, inBody: content, inHeaders: head },
		destinationsOf(machine, address),
	);
	machine.traceBuilder.sink(
		{
			kind,
			api,
			offset,
			destinations,
			isMixed: machine.isMerging || from.some(({ isShared }) => isShared),
			...(listener === undefined ? {} : { listener }),
			carried: [...inAddress(machine, address, url), ["body", content], ["header", head]],
			details: { ...details, body: bodyTexts(machine, body), address: knownTexts(machine, address) },
		},
		machine,
	);
	if (destinations.some(({ kind: where }) => where === "unresolved")) {
		machine.traceBuilder.unresolved({ kind: "unknown-target", what: api, offset });
	}
	return destinations;
}

/** The response: of the site itself or of a third party. */
export function answerFrom(machine: Machine, api: string, destinations: readonly Destination[], offset: number): Value {
	let taints: Taints = [];
	for (const { kind, host, placeholder } of destinations) {
		if (kind === "same-site" || kind === "page-given") {
			taints = joinTaints(taints, machine.read("site-answer", `the site's answer to ${api}`, offset).taints);
		} else if (kind === "third-party" || kind === "unresolved") {
			const remote = {
				origin: machine.origin("remote", host ?? (placeholder ? SERVER_TO_FILL_IN : UNNAMED_SERVER), offset),
				step: null,
			};
			taints = joinTaints(taints, addStep([remote], offset, `answered by ${host ?? "an unknown host"}`));
		}
	}
	return anything(taints);
}
