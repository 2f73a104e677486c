interface PageModules {
	/** Modules of the shell, each after those that it imports. */
	readonly start: readonly string[];
	/** Modules of the screen. */
	readonly screen: readonly string[];
}

/**
 * Requests the modules of the page, which the server lists in the data block `hub-modules`, all at once, because they would be found one after
 * the other otherwise. Those of the shell are also run, each in a task of its own, so that the page can be used in between.
 * @param page the document
 * @param run imports a module
 */
export async function requestModules(page: Document, run: (href: string) => Promise<unknown>): Promise<void> {
	const modules = readModules(page);
	if (!modules) return;
	const links = [...modules.start, ...modules.screen].map((href) =>
		Object.assign(page.createElement("link"), { rel: "modulepreload", href }),
	);
	page.head.append(...links);
	for (const href of modules.start) {
		await run(href);
		await new Promise((resolve) => setTimeout(resolve));
	}
}

/** What the hub's server has written into this very page; null where it has written nothing. */
function readModules(page: Document): PageModules | null {
	const text = page.getElementById("hub-modules")?.textContent;
	return text ? (JSON.parse(text) as PageModules) : null;
}
