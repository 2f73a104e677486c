/** How long an action waits for its element to work, in milliseconds; later, somebody no longer expects its effect. */
const MAX_WAIT_MS = 15_000;
const CHECK_EVERY_MS = 100;

const BUTTONS = "button, [role=button], [role=tab], [role=switch], [role=menuitem]";

/** React keeps the properties of an element that it has taken over, with its children, in one of this name. */
const isAlive = (element: Element) =>
	[element, element.firstElementChild ?? element].some((each) =>
		Object.keys(each).some((key) => key.startsWith("__reactProps")),
	);

interface EarlyAction {
	readonly element: Element;
	readonly until: number;
	repeat(): void;
}

/**
 * Keeps what somebody presses, chooses and types in the server's HTML before the code is there, and repeats it when the element
 * works: React drops such events. Links and forms with an address of their own are left to the browser, which can open them.
 * @param page the document
 */
export function keepEarlyActions(page: Document): void {
	let waiting: readonly EarlyAction[] = [];
	let isScheduled = false;

	/** In an idle moment, because React marks elements before it is ready to hear of them. */
	function schedule(): void {
		if (isScheduled) return;
		isScheduled = true;
		setTimeout(() => {
			if (typeof requestIdleCallback === "function") requestIdleCallback(check);
			else check();
		}, CHECK_EVERY_MS);
	}

	function check(): void {
		isScheduled = false;
		const now = performance.now();
		waiting = waiting.filter(({ element, until }) => element.isConnected && until > now);
		const due = waiting.filter(({ element }) => isAlive(element));
		waiting = waiting.filter((action) => !due.includes(action));
		for (const { repeat } of due) repeat();
		if (waiting.length > 0) schedule();
	}

	function keep(element: Element, repeat: () => void): void {
		// After the event: an element whose code is there is taken over while React hears of it.
		queueMicrotask(() => {
			if (isAlive(element)) return;
			// The last one counts: a button that is pressed twice is pressed once.
			const others = waiting.filter((action) => action.element !== element);
			waiting = [...others, { element, repeat, until: performance.now() + MAX_WAIT_MS }];
			schedule();
		});
	}

	const listen = (type: string, listener: (target: Element, event: Event) => void) =>
		page.addEventListener(
			type,
			(event) => {
				if (event.target instanceof Element && !isAlive(event.target)) listener(event.target, event);
			},
			{ capture: true },
		);

	listen("click", (target) => {
		const button = target.closest(BUTTONS);
		if (button instanceof HTMLElement && !isAlive(button) && !isSubmit(button)) keep(button, () => button.click());
	});
	listen("change", (target) => {
		if (target instanceof HTMLSelectElement) {
			const { value } = target;
			keep(target, () => choose(target, value));
		} else if (target instanceof HTMLInputElement && isTicked(target)) {
			const { checked } = target;
			keep(target, () => tick(target, checked));
		}
	});
	listen("input", (target) => {
		if (!isText(target) || (target instanceof HTMLInputElement && isTicked(target))) return;
		const { value } = target;
		keep(target, () => type(target, value));
	});
	listen("submit", (target, event) => {
		if (!(target instanceof HTMLFormElement) || target.hasAttribute("action")) return;
		event.preventDefault();
		keep(target, () => target.requestSubmit());
	});
}

const isTicked = ({ type }: HTMLInputElement) => type === "checkbox" || type === "radio";
const isText = (target: Element): target is HTMLInputElement | HTMLTextAreaElement =>
	target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
/** Its form hears of the press. */
const isSubmit = (button: HTMLElement) =>
	button instanceof HTMLButtonElement && button.type === "submit" && button.form !== null;

function choose(select: HTMLSelectElement, value: string): void {
	select.value = value;
	select.dispatchEvent(new Event("change", { bubbles: true }));
}

/** React compares with the state that it found when it took the element over: the press must change it. */
function tick(box: HTMLInputElement, isChecked: boolean): void {
	box.checked = !isChecked;
	box.click();
}

function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
	field.value = "";
	const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
	// Not through the property that React watches: it would not count as typed.
	Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
	field.dispatchEvent(new Event("input", { bubbles: true }));
}
