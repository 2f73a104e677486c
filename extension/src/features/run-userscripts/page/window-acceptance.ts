import {
	applyList,
	type Bare,
	bare,
	isFunction,
	keptProxy,
	lowerCase,
	ownKeys,
	reflect,
	sliceText,
} from "./built-ins.ts";
import { createWeakTable } from "./kept-tables.ts";

// Kept before any script runs, like the built-ins.
const { create, getOwnPropertyDescriptor, getOwnPropertyNames, defineProperty, setPrototypeOf } = Object;
const { construct } = Reflect;
const readWindow = getOwnPropertyDescriptor(window, "window")?.get;

type Callable = (...values: never[]) => unknown;

/** Events whose options name a window, by the name of that option. */
const WINDOW_OPTIONS: Readonly<Record<string, string>> = {
	UIEvent: "view",
	MouseEvent: "view",
	KeyboardEvent: "view",
	PointerEvent: "view",
	WheelEvent: "view",
	FocusEvent: "view",
	InputEvent: "view",
	CompositionEvent: "view",
	DragEvent: "view",
	TouchEvent: "view",
	MessageEvent: "source",
};
/** Methods that take a window as an argument, or are called on one or with an event, by their classes. */
const METHODS: Readonly<Record<string, readonly string[]>> = {
	UIEvent: ["initUIEvent"],
	MouseEvent: ["initMouseEvent"],
	KeyboardEvent: ["initKeyboardEvent"],
	CompositionEvent: ["initCompositionEvent"],
	TextEvent: ["initTextEvent"],
	MessageEvent: ["initMessageEvent"],
	EventTarget: ["addEventListener", "removeEventListener", "dispatchEvent"],
};

/** The object behind a proxy that browser functions are called with. */
interface StandIn {
	readonly kind: "script-window" | "page-window" | "page-object";
	/** The script's window, or the page's window that the object came from. */
	readonly root: Bare;
}

/** Stand-ins of this world. */
const standIns = createWeakTable<StandIn>();
let isPrepared = false;

const standInOf = (value: unknown): StandIn | undefined =>
	typeof value === "object" && value !== null ? standIns.get(value) : undefined;
const isScriptWindow = (value: unknown): boolean => standInOf(value)?.kind === "script-window";
const isWindow = (value: unknown): boolean => isScriptWindow(value) || standInOf(value)?.kind === "page-window";

/** The world's window for a stand-in of a window; everything else as it is. */
export const realWindow = (value: unknown): unknown => (isWindow(value) ? window : value);

/**
 * Lets this world's browser functions take a script's window, which is a proxy (`script-window.ts`): each gets the world's window
 * instead. What a script reads afterwards, as an event's `view`, is the world's window, because other scripts of the world can read it
 * too, and the script's own has its functions.
 */
export function acceptWindow(scriptWindow: object): void {
	standIns.set(scriptWindow, { kind: "script-window", root: scriptWindow as Bare });
	prepare();
}

/**
 * The same for `unsafeWindow` (`page-window.ts`), which other managers give as a real window: scripts call the browser's functions on it and
 * name it as the `view` of an event. As any other argument it stays what it is, for the functions that get it later.
 */
export function acceptPageWindow(pageWindow: object): void {
	standIns.set(pageWindow, { kind: "page-window", root: pageWindow as Bare });
	prepare();
}

/** An object that is reached through `unsafeWindow`. As an event it is dispatched in the page: scripts make events with the page's classes. */
export function acceptPageObject(object: object, pageWindow: object): void {
	standIns.set(object, { kind: "page-object", root: pageWindow as Bare });
}

function dispatchInPage(root: Bare, target: unknown, event: unknown): unknown {
	const { prototype } = root.EventTarget as { readonly prototype: EventTarget };
	return applyList(prototype.dispatchEvent as Callable, target ?? window, [event]);
}

function prepare(): void {
	if (isPrepared) return;
	isPrepared = true;
	const world = window as object as Bare;
	const constructors = ownKeys(WINDOW_OPTIONS);
	for (let index = 0; index < constructors.length; index += 1) {
		const name = constructors[index] ?? "";
		const option = WINDOW_OPTIONS[name];
		if (option !== undefined && isFunction(world[name])) replaceConstructor(world, name, option);
	}
	const classes = ownKeys(METHODS);
	for (let at = 0; at < classes.length; at += 1) {
		const name = classes[at] ?? "";
		const holder = world[name];
		const methods = METHODS[name];
		if (!isFunction(holder) || methods === undefined) continue;
		const prototype = reflect.get(holder, "prototype") as object;
		for (let index = 0; index < methods.length; index += 1) replaceMethod(prototype, methods[index] ?? "", isWindow);
	}
	bindAllFunctions();
}

/** Functions of a window that scripts keep in objects of theirs. Named, because a window has a thousand properties to look through. */
const LENT = [
	"alert",
	"atob",
	"btoa",
	"cancelAnimationFrame",
	"cancelIdleCallback",
	"clearInterval",
	"clearTimeout",
	"confirm",
	"createImageBitmap",
	"fetch",
	"getComputedStyle",
	"getSelection",
	"matchMedia",
	"open",
	"postMessage",
	"print",
	"prompt",
	"queueMicrotask",
	"reportError",
	"requestAnimationFrame",
	"requestIdleCallback",
	"scroll",
	"scrollBy",
	"scrollTo",
	"setInterval",
	"setTimeout",
	"stop",
	"structuredClone",
];
/** Names of functions that are replaced already. */
const bound = bare<boolean>();

/**
 * Lets the window's functions be called on anything that is no window: scripts keep `setTimeout` in an object of theirs and call it there,
 * because other managers bind what a script reads from its window.
 */
export function bindWindowFunctions(): void {
	for (let index = 0; index < LENT.length; index += 1) bindFunction(LENT[index] ?? "");
}

function bindAllFunctions(): void {
	const names = getOwnPropertyNames(window);
	for (let index = 0; index < names.length; index += 1) {
		const name = names[index] ?? "";
		const first = sliceText(name, 0, 1);
		// Not the constructors. `eval` stays itself, or a call of it would not see the scope that it stands in.
		if (first === lowerCase(first) && name !== "eval") bindFunction(name);
	}
}

function bindFunction(name: string): void {
	if (bound[name] === true) return;
	bound[name] = true;
	const descriptor = getOwnPropertyDescriptor(window, name);
	const method: unknown = descriptor?.value;
	if (descriptor?.configurable !== true || !isFunction(method)) return;
	const traps = bare();
	traps.apply = (target: Callable, self: unknown, values: ArrayLike<unknown>): unknown =>
		applyList(target, isOtherWindow(self) ? self : window, withRealWindows(values, isScriptWindow));
	setValue(window, name, descriptor, keptProxy(method, traps));
}

/** Whether it is the window of a frame, of another site too. */
function isOtherWindow(value: unknown): boolean {
	if (value === undefined || value === null || value === window || readWindow === undefined) return false;
	try {
		applyList(readWindow, value, []);
		return true;
	} catch {
		return false; // the getter takes windows only
	}
}

/**
 * Calls the function on the world's window, and with it, where a stand-in is given.
 * @param isTaken tells arguments that are replaced
 */
function replaceMethod(holder: object, name: string, isTaken: (value: unknown) => boolean): void {
	const descriptor = getOwnPropertyDescriptor(holder, name);
	const method: unknown = descriptor?.value;
	if (descriptor?.configurable !== true || !isFunction(method)) return;
	const traps = bare();
	traps.apply = (target: Callable, self: unknown, values: ArrayLike<unknown>): unknown => {
		const first = name === "dispatchEvent" && values.length > 0 ? standInOf(values[0]) : undefined;
		if (first?.kind === "page-object") return dispatchInPage(first.root, realWindow(self), values[0]);
		return applyList(target, realWindow(self), withRealWindows(values, isTaken));
	};
	setValue(holder, name, descriptor, keptProxy(method, traps));
}

function withRealWindows(values: ArrayLike<unknown>, isTaken: (value: unknown) => boolean): ArrayLike<unknown> {
	for (let index = 0; index < values.length; index += 1) {
		// The list is made for this call.
		if (isTaken(values[index])) (values as unknown[])[index] = window;
	}
	return values;
}

function replaceConstructor(holder: Bare, name: string, option: string): void {
	const descriptor = getOwnPropertyDescriptor(holder, name);
	const native: unknown = descriptor?.value;
	if (descriptor?.configurable !== true || !isFunction(native)) return;
	const traps = bare();
	traps.construct = (target: Callable, values: ArrayLike<unknown>, made: Callable): object => {
		const options = values.length > 1 ? values[1] : undefined;
		if (typeof options === "object" && options !== null && isWindow((options as Bare)[option])) {
			const changed = bare();
			changed[option] = setPrototypeOf({ value: window, enumerable: true }, null);
			// Everything else is read from the options that were given, as they may be inherited ones.
			(values as unknown[])[1] = create(options, changed as PropertyDescriptorMap);
		}
		return construct(target, values, made) as object;
	};
	const replacement = keptProxy(native, traps);
	setValue(holder, name, descriptor, replacement);
	const prototype = reflect.get(native, "prototype") as object;
	const named = getOwnPropertyDescriptor(prototype, "constructor");
	if (named?.configurable === true) setValue(prototype, "constructor", named, replacement);
}

function setValue(holder: object, name: string, descriptor: PropertyDescriptor, value: unknown): void {
	descriptor.value = value;
	setPrototypeOf(descriptor, null);
	defineProperty(holder, name, descriptor);
}
