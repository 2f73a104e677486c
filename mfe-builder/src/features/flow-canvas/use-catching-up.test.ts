import type { FlowNode } from "@scriptorium/flow/document/flow-document";
import { moveParts } from "@scriptorium/flow/editing/change-steps";
import { expect, it } from "vitest";
import { formerPlaces, nextPart } from "./use-catching-up.ts";

const nodes = Array.from(
	{ length: 1000 },
	(_, at): FlowNode => ({
		id: `${at}`,
		type: "click",
		position: { x: 0, y: 120 * at },
		data: { label: `${at}`, category: "interaction" },
	}),
);
const NONE = new Map();
const moved = (count: number, by: number) => {
	const places = nodes.slice(0, count).map(({ id, position: { x, y } }) => [id, { x: x + by, y }] as const);
	return moveParts({ version: 2, nodes, edges: [], notes: [] }, new Map(places)).nodes;
};

it("shows a few moved steps at once, and holds many at their former places", () => {
	expect(formerPlaces(nodes, moved(40, 10), NONE).size).toBe(0);
	const former = formerPlaces(nodes, moved(41, 10), NONE);
	expect(former.size).toBe(41);
	expect(former.get("3")).toEqual({ x: 0, y: 360 });
});

it("animates from the displayed position when steps move again during an animation", () => {
	const first = moved(100, 10);
	const former = formerPlaces(nodes, first, NONE);
	// Back again: what was not shown at its new place has nowhere to go.
	const half = new Map([...former].slice(50));
	expect([...formerPlaces(first, nodes, half).keys()]).toEqual(Array.from({ length: 50 }, (_, at) => `${at}`));
});

it("moves few steps of those that are in view for each frame, many of those that are not, until none is left", () => {
	const after = moved(1000, 10);
	let former = formerPlaces(nodes, after, NONE);
	const inView = ({ y }: { readonly y: number }) => y >= 0 && y < 120 * 100;
	const parts: number[] = [];
	while (former.size > 0) {
		const part = nextPart(former, after, inView);
		expect(part.length).toBeGreaterThan(0);
		parts.push(part.length);
		former = new Map([...former].filter(([id]) => !part.includes(id)));
	}
	expect(parts).toEqual([...Array.from({ length: 10 }, () => 10), 300, 300, 300]);
});
