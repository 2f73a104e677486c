import type { FlowDocument, FlowNode } from "@scriptorium/flow/document/flow-document";
import { expect, it } from "vitest";
import { flowSites } from "./flow-sites.ts";

const step = (id: number, type: FlowNode["type"], url?: string): FlowNode => ({
	id: String(id),
	type,
	position: { x: 0, y: 0 },
	data: { label: "x", category: "navigation", ...(url === undefined ? {} : { url }) },
});

it("lists the origins of opened addresses once each, without variables and other schemes", () => {
	const urls = [
		"https://a.test/x",
		"https://a.test/y",
		"http://b.test:8080/",
		"/next",
		`https://$${"{host}"}/`,
		"javascript:1",
		undefined,
	];
	const flow: FlowDocument = {
		version: 2,
		nodes: [...urls.map((url, at) => step(at, "navigate", url)), step(9, "click", "https://c.test/")],
		edges: [],
		notes: [],
	};
	expect(flowSites(flow)).toEqual(["https://a.test", "http://b.test:8080"]);
});
