// @vitest-environment happy-dom

import { detailsRow } from "@scriptorium/hub-data/scripts/rows.test-support";
import type { ListedScript } from "@scriptorium/hub-data/scripts/script-card";
import { createTestHost, Surroundings, visitor } from "@scriptorium/remote-kit/host.test-support";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ScriptRow } from "../script-list/script-row.tsx";
import { ScriptCard } from "./script-card.tsx";

afterEach(cleanup);

const { owner_id: _, ...row } = detailsRow;
const reach = {
	offline: true,
	every_site: false,
	sites: [],
	site_count: 0,
	contacts: [],
	contact_count: 0,
	own_site: false,
	unknown_hosts: false,
	code: null,
	reads: null,
	checked_in_part: false,
};

it.each([
	["red", false, "High RiskLooks like an attack"],
	["amber", false, "Medium RiskWorth a look"],
	["amber", true, "Medium RiskChecked in part"],
	["green", false, "Low RiskNothing found"],
	["unrated", false, "Not rated"],
] as const)("says beside the level %s (only in part: %s): %s", (level, isInPart, words) => {
	const rated = level === "unrated" ? null : { ...reach, checked_in_part: isInPart };
	const script: ListedScript = { ...row, tags: [...row.tags], risk_level: level, reach: rated };
	for (const content of [
		<ScriptCard key="card" script={script} />,
		<ScriptRow key="row" script={script} canEdit={false} />,
	]) {
		render(<Surroundings host={createTestHost(visitor, async () => Response.json([])).host}>{content}</Surroundings>);
		expect(document.querySelector("[data-verdict]")?.textContent).toBe(words);
		expect(screen.getByRole("list", { name: "What it is and may do" })).toBeTruthy();
		cleanup();
	}
});
