// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { flowTemplates } from "@scriptorium/flow/templates/flow-templates";
import { createTestHost, reader, Surroundings } from "@scriptorium/remote-kit/host.test-support";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useFlowStore } from "../../editor/flow-store.ts";
import { TemplateList } from "./template-list.tsx";

afterEach(cleanup);

it("lists the templates by category, and loads one as a change that can be undone", async () => {
	const { host, notices, noticeActions } = createTestHost(reader, async () => Response.json([]));
	const onLoaded = vi.fn();
	render(
		<Surroundings host={host}>
			<TemplateList onLoaded={onLoaded} />
		</Surroundings>,
	);
	const lists = screen.getAllByRole("list").map((list) => [
		list.getAttribute("aria-labelledby")?.split("-").at(-1),
		...within(list)
			.getAllByRole("button")
			.map((entry) => entry.textContent),
	]);
	const entry = (name: string) => {
		const template = flowTemplates.find((each) => each.name === name);
		return `${name} ${template?.description} ${template?.flow.nodes.length} actions`;
	};
	expect(lists).toEqual([
		["utility", entry("Shopping Price Tracker")],
		["productivity", entry("Auto Form Filler")],
		["developer", entry("Developer Quick Tools")],
		["social", entry("Quick Social Share")],
		["data", entry("Table Data Scraper")],
		["automation", entry("Page Change Monitor")],
	]);
	const before = useFlowStore.getState().flow;
	fireEvent.click(screen.getByRole("button", { name: /^Table Data Scraper / }));
	await waitFor(() => expect(notices).toEqual(['success: Loaded "Table Data Scraper" template']));
	expect(onLoaded).toHaveBeenCalledOnce();
	const { flow, settings } = useFlowStore.getState();
	expect(flow).toBe(flowTemplates.find(({ id }) => id === "table-data-scraper")?.flow);
	expect(settings).toMatchObject({ name: "Table Data Scraper", category: "data", targetUrl: "*", minify: false });
	expect((await useFlowStore.getState().validated()).isValid).toBe(true);
	act(() => noticeActions[0]?.run());
	expect(useFlowStore.getState().flow).toBe(before);
});
