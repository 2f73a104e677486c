import type { Page } from "@playwright/test";

/** As much of a React fiber as is read; the names are React's own. */
interface Fiber {
	readonly flags: number;
	readonly alternate: Fiber | null;
	readonly child: Fiber | null;
	readonly sibling: Fiber | null;
	readonly memoizedProps: { readonly id?: unknown; readonly data?: { readonly step?: unknown } } | null;
	readonly type: unknown;
}

interface RenderedSteps {
	commits: number;
	readonly ids: string[];
}
type Watched = typeof globalThis & { renderedSteps?: RenderedSteps };

/**
 * Counts React's commits, and the steps of the canvas that were rendered in them, from the page's load on. It listens where the
 * developer tools of React listen, so that the build is the one that is served.
 * @param page before it opens the builder
 */
export async function watchRenderedSteps(page: Page): Promise<void> {
	await page.addInitScript(() => {
		/** React sets this flag on a component that was called. */
		const PERFORMED_WORK = 1;
		const seen: RenderedSteps = { commits: 0, ids: [] };
		(globalThis as Watched).renderedSteps = seen;
		const visit = (fiber: Fiber) => {
			const before = fiber.alternate;
			const step = fiber.memoizedProps?.data?.step;
			const wasCalled = before === null || (fiber.flags & PERFORMED_WORK) !== 0;
			if (typeof fiber.type === "function" && step !== undefined && wasCalled)
				seen.ids.push(String(fiber.memoizedProps?.id));
			// A child that is the same object was not looked at by this commit.
			if (before !== null && fiber.child === before.child) return;
			for (let child = fiber.child; child !== null; child = child.sibling) visit(child);
		};
		Object.defineProperty(globalThis, "__REACT_DEVTOOLS_GLOBAL_HOOK__", {
			value: {
				supportsFiber: true,
				inject: () => 1,
				onCommitFiberUnmount: () => undefined,
				onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => {
					seen.commits++;
					visit(root.current);
				},
			},
		});
	});
}

/**
 * Gives what was rendered since the last call.
 * @param page a page that `watchRenderedSteps` watches
 * @returns number of commits, and the ids of the steps that were rendered in them, each once
 */
async function takeRenderedSteps(page: Page): Promise<{ readonly commits: number; readonly ids: readonly string[] }> {
	return page.evaluate(() => {
		const seen = (globalThis as Watched).renderedSteps;
		if (seen === undefined) throw new Error("Nobody watches.");
		const taken = { commits: seen.commits, ids: [...new Set(seen.ids)] };
		seen.commits = 0;
		seen.ids.length = 0;
		return taken;
	});
}

/**
 * Drags the step in the middle of the canvas with the mouse.
 * @param page a page that `watchRenderedSteps` watches, with the builder open
 * @returns id of the step, and the commits and the steps that were rendered while it moved
 */
export async function dragOneStep(
	page: Page,
): Promise<{ readonly moved: string; readonly commits: number; readonly rendered: readonly string[] }> {
	const canvas = page.getByRole("application", { name: "Flow canvas" });
	await canvas.scrollIntoViewIfNeeded();
	const box = await canvas.boundingBox();
	if (box === null) throw new Error("The canvas is not on the page.");
	const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	const moved = await page.evaluate(({ x, y }) => {
		const nodes = [...document.querySelectorAll(".react-flow__node")];
		const distance = (node: Element) => {
			const { left, top, width, height } = node.getBoundingClientRect();
			return Math.hypot(left + width / 2 - x, top + height / 2 - y);
		};
		return nodes.sort((one, other) => distance(one) - distance(other))[0]?.getAttribute("data-id") ?? "";
	}, middle);
	const node = page.locator(`.react-flow__node[data-id="${moved}"]`);
	await node.click();
	const place = await node.boundingBox();
	if (place === null) throw new Error("The step is not on the page.");
	const at = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
	await page.mouse.move(at.x, at.y);
	await page.mouse.down();
	await page.mouse.move(at.x + 4, at.y + 4);
	await takeRenderedSteps(page);
	await page.mouse.move(at.x + 60, at.y + 20, { steps: 20 });
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
	const { commits, ids } = await takeRenderedSteps(page);
	await page.mouse.up();
	return { moved, commits, rendered: ids };
}
