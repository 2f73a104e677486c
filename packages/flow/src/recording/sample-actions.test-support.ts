import type { RecordedAction } from "./recorded-action.ts";
import type { RecordedTarget } from "./recorded-target.ts";

export const target = (primary: string): RecordedTarget => ({
	primary,
	strategy: "css",
	fallbacks: [`xpath//*[@id="${primary}"]`],
	attributes: { "data-testid": primary },
});

/** Nothing is known of it but its tag. */
export const printOf = (tag: string): NonNullable<RecordedTarget["fingerprint"]> => ({
	tag,
	role: null,
	own: [],
	shape: tag,
	controlSample: {},
	place: { path: [], previous: null, next: null, row: [], headings: [], around: [] },
});

const common = (index: number) => ({
	id: `a${index}`,
	timestamp: 1_790_000_000_000 + index * 250,
	url: "https://shop.example/cart",
});
const none = { ctrl: false, alt: false, shift: false, meta: false };

/** One action of each kind, and the variants that make another step. */
export const sampleActions: readonly RecordedAction[] = [
	{ ...common(0), type: "navigate", targetUrl: "https://shop.example/cart", waitForLoad: true, cause: "load" },
	{ ...common(1), type: "click", selector: target("#add"), position: { x: 4, y: 5 }, button: "left", clickCount: 1 },
	{ ...common(2), type: "type", selector: target("#name"), value: "Ada", clear: true },
	{ ...common(3), type: "type", selector: target("#password"), value: "", clear: true, masked: true },
	{ ...common(4), type: "scroll", position: { x: 0, y: 900 }, smooth: false },
	{ ...common(5), type: "select", selector: target("#size"), value: ["m", "l"], isMultiple: true },
	{ ...common(6), type: "hover", selector: target("#menu"), duration: 300 },
	{ ...common(7), type: "drag", source: target("#card"), target: target("#done"), duration: 500 },
	{ ...common(8), type: "keypress", key: "Enter", modifiers: { ...none, ctrl: true } },
	{ ...common(9), type: "wait", duration: 1000 },
	{ ...common(10), type: "wait", duration: 5000, selector: target("#result"), condition: "visible" },
	{ ...common(11), type: "check", selector: target("#terms"), checked: true },
	{ ...common(12), type: "upload", selector: target("#file"), files: ["invoice.pdf"] },
	{ ...common(13), type: "dialog", dialog: "prompt", message: "Your name?", accepted: true, answer: "Ada" },
	{ ...common(14), type: "tab", change: "opened", tab: 1 },
	{ ...common(15), type: "navigate", targetUrl: "https://shop.example/", waitForLoad: true, cause: "back" },
	{
		...common(16),
		type: "navigate",
		targetUrl: "https://shop.example/done",
		waitForLoad: true,
		cause: "load",
		causedBy: "a1",
		frame: [target("iframe#pay")],
		viewport: { width: 1280, height: 720 },
	},
	{ ...common(17), type: "navigate", targetUrl: "https://shop.example/done", waitForLoad: true, cause: "reload" },
];
