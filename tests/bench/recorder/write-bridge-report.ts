import { percentile } from "../analyzer/speed/percentile.ts";
import type { Bridge } from "./measure-bridge.ts";
import type { Overhead } from "./measure-overhead.ts";
import type { Stored } from "./measure-stored.ts";

export const BRIDGE_GOALS = { event: 1, ping: 2, replay: 5000 } as const;

export function writeBridgeReport(measured: {
	readonly source: string;
	readonly overhead: Overhead;
	readonly bridge: Bridge;
	readonly stored: Readonly<Record<string, Stored>>;
}): string {
	const { source, overhead, bridge, stored } = measured;
	const all = Object.values(overhead.byType).flat();
	const rate = (bridge.actions.length / percentile(bridge.replays, 0.5)) * 1000;
	return [
		source,
		"",
		`**Events.** Milliseconds of the recorder's listeners for one event on a page of ${overhead.elements} elements, selectors left out;`,
		`${overhead.actions} actions were recorded. All: p50 ${ms(all, 50)}, p95 ${ms(all, 95)} (goal ${BRIDGE_GOALS.event}).`,
		"",
		"| Event | events | p50 | p95 | most |",
		"| --- | ---: | ---: | ---: | ---: |",
		...Object.entries(overhead.byType)
			.toSorted(([, one], [, other]) => percentile(other, 0.95) - percentile(one, 0.95))
			.map(
				([type, taken]) => `| ${type} | ${taken.length} | ${ms(taken, 50)} | ${ms(taken, 95)} | ${ms(taken, 100)} |`,
			),
		"",
		`**Bridge.** ${bridge.pings.length} times PING→PONG from a page of the hub to the worker: p50 ${ms(bridge.pings, 50)} ms, p95`,
		`${ms(bridge.pings, 95)} ms (goal ${BRIDGE_GOALS.ping}); to a thread of the same page and back: ${ms(bridge.floor, 50)} and ${ms(bridge.floor, 95)}.`,
		`A stored recording of ${bridge.actions.length} actions told again, median of ${bridge.replays.length}: ${Math.round(rate)} actions a second (goal`,
		`${BRIDGE_GOALS.replay}).`,
		"",
		`**Stored.** ${Object.entries(stored)
			.map(
				([name, { actions, bytes }]) =>
					`${name}, ${actions} actions: ${bytes} bytes of JSON, ${Math.round(bytes / actions)} each`,
			)
			.join("; ")}.`,
	].join("\n");
}

const ms = (values: readonly number[], share: number): string => percentile(values, share / 100).toFixed(2);
