import type { HeapObject, Machine, Member, Value } from "../engine/domain.ts";
import { hiddenValue } from "../engine/hidden-state.ts";
import { concatenate } from "../engine/text-of.ts";
import { fromMarked, HOLE } from "../engine/text-pattern.ts";
import { ANYTHING, anything, NOTHING, only } from "../engine/value.ts";
import { keepWritten } from "./element-reads.ts";
import { changePage } from "./element-writes.ts";
import { isOwn } from "./own-elements.ts";

const UNKNOWN_TEXT: Value = { atoms: [fromMarked(HOLE)], open: false, taints: [] };

/** A part of the address of the script's own link; of the page's links it is anything. */
function partOf(machine: Machine, self: HeapObject): Value {
	const written = hiddenValue(self, "=href");
	return isOwn(machine, self) && written !== NOTHING ? anything(written.taints) : ANYTHING;
}

/** `link.search = data`: the data becomes part of the address. */
function add(machine: Machine, self: HeapObject, value: Value, offset: number): void {
	if (!isOwn(machine, self)) changePage(machine, self, "search", value, offset);
	const written = hiddenValue(self, "=href");
	if (written === NOTHING) return;
	const assigned = { ...UNKNOWN_TEXT, taints: machine.contents(value) };
	keepWritten(machine, self, "href", concatenate(machine, [written, only("/"), assigned]));
}

function move(machine: Machine, self: HeapObject, host: Value): void {
	if (hiddenValue(self, "=href") === NOTHING) return;
	keepWritten(machine, self, "href", concatenate(machine, [only("https://"), host, only("/"), UNKNOWN_TEXT]));
}

const added: Member = { get: partOf, set: add };
const moved: Member = { get: partOf, set: move };

/** Links have the parts of their address as members, as `URL` does. */
export const anchorParts: Readonly<Record<string, Member>> = {
	search: added,
	hash: added,
	pathname: added,
	username: added,
	password: added,
	host: moved,
	hostname: moved,
};
