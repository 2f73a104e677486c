/** Functions of exported scripts beyond Puppeteer's; only the used ones are written, at the end. */
export const puppeteerFunctions = {
	find: `/**
 * Finds an element by its first selector; by the others, in their order, if that finds nothing for three seconds.
  * They are sorted by how lasting they are: the last ones are positional, and may match another element on a
  * changed page.
 */
async function find(scope, ...selectors) {
	const [first] = selectors;
	if (await scope.waitForSelector(first, { timeout: 3000 }).catch(() => null)) return scope.locator(first);
	await Promise.any(selectors.map((selector) => scope.waitForSelector(selector))).catch(() => {
		throw new Error(\`Nothing was found by \${selectors.join(" or ")}\`);
	});
	for (const selector of selectors) {
		if (await scope.$(selector).catch(() => null)) return scope.locator(selector);
	}
	return scope.locator(first);
}`,
	inRoots: `/** A selector as one for the open shadow roots in an element. */
function inRoots(selector) {
	return \`:scope >>> \${/::-p-|>>>/.test(selector) ? selector : \`:is(\${selector})\`}\`;
}`,
	within: `/** The first element that a selector finds inside of another one, or else in the shadow roots there. */
async function within(element, selector) {
	const inside = await element.$(selector);
	if (inside !== null) return inside.asLocator();
	const found = await element.waitForSelector(\`\${selector}, \${inRoots(selector)}\`);
	if (found === null) throw new Error(\`Nothing was found by \${selector}\`);
	return found.asLocator();
}`,
	allWithin: `/** All elements that a selector finds inside of another one, or else in the shadow roots there. */
async function allWithin(element, selector) {
	const found = await element.$$(selector);
	return found.length > 0 ? found : element.$$(inRoots(selector));
}`,
	frameIn: `/** The page inside a frame. */
async function frameIn(locator) {
	const element = await (await locator).waitHandle();
	return element.contentFrame();
}`,
	nextTab: `/** The next tab that opens, or a later one by its index. */
async function nextTab(place = 0) {
	const before = new Set(browser.targets());
	const opened = () => browser.targets().filter((target) => target.type() === "page" && !before.has(target));
	await browser.waitForTarget(() => opened().length > place);
	return opened()[place].page();
}`,
	watchDownload: `/** Stores the next download in the current folder; the function that it returns waits until the file is complete. */
async function watchDownload(page) {
	const session = await page.createCDPSession();
	const ended = new Promise((resolve, reject) => {
		session.on("Browser.downloadProgress", ({ state }) => {
			if (state === "completed") resolve();
			if (state === "canceled") reject(new Error("The download was canceled"));
		});
	});
	ended.catch(() => {});
	await session.send("Browser.setDownloadBehavior", { behavior: "allow", downloadPath: process.cwd(), eventsEnabled: true });
	return () => ended;
}`,
	loaded: `/** Waits until a tab that was opened shows its page. */
async function loaded(page) {
	await page.waitForFunction(() => location.href !== "about:blank" && document.readyState === "complete");
}`,
	untilClosed: `/** Does something at which a page may close its tab. Locators would repeat a click that the closed tab has not answered. */
async function untilClosed(page, act) {
	const closed = new AbortController();
	page.once("close", () => closed.abort());
	await act(closed.signal).catch((error) => {
		if (!page.isClosed() && error.name !== "TargetCloseError") throw error;
	});
}`,
	holding: `/** Holds keys down while something is done. */
async function holding(page, keys, act) {
	for (const key of keys) await page.keyboard.down(key);
	await act();
	for (const key of keys.toReversed()) await page.keyboard.up(key);
}`,
	clear: `/** Clears a field with keys: \`fill("")\` dispatches no events. */
async function clear(locator) {
	const field = await locator.waitHandle();
	await field.focus();
	await field.evaluate((element) => (element.select ? element.select() : getSelection().selectAllChildren(element)));
	await field.press("Backspace");
	await locator.fill("");
}`,
	writeLines: `/** Puts a text into a field at once. Typing would press Enter, on which pages submit, and masks rewrite what is typed. */
async function writeLines(locator, text) {
	const field = await (await locator).waitHandle();
	await field.focus();
	await field.evaluate((element, lines) => {
		element.select();
		document.execCommand("insertText", false, lines);
	}, text);
}`,
	writeOver: `/** Types over editable content. \`fill\` types what is new after a text that stays, but at its beginning. */
async function writeOver(locator, text) {
	const content = await (await locator).waitHandle();
	await content.focus();
	await content.evaluate((element) => element.ownerDocument.getSelection().selectAllChildren(element));
	await content.type(text);
}`,
	drag: `/** Drags an element onto another one: to a place in it, or to its middle. */
async function drag(page, source, target, offset) {
	const [taken, onto] = await Promise.all([source, target].map(async (locator) => (await locator).waitHandle()));
	await taken.hover();
	await page.mouse.down();
	if (!(await onto.isIntersectingViewport())) await onto.scrollIntoView();
	const { x, y } = await onto.clickablePoint(offset);
	await page.mouse.move(x, y, { steps: 10 });
	// Lists that make room on the way take no other place before their entries are at rest.
	await atRest(onto.frame);
	await page.mouse.move(x, y, { steps: 2 });
	await page.mouse.up();
}`,
	atRest: `/** Waits until what moves or fades in a page is at rest: a second at most, as some pages never are. */
async function atRest(page) {
	await page.evaluate(async () => {
		await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
		const moving = document.getAnimations().filter(({ playState }) => playState === "running");
		const ended = Promise.allSettled(moving.map(({ finished }) => finished));
		await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 1000))]);
	});
}`,
	dropFiles: `/** Drops files onto an element. */
async function dropFiles(page, locator, ...names) {
	const { resolve } = await import("node:path");
	const element = await (await locator).waitHandle();
	const point = await element.clickablePoint();
	const files = names.map((name) => resolve(name));
	for (const act of ["dragEnter", "dragOver", "drop"])
		await page.mouse[act](point, { items: [], files, dragOperationsMask: 1 });
}`,
	chooseFiles: `/** Chooses files in the file chooser that the page opens next. */
async function chooseFiles(page, ...names) {
	const { resolve } = await import("node:path");
	const chooser = await page.waitForFileChooser();
	await chooser.accept(names.map((name) => resolve(name)));
}`,
	appears: `/** Waits until one of the selectors finds an element. */
async function appears(scope, options, ...selectors) {
	await Promise.any(selectors.map((selector) => scope.waitForSelector(selector, options))).catch(() => {
		throw new Error(\`Nothing appeared by \${selectors.join(" or ")}\`);
	});
}`,
	disappears: `/** Waits until a selector finds nothing any more. */
async function disappears(scope, timeout, selector) {
	const end = Date.now() + timeout;
	while (await scope.$(selector)) {
		if (Date.now() > end) throw new Error(\`Still there: \${selector}\`);
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
}`,
} as const;
export type PuppeteerFunction = keyof typeof puppeteerFunctions;
