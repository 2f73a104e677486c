// @vitest-environment happy-dom
import { createHubClient } from "@scriptorium/hub-data/client";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { showInHost } from "../../host-context/test-host.test-support.tsx";
import { PreferredModelField } from "./preferred-model-field.tsx";

afterEach(cleanup);

let opened = 0;
function show(value: string, answer: () => Response) {
	const asked = vi.fn();
	const client = createHubClient("http://hub.test", "key", {
		storage: null,
		storageKey: `model-${opened++}`,
		autoRefreshToken: false,
		fetch: async (input, init) => {
			asked(init?.method, new URL(input instanceof Request ? input.url : input).pathname);
			return answer();
		},
	});
	const onChange = vi.fn();
	showInHost(<PreferredModelField value={value} onChange={onChange} />, { client });
	return { asked, onChange };
}
const offers = (models: readonly string[]) => () => Response.json({ model: models[0] ?? null, models, quota: null });

test("offers the models of this hub, and its own choice", async () => {
	const { onChange } = show("", offers(["small", "large"]));
	const field = await screen.findByLabelText<HTMLSelectElement>("Preferred model");
	expect([...field.options].map(({ textContent }) => textContent)).toEqual([
		"The hub's own choice (small)",
		"small",
		"large",
	]);
	fireEvent.change(field, { target: { value: "large" } });
	expect(onChange).toHaveBeenCalledWith("large");
});

test("says of a chosen model that the hub does not offer it any more", async () => {
	show("gone-1", offers(["small"]));
	const field = await screen.findByLabelText<HTMLSelectElement>("Preferred model");
	expect(field.selectedOptions[0]?.textContent).toBe("gone-1 (no longer offered)");
});

test.each([
	["a hub without a model", offers([])],
	["a hub that does not answer", () => Response.json({}, { status: 503 })],
])("is left out on %s: nothing would read the choice", async (_, answer) => {
	const { asked } = show("large", answer);
	await waitFor(() => expect(asked).toHaveBeenCalledWith("GET", "/functions/v1/generate-bookmarklet"));
	expect(screen.queryByLabelText("Preferred model")).toBeNull();
});
