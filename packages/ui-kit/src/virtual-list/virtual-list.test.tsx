// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { VirtualList } from "./virtual-list.tsx";

const ROW_HEIGHT = 20;

beforeEach(() => {
	// Without a layout nothing would be visible.
	vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(200);
	vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(ROW_HEIGHT);
	vi.spyOn(HTMLLIElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLLIElement) {
		const place = [...(this.parentElement?.children ?? [])].indexOf(this);
		return new DOMRect(0, place * ROW_HEIGHT, 200, ROW_HEIGHT);
	});
});
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
});

interface ShownProps {
	readonly count: number;
	readonly first?: number;
	readonly hasKeys?: boolean;
}

function Shown({ count, first = 1, hasKeys = false }: ShownProps) {
	const items = Array.from({ length: count }, (_, index) => `Row ${index + first}`);
	return (
		<div style={{ overflowY: "auto" }}>
			<VirtualList items={items} keyOf={(item) => item} rowHeight={ROW_HEIGHT} label="Rows" hasKeys={hasKeys}>
				{(item, place) => (
					<li {...place}>
						{item} <button type="button">Remove {item}</button>
					</li>
				)}
			</VirtualList>
		</div>
	);
}

async function show(props: ShownProps) {
	const view = render(<Shown {...props} />);
	if (props.count > 100) await vi.waitFor(() => expect(rows()[0]?.getAttribute("aria-setsize")).toBeTruthy());
	return (next: ShownProps) => view.rerender(<Shown {...next} />);
}
const rows = () => screen.getAllByRole("listitem");
const numbers = () => rows().map((row) => Number(/\d+/.exec(row.textContent)?.[0]));
const focused = () => document.activeElement?.textContent;
const row = (number: number) => rows()[numbers().indexOf(number)] as HTMLElement;
const press = (key: string, more: object = {}) =>
	act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }));

it("is a plain list of up to 100 rows, which find-in-page finds", async () => {
	await show({ count: 100 });
	expect(numbers()).toHaveLength(100);
	expect(rows().every((row) => row.attributes.length === 0)).toBe(true);
	expect(screen.getByRole("list", { name: "Rows" }).tagName).toBe("UL");
});

it("has only rows in the page that can be seen, from 101 rows on, and says how many there are", async () => {
	await show({ count: 1000 });
	expect(numbers().length).toBeLessThan(40);
	expect(numbers().slice(0, 3)).toEqual([1, 2, 3]);
	expect(rows().map((row) => row.getAttribute("aria-posinset"))).toEqual(numbers().map(String));
	expect(new Set(rows().map((row) => row.getAttribute("aria-setsize")))).toEqual(new Set(["1000"]));
	const list = screen.getByRole("list", { name: "Rows" });
	expect(list.style.getPropertyValue("--rows-height")).toBe(`${1000 * ROW_HEIGHT}px`);
	const { violations } = await axe.run(list, { rules: { region: { enabled: false } } });
	expect(violations.map(({ id }) => id)).toEqual([]);
});

it.each([
	["ArrowDown", 2],
	["ArrowUp", 1],
	["PageDown", 11],
	["End", 1000],
	["Enter", 1],
])("leads by %s from the first row to row %i", async (key, expected) => {
	await show({ count: 1000 });
	row(1).focus();
	await press(key);
	expect(focused()).toMatch(new RegExp(`^Row ${expected} `));
	expect(document.activeElement?.getAttribute("tabindex")).toBe("0");
	expect(rows().filter((row) => row.tabIndex === 0)).toHaveLength(1);
});

it("passes ten rows by Page Up and goes back by Home", async () => {
	await show({ count: 1000 });
	row(1).focus();
	await press("End");
	await press("PageUp");
	expect(focused()).toMatch(/^Row 990 /);
	await press("Home");
	expect(focused()).toMatch(/^Row 1 /);
});

it("leads from a control to the same one of another row, and leaves keys with a modifier alone", async () => {
	await show({ count: 1000 });
	screen.getByRole("button", { name: "Remove Row 1" }).focus();
	await press("PageDown");
	expect(focused()).toBe("Remove Row 11");
	await press("ArrowDown", { ctrlKey: true });
	expect(focused()).toBe("Remove Row 11");
});

it("keeps the focused row in the page when it is scrolled away", async () => {
	await show({ count: 1000 });
	row(3).focus();
	const box = screen.getByRole("list").parentElement as HTMLElement;
	await act(async () => {
		box.scrollTop = 10_000;
		fireEvent.scroll(box);
	});
	await vi.waitFor(() => expect(numbers()).toContain(505));
	expect(numbers()[0]).toBe(3);
	expect(numbers()[1]).toBeGreaterThan(400);
	expect(focused()).toMatch(/^Row 3 /);
});

it("keeps the focus with its row when rows come before it, and gives it to the next row when its own goes", async () => {
	const change = await show({ count: 1000, first: 10 });
	row(12).focus();
	change({ count: 1009, first: 1 });
	expect(focused()).toMatch(/^Row 12 /);
	await press("ArrowDown");
	expect(focused()).toMatch(/^Row 13 /);
	change({ count: 987, first: 14 });
	await vi.waitFor(() => expect(focused()).toMatch(/^Row \d+ /));
});

it("keeps the focus when a short list becomes a long one", async () => {
	const change = await show({ count: 100, hasKeys: true });
	screen.getByRole("button", { name: "Remove Row 7" }).focus();
	change({ count: 101, hasKeys: true });
	await vi.waitFor(() => expect(row(1).getAttribute("aria-setsize")).toBe("101"));
	expect(focused()).toBe("Remove Row 7");
});

it("is printed whole", async () => {
	await show({ count: 300 });
	act(() => void window.dispatchEvent(new Event("beforeprint")));
	expect(numbers()).toHaveLength(300);
	act(() => void window.dispatchEvent(new Event("afterprint")));
	expect(numbers().length).toBeLessThan(40);
});
