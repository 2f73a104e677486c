import { describe, expect, test } from "vitest";
import type { BrowserRegistration, KnownRegistration } from "../../../platform/user-scripts-port.ts";
import { mayMeet, sitesOf } from "./meeting-sites.ts";
import { type Changes, planChanges, scriptIdOf, type WantedRegistration } from "./plan-changes.ts";

interface Script {
	readonly id: string;
	readonly host?: string;
	readonly version?: number;
	readonly hasAgent?: boolean;
	readonly agentVersion?: number;
	readonly runAt?: BrowserRegistration["runAt"];
}

function wantedOf(scripts: readonly Script[]): WantedRegistration[] {
	return scripts.flatMap(
		({ id, host = "*", version = 1, hasAgent = false, agentVersion = 1, runAt = "document_start" }) => {
			const one = (role: "agent" | "script"): WantedRegistration => ({
				scriptId: id,
				role,
				matches: [`https://${host}/*`],
				excludeMatches: [],
				allFrames: true,
				runAt: role === "agent" ? "document_start" : runAt,
				world: role === "agent" ? "MAIN" : "USER_SCRIPT",
				worldId: null,
				sources: [{ code: "first()" }, { code: role }],
				hash: `${role}${role === "agent" ? agentVersion : version}`,
			});
			return hasAgent ? [one("agent"), one("script")] : [one("script")];
		},
	);
}

/** Runs registrations as Chromium does: by the calls that added or updated them, those of one call by their ids. */
function createBrowser() {
	let order: BrowserRegistration[] = [];
	const put = (some: readonly BrowserRegistration[]): void => {
		const ids = new Set(some.map(({ id }) => id));
		order = [
			...order.filter(({ id }) => !ids.has(id)),
			...[...some].sort((one, other) => Number(one.id > other.id) - Number(one.id < other.id)),
		];
	};
	return {
		known: (): KnownRegistration[] =>
			order.map(({ id, world, worldId, sources }) => ({ id, world, worldId, lastCode: sources.at(-1)?.code ?? "" })),
		apply({ remove, register, update }: Changes): void {
			order = order.filter(({ id }) => !remove.includes(id));
			expect(register.some(({ id }) => order.some((other) => other.id === id))).toBe(false);
			put(register);
			expect(update.every(({ id }) => order.some((other) => other.id === id))).toBe(true);
			put(update);
		},
		/** A packed extension's registrations are loaded in one go. */
		restart: () => put(order),
		order: (): readonly BrowserRegistration[] => order,
	};
}

/** Pairs that run in the wrong order, although they meet. */
function disorder(scripts: readonly Script[], order: readonly BrowserRegistration[]): string[] {
	const found: string[] = [];
	const placeOf = (id: string, world: string) =>
		order.findIndex((one) => scriptIdOf(one.id) === id && one.world === world);
	for (const [at, script] of scripts.entries()) {
		const place = placeOf(script.id, "USER_SCRIPT");
		if (place < 0) found.push(`${script.id} is missing`);
		if (script.hasAgent && !(placeOf(script.id, "MAIN") >= 0 && placeOf(script.id, "MAIN") < place))
			found.push(`${script.id} before its agent`);
		for (const other of scripts.slice(at + 1)) {
			const meets = mayMeet(sitesOf([`https://${script.host ?? "*"}/*`]), sitesOf([`https://${other.host ?? "*"}/*`]));
			const sameTime = (script.runAt ?? "document_start") === (other.runAt ?? "document_start");
			if (meets && sameTime && placeOf(other.id, "USER_SCRIPT") < place) found.push(`${other.id} before ${script.id}`);
		}
	}
	return found;
}

const named = (count: number, more: (at: number) => Partial<Script> = () => ({})): Script[] =>
	Array.from({ length: count }, (_, at) => ({ id: `id${999 - at}`, ...more(at) }));

describe("planChanges", () => {
	test("everything in one call, in the order of the list and agents first", () => {
		const browser = createBrowser();
		const scripts = named(25, () => ({ hasAgent: true }));
		const changes = planChanges([], wantedOf(scripts));
		expect(changes).toMatchObject({ remove: [], update: [] });
		browser.apply(changes);
		expect(disorder(scripts, browser.order())).toEqual([]);
		const again = planChanges(browser.known(), wantedOf(scripts));
		expect(again).toEqual({ remove: [], register: [], update: [] });
	});

	test("a script at the end of 500, or a removed one, changes no other", () => {
		const browser = createBrowser();
		const scripts = named(500);
		browser.apply(planChanges([], wantedOf(scripts)));
		const added = planChanges(browser.known(), wantedOf([...scripts, { id: "new" }]));
		expect([added.remove.length, added.register.length, added.update.length]).toEqual([0, 1, 0]);
		const removed = planChanges(browser.known(), wantedOf(scripts.toSpliced(9, 1)));
		expect([removed.remove.length, removed.register.length, removed.update.length]).toEqual([1, 0, 0]);
	});

	test("a script in the middle takes only those along that it can meet at its time", () => {
		const scripts = named(500, (at) => ({
			host: `site${at % 100}.example`,
			runAt: at % 2 === 0 ? "document_start" : "document_idle",
		}));
		const browser = createBrowser();
		browser.apply(planChanges([], wantedOf(scripts)));
		const changed = scripts.with(100, { ...scripts[100], id: scripts[100]?.id ?? "", version: 2 });
		const changes = planChanges(browser.known(), wantedOf(changed));
		expect(changes.update.map(({ id }) => scriptIdOf(id)).sort()).toEqual(["id899", "id799", "id699", "id599"].sort());
		browser.apply(changes);
		expect(disorder(changed, browser.order())).toEqual([]);
		const inserted = changed.toSpliced(300, 0, { id: "new", host: "www.site7.example", runAt: "document_idle" });
		const more = planChanges(browser.known(), wantedOf(inserted));
		expect(more.register.map(({ id }) => scriptIdOf(id))).toEqual(["new"]);
		expect(more.update.map(({ id }) => scriptIdOf(id)).sort()).toEqual(["id592", "id692"].sort());
	});

	test("registrations of an earlier version, without place and call, are replaced", () => {
		const old = { id: "id999", world: "USER_SCRIPT", worldId: null, lastCode: "code/*scriptorium:0a*/" };
		const changes = planChanges([old], wantedOf(named(1)));
		expect([changes.remove, changes.register.length]).toEqual([["id999"], 1]);
	});

	test("the order holds over any changes, in interrupted ones too", () => {
		let state = 37;
		const random = (below: number): number => {
			// xorshift: the low bits of simpler generators repeat soon.
			state ^= state << 13;
			state ^= state >>> 17;
			state ^= state << 5;
			return (state >>> 0) % below;
		};
		for (let round = 0; round < 40; round += 1) {
			const browser = createBrowser();
			let scripts: Script[] = [];
			let lastId = 0;
			for (let step = 0; step < 30; step += 1) {
				for (let change = random(4); change >= 0; change -= 1) {
					const at = random(scripts.length + 1);
					const script = scripts[at];
					const kind = random(5);
					if (kind < 2 || script === undefined) {
						lastId += 1;
						const hosts = ["*", "a.example", "b.example", "*.example"];
						const runAt = random(2) === 0 ? ("document_start" as const) : ("document_end" as const);
						const host = hosts[random(4)] ?? "*";
						scripts = scripts.toSpliced(at, 0, {
							id: `${random(99)}-${lastId}`,
							host,
							runAt,
							hasAgent: random(2) === 0,
						});
					} else if (kind === 2) scripts = scripts.toSpliced(at, 1);
					else if (kind === 3) {
						const next = { ...script, version: (script.version ?? 1) + 1, hasAgent: random(2) === 0 };
						scripts = scripts.with(at, random(2) === 0 ? next : { ...script, agentVersion: step + 2 });
					} else scripts = scripts.toSpliced(at, 1).toSpliced(random(scripts.length), 0, script);
				}
				const changes = planChanges(browser.known(), wantedOf(scripts));
				if (random(6) === 0) {
					// The worker is stopped after the first call.
					browser.apply({ ...changes, update: [] });
					browser.apply(planChanges(browser.known(), wantedOf(scripts)));
				} else browser.apply(changes);
				expect(disorder(scripts, browser.order())).toEqual([]);
				if (random(8) === 0) browser.restart();
				expect(disorder(scripts, browser.order())).toEqual([]);
			}
		}
	});
});
