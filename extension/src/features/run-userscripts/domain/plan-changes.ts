import type { BrowserRegistration, KnownRegistration } from "../../../platform/user-scripts-port.ts";
import { sitesOf } from "./meeting-sites.ts";
import { positionKeys } from "./position-keys.ts";

/** The part of a script that a registration is: the page's side of `unsafeWindow`, or the script itself. */
export type RegistrationRole = "agent" | "script";

/** A registration as it should be, before it has its place among the others. */
export interface WantedRegistration extends Omit<BrowserRegistration, "id"> {
	/** Null for the listener for reports, which has no place. */
	readonly role: RegistrationRole | null;
	/** Id of the script; that of the registration without a role. */
	readonly scriptId: string;
	/** Of its content without its place. */
	readonly hash: string;
}

/** Calls to the browser, in this order, each with at least one registration. */
export interface Changes {
	readonly remove: readonly string[];
	readonly register: readonly BrowserRegistration[];
	/** After `register`: its registrations may be among them. */
	readonly update: readonly BrowserRegistration[];
}

/** Sorts page agents before all scripts of the same call. */
const PREFIX: Readonly<Record<RegistrationRole, string>> = { agent: "a", script: "s" };
const ID = /^([as])\.([0-9a-z]+)\.(.+)$/;
const MARK = /\/\*scriptorium:([^*:]+):(\d+)\*\/$/;

/** Id of the script behind an id of the browser. */
export const scriptIdOf = (browserId: string): string => ID.exec(browserId)?.[3] ?? browserId;

/**
 * Computes the changes after which the browser holds exactly the registrations `wanted`, in their order where it matters: a page agent
 * before its script, and scripts that can meet at the same time in the order of the list.
 *
 * Chromium runs registrations in the order of the calls that added or updated them, and those of one call in the order of their ids
 * (decision 81). So ids begin with a key for the place in the list, and each registration ends with the number of its call. What a change
 * moves behind its successors takes these along; a script that is added at the end of the list takes nothing along.
 */
export function planChanges(known: readonly KnownRegistration[], wanted: readonly WantedRegistration[]): Changes {
	const held = new Map(known.map((registration) => [registration.id, registration]));
	const remove = new Set(held.keys());
	const keys = positionKeys([...new Set(wanted.map(({ scriptId }) => scriptId))], keysOf(known));
	const call = Math.max(0, ...known.map(({ lastCode }) => callOf(lastCode))) + 1;
	const latest = createLatest();
	const added: WantedRegistration[] = [];
	const changed: WantedRegistration[] = [];
	const ids = new Map<WantedRegistration, string>();
	for (const registration of wanted) {
		const { scriptId, role, hash } = registration;
		const id = role === null ? scriptId : `${PREFIX[role]}.${keys.get(scriptId) ?? ""}.${scriptId}`;
		ids.set(registration, id);
		const before = held.get(id);
		// An update keeps missing properties, as the world id: another world needs a new registration.
		if (before === undefined || before.world !== registration.world || before.worldId !== registration.worldId) {
			added.push(registration);
			latest.note(registration, call);
			continue;
		}
		remove.delete(id);
		const heldCall = callOf(before.lastCode);
		const isSame = MARK.exec(before.lastCode)?.[1] === hash && latest.before(registration) <= heldCall;
		if (!isSame) changed.push(registration);
		latest.note(registration, isSame ? heldCall : call);
	}
	const mark = (registration: WantedRegistration, at: number): BrowserRegistration =>
		marked(registration, ids.get(registration) ?? "", at);
	// Where something new has a place before something that moves, all of them move together once the new is there.
	const places = new Map([...ids.keys()].map((registration, at) => [registration, at]));
	const placeOf = (registration: WantedRegistration): number => places.get(registration) ?? 0;
	const isApart = changed.every((one) => one.role === null || added.every((other) => placeOf(other) < placeOf(one)));
	const moved = isApart || changed.length === 0 ? changed : [...added, ...changed];
	return {
		remove: [...remove],
		register: added.map((registration) => mark(registration, call)),
		update: moved.map((registration) => mark(registration, added.length === 0 ? call : call + 1)),
	};
}

function keysOf(known: readonly KnownRegistration[]): Map<string, string> {
	const keys = new Map<string, string>();
	for (const { id } of known) {
		const [, , key, scriptId] = ID.exec(id) ?? [];
		if (key !== undefined && scriptId !== undefined) keys.set(scriptId, key);
	}
	return keys;
}

/** The number of the call that added or updated a registration; 0 for one of another version. */
const callOf = (lastCode: string): number => Number(MARK.exec(lastCode)?.[2] ?? 0);

/**
 * The mark is not a source of its own: each one makes every registration of the extension slower, as the browser stores all of them again.
 */
function marked(registration: WantedRegistration, id: string, call: number): BrowserRegistration {
	const { matches, excludeMatches, allFrames, runAt, world, worldId, sources, hash } = registration;
	const code = `${sources.at(-1)?.code ?? ""}/*scriptorium:${hash}:${call}*/`;
	const markedSources = [...sources.slice(0, -1), { code }];
	return { id, matches, excludeMatches, allFrames, runAt, world, worldId, sources: markedSources };
}

/** The latest calls so far, walking the list from its beginning. */
function createLatest() {
	const agents = new Map<string, number>();
	const times = new Map<
		BrowserRegistration["runAt"],
		{ everywhere: number; all: number; sites: Map<string, number> }
	>();
	const timeOf = (runAt: BrowserRegistration["runAt"]) => {
		const time = times.get(runAt) ?? { everywhere: 0, all: 0, sites: new Map<string, number>() };
		times.set(runAt, time);
		return time;
	};
	return {
		/** Of those that have to run before this one. */
		before(registration: WantedRegistration): number {
			if (registration.role !== "script") return 0;
			const time = timeOf(registration.runAt);
			const own = sitesOf(registration.matches);
			const others = own === null ? [time.all] : [...own].map((site) => time.sites.get(site) ?? 0);
			return Math.max(agents.get(registration.scriptId) ?? 0, time.everywhere, ...others);
		},
		note(registration: WantedRegistration, call: number): void {
			if (registration.role === "agent") agents.set(registration.scriptId, call);
			if (registration.role !== "script") return;
			const time = timeOf(registration.runAt);
			const own = sitesOf(registration.matches);
			time.all = Math.max(time.all, call);
			if (own === null) time.everywhere = Math.max(time.everywhere, call);
			for (const site of own ?? []) time.sites.set(site, Math.max(time.sites.get(site) ?? 0, call));
		},
	};
}
