// @vitest-environment happy-dom

import { detailsRow } from "@scriptorium/hub-data/scripts/rows.test-support";
import type { ListedScript } from "@scriptorium/hub-data/scripts/script-card";
import { createTestHost, Surroundings, visitor } from "@scriptorium/remote-kit/host.test-support";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ScriptView } from "../features/script-details/script-view.tsx";
import { ScriptCard } from "./script-card.tsx";

afterEach(cleanup);

const HASH = "0123456789abcdef0123456789abcdef";
const NAME = `A sample page after “${detailsRow.title}” has run on it`;
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
const card: ListedScript = { ...row, tags: [...row.tags], reach };

/** Shows something with a backend that answers this hash for the script. */
function open(content: React.ReactNode, hash = "") {
	const { host } = createTestHost(visitor, async (input) =>
		Response.json(new URL(String(input)).pathname.endsWith("/rpc/script_picture") ? hash : []),
	);
	render(<Surroundings host={host}>{content}</Surroundings>);
}

it("leads the card, loads when it is near, and keeps its place", () => {
	open(<ScriptCard script={{ ...card, reach: { ...reach, picture: HASH } }} />);
	const picture = screen.getByRole<HTMLImageElement>("img", { name: NAME });
	expect(picture.getAttribute("src")).toBe(`/static/script-pictures/${card.id}/${HASH}`);
	expect([picture.getAttribute("loading"), picture.width, picture.height]).toEqual(["lazy", 480, 270]);
});

it("is not on a card without one, nor on one that is not rated", () => {
	open(<ScriptCard script={card} />);
	open(<ScriptCard script={{ ...card, reach: null }} />);
	expect(screen.queryByRole("img", { name: NAME })).toBeNull();
});

it("takes the place of the drawing on the script's page", async () => {
	const script = { ...detailsRow, tags: [...detailsRow.tags], has_flow: false };
	const parts = {
		star: null,
		install: null,
		trial: null,
		security: null,
		code: null,
		actions: null,
		versions: null,
		reviews: null,
	};
	open(<ScriptView script={script} {...parts} />, HASH);
	expect((await screen.findByRole("img", { name: NAME })).getAttribute("src")).toContain(HASH);
	cleanup();
	open(<ScriptView script={script} {...parts} />);
	expect(screen.queryByRole("img", { name: NAME })).toBeNull();
});
