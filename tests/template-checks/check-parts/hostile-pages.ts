import type { Page } from "@playwright/test";

/** A page on which scripts fail that trust it. */
export interface HostilePage {
	readonly name: string;
	/** Runs before anything else in the page. */
	prepare?(page: Page): Promise<void>;
	/** Makes the markup of an ordinary page hostile. */
	wrap(html: string): string;
}

/** What libraries of old pages do to built-in objects: everything is enumerable, and well-known functions work differently. */
function changePrototypes(): void {
	const add = (target: object, name: string) => {
		Object.assign(target, { [name]: () => undefined });
	};
	for (const target of [Object.prototype, Array.prototype, String.prototype, Function.prototype, Node.prototype]) {
		add(target, "extend");
		add(target, "each");
	}
	Object.assign(Array.prototype, { toJSON: () => "changed", remove: () => undefined, flatten: () => undefined });
	Object.assign(Element.prototype, { visible: () => false, hide: () => undefined });
	Object.assign(globalThis, { $: () => null, $$: () => [], create: null, panel: null, status: "changed" });
}

const ELEMENTS = 50_000;

export const hostilePages: readonly HostilePage[] = [
	{
		name: "with changed prototypes",
		prepare: async (page) => {
			await page.addInitScript(changePrototypes);
		},
		wrap: (html) => html,
	},
	{
		name: "whose forms and fields have the names of properties",
		wrap: (html) =>
			`${html}<div hidden><form name="images"></form><form name="links"></form><form name="forms"></form><form><input name="id"><input name="title"><input name="name"><input name="style"><input name="children"><input name="className"><input name="textContent"><input name="shadowRoot"></form></div>`,
	},
	{
		name: "with 50,000 elements more",
		wrap: (html) => `${html}<div class="crowd">${"<i><b>x</b></i>".repeat(ELEMENTS / 2)}</div>`,
	},
	{
		name: "from right to left, with shadow roots and frames",
		wrap: (html) =>
			`${html.includes("<html") ? html : `<html dir="rtl" lang="ar">${html}`}<div><template shadowrootmode="open"><p>نص</p><img alt="صورة" width="60" height="60"></template></div><div><template shadowrootmode="closed"><p>نص</p></template></div><iframe srcdoc="<p>frame</p>" title="frame" sandbox></iframe>`,
	},
];
