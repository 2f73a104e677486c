// @vitest-environment happy-dom
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { press, secret, show } from "./recorder-card.test-support.tsx";

afterEach(cleanup);

it("hides a value in all actions, tells the extension, and brings it back until it is saved", async () => {
	const typed = (id: string, value: string): RecordedAction => ({
		id,
		type: "type",
		timestamp: 1_790_000_000_000,
		url: "https://shop.example/in?q=lovelace&page=2",
		value,
		clear: true,
		selector: { primary: "#who", strategy: "id", fallbacks: [], attributes: {} },
	});
	const echo: RecordedAction = {
		id: "e",
		type: "hover",
		timestamp: 1_790_000_000_500,
		url: "https://shop.example/",
		duration: 1,
		selector: { primary: "text/Dear lovelace", strategy: "text", fallbacks: ["#out"], attributes: {} },
	};
	const { view, asked } = show({ actions: [typed("t", "lovelace"), echo] });
	view();
	await press("Hide this value of action 1");
	const menu = await screen.findByRole("dialog", { name: "Hide which value?" });
	expect(
		within(menu)
			.getAllByRole("button", { name: /: |, in / })
			.map(({ textContent }) => textContent),
	).toEqual([
		"Value: lovelace",
		"q = lovelace, in the address",
		"page = 2, in the address",
		"in, in the path of the address",
	]);
	fireEvent.click(within(menu).getByText("Value: lovelace"));
	expect(await screen.findByText("1 value hidden.")).toBeTruthy();
	expect(asked).toContain("hide t value");
	const list = screen.getByRole("list", { name: "Recorded actions" });
	expect(list.textContent).toContain("hidden value");
	expect(list.innerHTML).not.toContain("lovelace");
	fireEvent.click(screen.getByRole("button", { name: "Undo hiding the value" }));
	expect(list.textContent).toContain("lovelace");
	expect(screen.queryByText("1 value hidden.")).toBeNull();
});

it("says so when the extension could not forget a value, and still shows it", async () => {
	const { view, notices } = show({
		answers: false,
		actions: [{ ...secret, masked: false, value: "lovelace", url: "https://shop.example/" } as RecordedAction],
	});
	view();
	await press("Hide this value of action 1");
	expect(await screen.findByText("lovelace")).toBeTruthy();
	expect(notices).toEqual(["error: The value could not be hidden: the extension still has it. Try again."]);
});
