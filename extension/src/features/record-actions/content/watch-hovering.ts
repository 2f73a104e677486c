import { operableAround } from "./event-element.ts";
import type { PageRecorder } from "./page-recorder.ts";

const USABLE =
	'a[href],button,input,select,textarea,summary,[role="button"],[role="menuitem"],[role="option"],[role="tab"],[tabindex]';
/** Of a page with more than that not all are watched. */
const MOST = 1500;

interface Look {
	readonly hovered: Element | null;
	readonly since: number;
	readonly visible: ReadonlySet<Element>;
}

/**
 * Notices what appears because the pointer is on something else, a menu for example. Looks at the page while it is idle.
 * @returns to be called with an element before what was done to it is recorded
 */
export function watchHovering(recorder: PageRecorder, signal: AbortSignal): (element: Element) => void {
	let hovered: Element | null = null;
	let since = Date.now();
	let looks: Look[] = [];
	let asked = 0;

	const look = (): void => {
		asked = 0;
		const all = [...document.querySelectorAll(USABLE)].slice(0, MOST);
		const visible = new Set(
			all.filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })),
		);
		looks = [...looks.slice(-5), { hovered, since, visible }];
	};
	const askForLook = (): void => {
		if (asked === 0) asked = requestIdleCallback(look, { timeout: 500 });
	};
	window.addEventListener(
		"pointerover",
		(event) => {
			const element = recorder.elementFor(event);
			if (element === null || event.pointerType === "touch") return;
			const next = operableAround(element);
			if (next === hovered) return;
			hovered = next;
			since = Date.now();
			askForLook();
		},
		{ capture: true, passive: true, signal },
	);
	askForLook();
	signal.addEventListener("abort", () => cancelIdleCallback(asked));

	return (element) => {
		const appeared = looks.findIndex(
			({ visible }, at) => visible.has(element) && looks[at - 1]?.visible.has(element) === false,
		);
		const { hovered: over, since: from } = looks[appeared] ?? { hovered: null, since: 0 };
		looks = looks.slice(-1);
		if (over === null || over === element || element.contains(over) || !over.isConnected) return;
		recorder.add({ type: "hover", selector: recorder.describe(over), duration: Math.max(0, Date.now() - from) });
	};
}
