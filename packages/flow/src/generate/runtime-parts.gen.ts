// Written by `npm run build:runtime` from packages/step-runtime: do not edit.

/** The functions that generated code may call. */
export type RuntimeFunction =
	| "askToResumeRun"
	| "byCss"
	| "click"
	| "copyText"
	| "drag"
	| "extract"
	| "extractValue"
	| "findElements"
	| "goTo"
	| "hover"
	| "inFrame"
	| "inStep"
	| "inTurn"
	| "oneOf"
	| "openTab"
	| "pause"
	| "pressKey"
	| "readNumber"
	| "recorded"
	| "reload"
	| "reportRun"
	| "resumeRun"
	| "scrollToPosition"
	| "selectOptions"
	| "setChecked"
	| "startRun"
	| "travel"
	| "typed"
	| "typeText"
	| "waitForAddress"
	| "waitForElement"
	| "withDialogs"
	| "withTimeout";

/** Top-level declarations in the order in which a script has to contain them. */
export const runtimeParts: Readonly<
	Record<string, { readonly needs: readonly string[]; readonly source: string }>
> = {
	ofElement: {
		needs: ["reader"],
		source: `// DOM members that a page cannot shadow. A field shadows the property of its form with the same name, an image that of the document,
// also for content scripts (DOM clobbering): \`form.id\` may be a field, \`form.querySelectorAll\` no function, and a field named
// \`parentElement\` makes a walk upwards endless. Elements that may be forms, and the document, are therefore read by the getters and
// methods of the browser's own prototypes.
var ofElement = (name) => reader(() => Element.prototype, name);`,
	},
	ofNode: {
		needs: ["reader"],
		source: `var ofNode = (name) => reader(() => Node.prototype, name);`,
	},
	ofDocument: {
		needs: ["reader"],
		source: `var ofDocument = (name) => reader(() => Document.prototype, name);`,
	},
	tagOf: {
		needs: ["ofElement"],
		source: `var tagOf = ofElement("localName");`,
	},
	idOf: {
		needs: ["ofElement"],
		source: `var idOf = ofElement("id");`,
	},
	classesOf: {
		needs: ["ofElement"],
		source: `var classesOf = ofElement("classList");`,
	},
	attributesOf: {
		needs: ["ofElement"],
		source: `var attributesOf = ofElement("attributes");`,
	},
	textOf: {
		needs: ["ofElement"],
		source: `var textOf = ofElement("textContent");`,
	},
	openShadowRootOf: {
		needs: ["ofElement"],
		source: `var openShadowRootOf = ofElement("shadowRoot");`,
	},
	parentNodeOf: {
		needs: ["ofNode"],
		source: `var parentNodeOf = ofNode("parentNode");`,
	},
	parentElementOf: {
		needs: ["ofNode"],
		source: `var parentElementOf = ofNode("parentElement");`,
	},
	childNodesOf: {
		needs: ["ofNode"],
		source: `var childNodesOf = ofNode("childNodes");`,
	},
	firstChildOf: {
		needs: ["ofElement"],
		source: `var firstChildOf = ofElement("firstElementChild");`,
	},
	childCountOf: {
		needs: ["ofElement"],
		source: `var childCountOf = ofElement("childElementCount");`,
	},
	previousOf: {
		needs: ["ofElement"],
		source: `var previousOf = ofElement("previousElementSibling");`,
	},
	nextOf: {
		needs: ["ofElement"],
		source: `var nextOf = ofElement("nextElementSibling");`,
	},
	nodeTypeOf: {
		needs: ["ofNode"],
		source: `var nodeTypeOf = ofNode("nodeType");`,
	},
	documentOf: {
		needs: ["ofNode"],
		source: `var documentOf = ofNode("ownerDocument");`,
	},
	controlsOf: {
		needs: ["reader"],
		source: `var controlsOf = reader(() => HTMLFormElement.prototype, "elements");`,
	},
	attribute: {
		needs: [],
		source: `var attribute = (element, name) => Element.prototype.getAttribute.call(element, name);`,
	},
	hasAttribute: {
		needs: [],
		source: `var hasAttribute = (element, name) => Element.prototype.hasAttribute.call(element, name);`,
	},
	rootOf: {
		needs: [],
		source: `var rootOf = (node) => Node.prototype.getRootNode.call(node);`,
	},
	isWithin$1: {
		needs: [],
		source: `var isWithin$1 = (around, node) => Node.prototype.contains.call(around, node);`,
	},
	isBefore: {
		needs: [],
		source: `// Whether a node precedes another in tree order. Ancestors precede their descendants.
var isBefore = (node, other) => (Node.prototype.compareDocumentPosition.call(other, node) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;`,
	},
	isConnected: {
		needs: ["ofNode"],
		source: `var isConnected = ofNode("isConnected");`,
	},
	isEditable: {
		needs: ["inherited"],
		source: `// Whether its content can be edited, by itself or by an ancestor.
var isEditable = (element) => inherited(element, "isContentEditable") === true;`,
	},
	boxOf: {
		needs: [],
		source: `var boxOf = (element) => Element.prototype.getBoundingClientRect.call(element);`,
	},
	scrollLeftOf: {
		needs: ["ofElement"],
		source: `var scrollLeftOf = ofElement("scrollLeft");`,
	},
	scrollTopOf: {
		needs: ["ofElement"],
		source: `var scrollTopOf = ofElement("scrollTop");`,
	},
	isShown: {
		needs: [],
		source: `// Whether it is rendered and neither hidden nor fully transparent.
var isShown = (element) => Element.prototype.checkVisibility.call(element, {
	visibilityProperty: true,
	opacityProperty: true
});`,
	},
	isRendered: {
		needs: [],
		source: `// Whether it is rendered and not hidden. A transparent one is: pages put boxes that people click on over painted ones.
var isRendered = (element) => Element.prototype.checkVisibility.call(element, { visibilityProperty: true });`,
	},
	frameDocumentOf: {
		needs: ["inherited"],
		source: `// The document of a frame; null for other elements and for a frame of another origin.
var frameDocumentOf = (element) => inherited(element, "contentDocument") ?? null;`,
	},
	windowOf: {
		needs: ["documentOf"],
		source: `// The window of an element's document.
var windowOf = (element) => documentOf(element)?.defaultView ?? window;`,
	},
	scrollToShow: {
		needs: [],
		source: `// Scrolls every box around an element as little as needed, or so that it is in the middle.
var scrollToShow = (element, block) => Element.prototype.scrollIntoView.call(element, {
	block,
	inline: "nearest",
	behavior: "instant"
});`,
	},
	send: {
		needs: [],
		source: `// Sends an event. @returns false when the page prevents what follows from it
var send = (element, event) => EventTarget.prototype.dispatchEvent.call(element, event);`,
	},
	bodyOf: {
		needs: ["ofDocument"],
		source: `var bodyOf = ofDocument("body");`,
	},
	documentElementOf: {
		needs: ["ofDocument"],
		source: `var documentElementOf = ofDocument("documentElement");`,
	},
	scrollerOf: {
		needs: ["ofDocument"],
		source: `var scrollerOf = ofDocument("scrollingElement");`,
	},
	documentFocus: {
		needs: ["ofDocument"],
		source: `var documentFocus = ofDocument("activeElement");`,
	},
	focusIn: {
		needs: ["nodeTypeOf","documentFocus"],
		source: `// The focused element within a document or shadow root; the host when the focus is in a nested shadow root.
var focusIn = (root) => nodeTypeOf(root) === 9 ? documentFocus(root) : root.activeElement;`,
	},
	documentSheets: {
		needs: ["ofDocument"],
		source: `var documentSheets = ofDocument("styleSheets");`,
	},
	styleSheetsOf: {
		needs: ["nodeTypeOf","documentSheets"],
		source: `// The style sheets of a document or shadow root that elements bring along; those adopted by script are not among them.
var styleSheetsOf = (root) => nodeTypeOf(root) === 9 ? documentSheets(root) : root.styleSheets;`,
	},
	isMediaMet: {
		needs: [],
		source: `// Whether rules under a media condition apply at present.
var isMediaMet = (media) => matchMedia(media.mediaText).matches;`,
	},
	selectionOf: {
		needs: [],
		source: `var selectionOf = (of) => Document.prototype.getSelection.call(of);`,
	},
	elementsAt: {
		needs: [],
		source: `var elementsAt = (of, x, y) => Document.prototype.elementsFromPoint.call(of, x, y);`,
	},
	make: {
		needs: [],
		source: `var make = (tag) => Document.prototype.createElement.call(document, tag);`,
	},
	matches: {
		needs: [],
		source: `var matches = (element, css) => Element.prototype.matches.call(element, css);`,
	},
	closest: {
		needs: [],
		source: `var closest = (element, css) => Element.prototype.closest.call(element, css);`,
	},
	queryAll: {
		needs: ["parentPrototype"],
		source: `// Elements below a node that match. @throws SyntaxError for invalid CSS
var queryAll = (root, css) => parentPrototype(root).querySelectorAll.call(root, css);`,
	},
	queryFirst: {
		needs: ["parentPrototype"],
		source: `// The first element below a node that matches. @throws SyntaxError for invalid CSS
var queryFirst = (root, css) => parentPrototype(root).querySelector.call(root, css);`,
	},
	byId: {
		needs: ["nodeTypeOf"],
		source: `function byId(root, id) {
	const { getElementById } = nodeTypeOf(root) === 9 ? Document.prototype : DocumentFragment.prototype;
	return getElementById.call(root, id);
}`,
	},
	walkerOf: {
		needs: [],
		source: `var walkerOf = (root, show) => Document.prototype.createTreeWalker.call(document, root, show);`,
	},
	nodesAt: {
		needs: ["documentOf"],
		source: `// Evaluates an XPath to an ordered snapshot of nodes. @throws SyntaxError for invalid XPath
var nodesAt = (path, root) => Document.prototype.evaluate.call(documentOf(root) ?? document, ...[
	path,
	root,
	null,
	XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
	null
]);`,
	},
	assign: {
		needs: ["descriptorOf"],
		source: `// Sets a property by the setter of the element's class: frameworks as React put one of their own on the element itself.
function assign(element, name, value) {
	descriptorOf(element, name)?.set?.call(element, value);
}`,
	},
	inherited: {
		needs: ["descriptorOf"],
		source: `// Reads a property from the prototype of an element, as \`labels\` of fields; undefined where there is none.
function inherited(element, name) {
	return descriptorOf(element, name)?.get?.call(element);
}`,
	},
	inElement: {
		needs: ["ofElement"],
		source: `var inElement = ofElement("children");`,
	},
	inDocument: {
		needs: ["ofDocument"],
		source: `var inDocument = ofDocument("children");`,
	},
	inFragment: {
		needs: ["reader"],
		source: `var inFragment = reader(() => DocumentFragment.prototype, "children");`,
	},
	childElementsOf: {
		needs: ["nodeTypeOf","inElement","inDocument","inFragment"],
		source: `// The elements directly in an element, a document or a shadow root.
function childElementsOf(parent) {
	const type = nodeTypeOf(parent);
	if (type === 1) return inElement(parent);
	return type === 9 ? inDocument(parent) : inFragment(parent);
}`,
	},
	reader: {
		needs: ["descriptorOf"],
		source: `// Looks the getter up at first use, as builds load this module where there is no DOM.
function reader(prototype, name) {
	let get;
	return (of) => {
		get ??= descriptorOf(prototype(), name, true)?.get;
		if (get === void 0) throw new Error(\`This browser has no \${name}\`);
		return get.call(of);
	};
}`,
	},
	descriptorOf: {
		needs: [],
		source: `// Browsers and happy-dom define some getters on different prototypes.
function descriptorOf(of, name, isOwn = false) {
	for (let at = isOwn ? of : Object.getPrototypeOf(of); at !== null; at = Object.getPrototypeOf(at)) {
		const descriptor = Object.getOwnPropertyDescriptor(at, name);
		if (descriptor?.get !== void 0) return descriptor;
	}
}`,
	},
	parentPrototype: {
		needs: ["nodeTypeOf"],
		source: `// Documents, shadow roots and elements define the same methods on different prototypes.
function parentPrototype(root) {
	const type = nodeTypeOf(root);
	if (type === 1) return Element.prototype;
	return type === 9 ? Document.prototype : DocumentFragment.prototype;
}`,
	},
	beforeActing: {
		needs: [],
		source: `// Told when a step has found its element and is about to use it: what it does next may load another page. A run that goes on after a
// page load puts its own function here; the step waits for the promise that it returns, if any.
var beforeActing = { tell: () => void 0 };`,
	},
	TIMEOUT_MS: {
		needs: [],
		source: `// Milliseconds to wait for an element.
var TIMEOUT_MS = 5e3;`,
	},
	NOT_FOUND: {
		needs: [],
		source: `// Why a look found nothing.
var NOT_FOUND = "element not found";`,
	},
	inFrame: {
		needs: [],
		source: `// Puts a target into frames.
var inFrame = (target, ...frame) => ({
	...target,
	frame
});`,
	},
	withTimeout: {
		needs: [],
		source: `// Sets how long a step waits for its element.
var withTimeout = (target, timeout) => ({
	...target,
	timeout
});`,
	},
	lookUp: {
		needs: ["enterFrames"],
		source: `// Looks for a target on the page as it is now.
function lookUp(target, watch) {
	const page = enterFrames(target, watch);
	return "wanted" in page ? page : {
		...target.find(page, watch),
		wanted: target.name
	};
}`,
	},
	enterFrames: {
		needs: ["frameDocumentOf"],
		source: `// Finds the document that a target is in.
function enterFrames({ frame = [] }, watch) {
	let page = document;
	watch(page);
	for (const { name, find } of frame) {
		const found = find(page, watch);
		if (found.element === null) return {
			...found,
			problem: found.problem === "element not found" ? "frame not found" : found.problem ?? "",
			wanted: name
		};
		const content = frameDocumentOf(found.element);
		if (content === null) return {
			element: null,
			problem: "frame of another origin",
			wanted: name
		};
		page = content;
		watch(page);
	}
	return page;
}`,
	},
	nextFrame: {
		needs: [],
		source: `// Waits for the next frame.
function nextFrame() {
	return new Promise((resolve) => {
		requestAnimationFrame(() => resolve(true));
		setTimeout(() => resolve(false), 100);
	});
}`,
	},
	pause: {
		needs: [],
		source: `// Waits for a time.
function pause(ms) {
	return new Promise((resolve) => {
		setTimeout(resolve, ms);
	});
}`,
	},
	isElement: {
		needs: ["nodeTypeOf"],
		source: `var isElement = (node) => node !== null && node !== void 0 && nodeTypeOf(node) === 1;`,
	},
	isShadowRoot: {
		needs: ["nodeTypeOf"],
		source: `var isShadowRoot = (node) => nodeTypeOf(node) === 11 && "host" in node;`,
	},
	isDocument: {
		needs: ["nodeTypeOf"],
		source: `var isDocument = (node) => nodeTypeOf(node) === 9;`,
	},
	parentOf: {
		needs: ["parentElementOf","hostOf"],
		source: `// The parent of an element.
function parentOf(element) {
	return parentElementOf(element) ?? hostOf(element);
}`,
	},
	closestAcross: {
		needs: ["closest","hostOf"],
		source: `// The nearest match among an element and its ancestors.
function closestAcross(element, css) {
	for (let at = element; at !== null;) {
		const found = closest(at, css);
		if (found !== null) return found;
		at = hostOf(at);
	}
	return null;
}`,
	},
	containsAcross: {
		needs: ["isWithin$1","hostOf"],
		source: `// Whether an element contains another one.
function containsAcross(element, other) {
	for (let at = other; at !== null;) {
		if (isWithin$1(element, at)) return true;
		at = hostOf(at);
	}
	return false;
}`,
	},
	hostOf: {
		needs: ["rootOf","isShadowRoot"],
		source: `function hostOf(element) {
	const root = rootOf(element);
	return isShadowRoot(root) ? root.host : null;
}`,
	},
	textNodesWithin: {
		needs: ["nodeTypeOf","walkerOf","isElement"],
		source: `// Lists the text nodes in an element and in the shadow roots inside it.
function* textNodesWithin(element, shadowRootOf) {
	const walker = walkerOf(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
	for (let node = walker.currentNode; node !== null; node = walker.nextNode()) {
		if (nodeTypeOf(node) === Node.TEXT_NODE) {
			yield node;
			continue;
		}
		const inner = isElement(node) ? shadowRootOf(node) : null;
		if (inner !== null) yield* textNodesWithin(inner, shadowRootOf);
	}
}`,
	},
	labelsNow: {
		needs: ["inherited"],
		source: `// Reads the labels of a field from its \`labels\` property, for which the browser searches the whole page.
var labelsNow = (field) => [...inherited(field, "labels") ?? []];`,
	},
	indexLabels: {
		needs: ["rootOf","labelsByField"],
		source: `// Creates a label lookup that indexes all labels of a tree at its first use. Later changes of the page are not seen.
function indexLabels() {
	const known = new WeakMap();
	return (field) => {
		const root = rootOf(field);
		let labels = known.get(root);
		if (labels === void 0) {
			labels = labelsByField(root);
			known.set(root, labels);
		}
		return labels.get(field) ?? [];
	};
}`,
	},
	labelsByField: {
		needs: ["queryAll"],
		source: `// Labels by field. A label is in the same tree as its field, whether it references or contains it.
function labelsByField(root) {
	const labels = new Map();
	for (const label of queryAll(root, "label")) {
		const { control } = label;
		if (!control) continue;
		const others = labels.get(control);
		if (others === void 0) labels.set(control, [label]);
		else others.push(label);
	}
	return labels;
}`,
	},
	CONTROL: {
		needs: [],
		source: `// The control that a press on something in it belongs to.
var CONTROL = "a,button,label,summary,[role=button],[role=link],[role=option],[role=menuitem]";`,
	},
	reachPoint: {
		needs: ["scrollToShow","pointAt","coverAt"],
		source: `// Scrolls an element into view and finds a point of it that the mouse reaches.
function reachPoint(element, place = {}) {
	const tries = ["nearest", "center"].flatMap((block) => [place, {}].map((at) => ({
		block,
		at
	})));
	let point = {
		clientX: 0,
		clientY: 0
	};
	let cover = null;
	for (const { block, at } of tries) {
		scrollToShow(element, block);
		point = pointAt(element, at);
		cover = coverAt(element, point);
		if (cover === null) break;
	}
	return {
		point,
		cover
	};
}`,
	},
	pointAt: {
		needs: ["boxOf"],
		source: `function pointAt(element, { x = -1, y = -1 }) {
	const { left, top, width, height } = boxOf(element);
	const isInside = x >= 0 && x <= width && y >= 0 && y <= height;
	return {
		clientX: left + (isInside ? x : width / 2),
		clientY: top + (isInside ? y : height / 2)
	};
}`,
	},
	coverAt: {
		needs: ["documentOf","isWithin$1","boxOf","parentOf","closestAcross","labelsNow","CONTROL","elementAt"],
		source: `// The element that is hit instead at a point of an element. Null as well where nothing can be hit.
function coverAt(element, { clientX, clientY }) {
	const { width, height } = boxOf(element);
	const page = documentOf(element);
	const hit = page === null || width * height === 0 ? null : elementAt(page, clientX, clientY);
	const control = closestAcross(element, CONTROL);
	for (let at = hit; at !== null; at = at.assignedSlot ?? parentOf(at)) if (at === element || at === control) return null;
	return hit !== null && labelsNow(element).some((label) => isWithin$1(label, hit)) ? null : hit;
}`,
	},
	elementAt: {
		needs: ["openShadowRootOf","elementsAt"],
		source: `// Finds the innermost element at a point, also in open shadow roots.
function elementAt(page, x, y) {
	let hit = elementsAt(page, x, y)[0] ?? null;
	for (let inner = hit; inner !== null;) {
		hit = inner;
		inner = openShadowRootOf(hit)?.elementFromPoint(x, y) ?? null;
		if (inner === hit) break;
	}
	return hit;
}`,
	},
	POINTER_CONDITION: {
		needs: [],
		source: `// The condition on the mouse in a selector, as in \`li:hover > ul\` and \`li:not(:hover) > ul\`; not in the class \`hover\\:block\`.
var POINTER_CONDITION = /(^|[^\\\\]):(?:not\\(:hover\\)|hover(?![-\\w]))/g;`,
	},
	isShownByPointer: {
		needs: ["rootOf","matches","parentOf","selectorsWithPointer"],
		source: `// Whether a hidden or transparent element is one that style sheets show while the mouse is over it or over something around it. A
// script's events do not bring such a state about.
function isShownByPointer(element) {
	let isVisible = getComputedStyle(element).visibility === "visible";
	let root = null;
	let selectors = [];
	for (let at = element; at !== null; at = parentOf(at)) {
		const around = rootOf(at);
		if (around !== root) selectors = selectorsWithPointer(around);
		root = around;
		let isShown = false;
		for (const selector of selectors) isShown ||= matches(at, selector);
		isVisible ||= isShown;
		const { display, opacity } = getComputedStyle(at);
		if (!isShown && (display === "none" || opacity === "0")) return false;
	}
	return isVisible;
}`,
	},
	selectorsWithPointer: {
		needs: ["styleSheetsOf","isMediaMet","POINTER_CONDITION","readableRules"],
		source: `// Selectors of the rules that show or hide something depending on the mouse, with that condition met.
function selectorsWithPointer(root) {
	const found = [];
	const groups = [...styleSheetsOf(root), ...root.adoptedStyleSheets].map((sheet) => ({
		rules: readableRules(sheet),
		around: ""
	}));
	for (const { rules, around } of groups) for (const rule of Array.from(rules)) {
		const { selectorText, style, media, cssRules, styleSheet } = rule;
		if (media !== void 0 && !isMediaMet(media)) continue;
		const selector = selectorText?.replaceAll("&", \`:is(\${around})\`) ?? around;
		if (cssRules !== void 0) groups.push({
			rules: cssRules,
			around: selector
		});
		if (styleSheet) groups.push({
			rules: readableRules(styleSheet),
			around
		});
		if (!style?.display && !style?.visibility && !style?.opacity) continue;
		const withPointer = selector.replace(POINTER_CONDITION, "$1:is(*)");
		if (withPointer !== selector) found.push(withPointer);
	}
	return found;
}`,
	},
	readableRules: {
		needs: ["isMediaMet"],
		source: `// The rules of a style sheet that apply at present; none for a sheet of another origin, which scripts may not read.
function readableRules(sheet) {
	try {
		return sheet.disabled || !isMediaMet(sheet.media) ? [] : sheet.cssRules;
	} catch {
		return [];
	}
}`,
	},
	StepError: {
		needs: [],
		source: `// A step that cannot be done. The message names the wanted element and the nearest match.
var StepError = class extends Error {
	name = "StepError";
	wanted;
	nearest;
	constructor(problem, wanted, nearest = null) {
		super(\`\${problem}: \${wanted}\${nearest === null ? "" : \`. Nearest: \${nearest}\`}\`);
		this.wanted = wanted;
		this.nearest = nearest;
	}
};`,
	},
	BLIND_INTERVAL_MS: {
		needs: [],
		source: `// Interval in milliseconds for what no observer sees: styles, frames, new shadow roots.
var BLIND_INTERVAL_MS = 500;`,
	},
	PAUSE_PER_LOOK: {
		needs: [],
		source: `// Looking again may take a fifth of the time: a look of 50 ms is repeated after 200 ms at the earliest.
var PAUSE_PER_LOOK = 4;`,
	},
	repeatOnChange: {
		needs: ["BLIND_INTERVAL_MS","PAUSE_PER_LOOK"],
		source: `// Repeats a look at a page when the page changes, with pauses that grow with the time that a look takes.
function repeatOnChange(look) {
	let last = null;
	let hasChanged = false;
	const observer = new MutationObserver(() => {
		hasChanged = true;
	});
	const watch = (root) => {
		observer.observe(root, {
			subtree: true,
			childList: true,
			attributes: true,
			characterData: true
		});
	};
	return {
		look(isLast = false) {
			const start = performance.now();
			const isDue = last === null || start >= last.next && (hasChanged || start - last.at >= BLIND_INTERVAL_MS);
			if (last === null || isDue || isLast) {
				hasChanged = false;
				const value = look(watch);
				const end = performance.now();
				last = {
					value,
					at: end,
					next: end + (end - start) * PAUSE_PER_LOOK
				};
			}
			return last.value;
		},
		stop: () => observer.disconnect()
	};
}`,
	},
	MAX_MISSED_FRAMES: {
		needs: [],
		source: `// After so many waits of 100 ms without a frame, the page is taken for one that is not shown.
var MAX_MISSED_FRAMES = 10;`,
	},
	SHOWN_BY_PAGE: {
		needs: [],
		source: `// Part of the time during which the page itself may still show what is hidden.
var SHOWN_BY_PAGE = .1;`,
	},
	WAITED: {
		needs: [],
		source: `// Part of the time during which something better than what is there may still come.
var WAITED = .5;`,
	},
	findElement: {
		needs: ["isConnected","beforeActing","TIMEOUT_MS","lookUp","nextFrame","StepError","repeatOnChange","MAX_MISSED_FRAMES","problemIn","coverOf","nothing","boxText"],
		source: `// Waits until a target is found and is visible, enabled and at rest, for as long as the target says.
async function findElement(target, needs = {}) {
	const { timeout = TIMEOUT_MS } = target;
	const end = performance.now() + timeout;
	const repeated = repeatOnChange((watch) => lookUp(target, watch));
	let before = "";
	let missedFrames = 0;
	try {
		for (;;) {
			const left = end - performance.now();
			const found = repeated.look(left <= 0);
			const { element, nearest = nothing } = found;
			const now = element === null ? "" : boxText(element);
			let problem = problemIn(found, needs, 1 - left / timeout);
			if (problem === null && element !== null && (now === before && (missedFrames === 0 || missedFrames >= MAX_MISSED_FRAMES) || left <= 0)) {
				problem = coverOf(element, needs);
				if (problem === null) {
					const kept = beforeActing.tell();
					if (kept !== void 0) await kept;
					if (isConnected(element)) return element;
				}
			}
			if (left <= 0) throw new StepError(problem ?? "", found.wanted, nearest());
			before = now;
			missedFrames = await nextFrame() ? 0 : missedFrames + 1;
		}
	} finally {
		repeated.stop();
	}
}`,
	},
	problemIn: {
		needs: ["isConnected","isRendered","matches","closest","isShownByPointer","SHOWN_BY_PAGE","WAITED"],
		source: `function problemIn(found, { mayBeHidden, problemOf }, passed) {
	const { element, isGuess, problem = "" } = found;
	if (element === null) return problem;
	if (!isConnected(element) || isGuess && passed < WAITED) return "element not found";
	if (!mayBeHidden && !isRendered(element) && (passed < SHOWN_BY_PAGE || !isShownByPointer(element))) return "element is hidden";
	if (closest(element, "[aria-disabled=true]") !== null && passed < WAITED || matches(element, ":disabled")) return "element is disabled";
	return problemOf?.(element) ?? null;
}`,
	},
	coverOf: {
		needs: ["isShown","isRendered","reachPoint","isShownByPointer","tagIn"],
		source: `function coverOf(element, { place }) {
	const cover = place === void 0 || !isRendered(element) ? null : reachPoint(element, place).cover;
	return cover === null || !isShown(element) && isShownByPointer(element) ? null : \`element is covered by \${tagIn(cover)}\`;
}`,
	},
	tagIn: {
		needs: ["tagOf","attribute"],
		source: `// The tag of an element as pages write it, as \`<div id="menu">\`.
function tagIn(element) {
	const names = [
		"id",
		"class",
		"role"
	].map((name) => [name, attribute(element, name)]);
	return \`<\${[tagOf(element), ...names.filter(([, value]) => value).map(([name, value]) => \`\${name}="\${value}"\`)].join(" ")}>\`;
}`,
	},
	nothing: {
		needs: [],
		source: `var nothing = () => null;`,
	},
	boxText: {
		needs: ["boxOf"],
		source: `function boxText(element) {
	const { x, y, width, height } = boxOf(element);
	return [
		x,
		y,
		width,
		height
	].join();
}`,
	},
	COMMON: {
		needs: [],
		source: `var COMMON = {
	bubbles: true,
	cancelable: true,
	composed: true
};`,
	},
	MOUSE: {
		needs: [],
		source: `var MOUSE = {
	pointerId: 1,
	pointerType: "mouse",
	isPrimary: true
};`,
	},
	sendMouse: {
		needs: ["windowOf","send","COMMON"],
		source: `// Sends an event of the mouse, of the window that the element is in.
function sendMouse(element, type, init) {
	const view = windowOf(element);
	return send(element, new view.MouseEvent(type, {
		...COMMON,
		view,
		...init
	}));
}`,
	},
	sendPointer: {
		needs: ["windowOf","send","COMMON","MOUSE"],
		source: `// Sends an event of the pointer that the mouse is.
function sendPointer(element, type, init) {
	const view = windowOf(element);
	return send(element, new view.PointerEvent(type, {
		...COMMON,
		view,
		...MOUSE,
		...init
	}));
}`,
	},
	sendChange: {
		needs: ["windowOf","send"],
		source: `// Sends an event about a change that has already happened: \`input\` or \`change\`.
function sendChange(element, type) {
	send(element, new (windowOf(element)).Event(type, {
		bubbles: true,
		composed: type === "input"
	}));
}`,
	},
	sendInput: {
		needs: ["windowOf","send","COMMON"],
		source: `// Sends an event of text input.
function sendInput(element, type, inputType, text = "") {
	const view = windowOf(element);
	const init = {
		...COMMON,
		cancelable: type === "beforeinput",
		view,
		inputType,
		data: text === "" ? null : text
	};
	return send(element, new view.InputEvent(type, init));
}`,
	},
	hover: {
		needs: ["reachPoint","findElement","movePointerOnto"],
		source: `// Moves the mouse onto an element. What a style sheet shows then stays invisible; \`findElement\` accepts it all the same.
async function hover(target) {
	const element = await findElement(target, { place: {} });
	movePointerOnto(element, reachPoint(element).point);
}`,
	},
	movePointerOnto: {
		needs: ["parentOf","sendMouse","sendPointer"],
		source: `// Sends the events of a mouse that comes onto an element.
function movePointerOnto(element, init) {
	const around = [];
	for (let at = element; at !== null; at = parentOf(at)) around.unshift(at);
	const inside = {
		...init,
		bubbles: false,
		cancelable: false,
		composed: false
	};
	sendPointer(element, "pointerover", init);
	for (const each of around) sendPointer(each, "pointerenter", inside);
	sendPointer(element, "pointermove", init);
	sendMouse(element, "mouseover", init);
	for (const each of around) sendMouse(each, "mouseenter", inside);
	sendMouse(element, "mousemove", init);
}`,
	},
	pressPointer: {
		needs: ["sendMouse","sendPointer","focusAround"],
		source: `// Presses a button of the mouse, and gives the focus to the pressed element.
function pressPointer(element, init) {
	const down = {
		...init,
		buttons: [
			1,
			4,
			2
		][init.button ?? 0] ?? 1
	};
	const hasMouse = sendPointer(element, "pointerdown", {
		...down,
		pressure: .5,
		detail: 0
	});
	const isFree = hasMouse && sendMouse(element, "mousedown", down);
	if (isFree) focusAround(element);
	return {
		hasMouse,
		isFree
	};
}`,
	},
	releasePointer: {
		needs: ["sendMouse","sendPointer"],
		source: `// Lets a button of the mouse go.
function releasePointer(element, init, hasMouse) {
	sendPointer(element, "pointerup", {
		...init,
		detail: 0
	});
	if (hasMouse) sendMouse(element, "mouseup", init);
}`,
	},
	focusAround: {
		needs: ["documentOf","rootOf","focusIn","parentOf"],
		source: `// Gives the focus to an element, or to the nearest around it that takes it; else to nothing.
function focusAround(element) {
	for (let at = element; at !== null; at = parentOf(at)) {
		const { focus } = at;
		if (typeof focus === "function") focus.call(at, { preventScroll: true });
		if (focusIn(rootOf(at)) === at) return;
	}
	const page = documentOf(element);
	(page && focusIn(page))?.blur?.();
}`,
	},
	click: {
		needs: ["findElement","clickOn"],
		source: `// Clicks on an element.
async function click(target, options = {}) {
	await clickOn(await findElement(target, { place: options }), options);
}`,
	},
	clickOn: {
		needs: ["nextFrame","pause","reachPoint","sendMouse","sendPointer","movePointerOnto","pressPointer","releasePointer"],
		source: `// Clicks on an element that was found. It does what a person's click does: follows a link, ticks a box, sends a form.
async function clickOn(element, options = {}) {
	const { button = 0, count = 1, hold = 0 } = options;
	const { ctrlKey = false, altKey = false, shiftKey = false, metaKey = false } = options;
	const init = {
		button,
		ctrlKey,
		altKey,
		shiftKey,
		metaKey,
		...reachPoint(element, options).point
	};
	movePointerOnto(element, init);
	for (let detail = 1; detail <= count; detail += 1) {
		const at = {
			...init,
			detail
		};
		const { hasMouse } = pressPointer(element, at);
		await (hold > 0 ? pause(hold) : nextFrame());
		releasePointer(element, at, hasMouse);
		sendPointer(element, button === 0 ? "click" : "auxclick", {
			...at,
			isPrimary: false
		});
		if (button === 2) sendPointer(element, "contextmenu", {
			...at,
			isPrimary: false
		});
		if (button === 0 && detail === 2) sendMouse(element, "dblclick", at);
	}
}`,
	},
	copyText: {
		needs: ["StepError","copySelected"],
		source: `// Puts a text on the clipboard.
async function copyText(text) {
	try {
		await navigator.clipboard.writeText(text);
	} catch {
		if (!copySelected(text)) throw new StepError("the browser does not allow copying", "clipboard");
	}
}`,
	},
	copySelected: {
		needs: ["documentElementOf","focusIn","make"],
		source: `// The older way, which also works on pages without https.
function copySelected(text) {
	const field = make("textarea");
	field.value = text;
	field.readOnly = true;
	field.style.cssText = "position: fixed; opacity: 0";
	documentElementOf(document)?.append(field);
	const focused = focusIn(document);
	field.select();
	const isCopied = document.execCommand("copy");
	field.remove();
	if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
	return isCopied;
}`,
	},
	drag: {
		needs: ["windowOf","nextFrame","reachPoint","findElement","movePointerOnto","pressPointer","releasePointer","sendDrag","startDrag","pointBetween","dropOnto","movePointerTo","hearCapture"],
		source: `// Drags an element onto another: with HTML's drag and drop where it is draggable, else with the pointer alone.
async function drag(source, destination, options = {}) {
	const element = await findElement(source, { place: {} });
	const from = reachPoint(element).point;
	const capture = hearCapture(windowOf(element));
	try {
		movePointerOnto(element, from);
		const { hasMouse, isFree } = pressPointer(element, from);
		const dragged = isFree ? startDrag(element, from) : null;
		try {
			await nextFrame();
			const over = await findElement(destination);
			const to = reachPoint(over, options).point;
			const steps = Math.max(5, Math.min(60, Math.round((options.duration ?? 0) / 16)));
			const path = Array.from({ length: steps }, (_, step) => pointBetween(from, to, (step + 1) / steps));
			if (dragged !== null) return await dropOnto(dragged, over, path);
			releasePointer(await movePointerTo(over, path, capture.element), to, hasMouse);
		} catch (error) {
			if (dragged === null) releasePointer(element, from, hasMouse);
			else sendDrag(dragged.element, "dragend", dragged.data, from);
			throw error;
		}
	} finally {
		capture.stop();
	}
}`,
	},
	sendDrag: {
		needs: ["windowOf","send"],
		source: `function sendDrag(element, type, dataTransfer, at) {
	const view = windowOf(element);
	const init = {
		bubbles: true,
		cancelable: true,
		composed: true,
		view,
		dataTransfer,
		...at
	};
	return send(element, new view.DragEvent(type, init));
}`,
	},
	startDrag: {
		needs: ["windowOf","closest","sendPointer","sendDrag"],
		source: `// The first half of HTML's drag and drop; null where nothing is draggable, or the page would rather do it by itself.
function startDrag(pressed, at) {
	const element = closest(pressed, "[draggable=true],a[href]:not([draggable=false]),img:not([draggable=false])");
	if (element === null) return null;
	const data = new (windowOf(element)).DataTransfer();
	Object.defineProperty(data, "effectAllowed", {
		value: "all",
		writable: true
	});
	Object.defineProperty(data, "dropEffect", {
		value: "none",
		writable: true
	});
	if (!sendDrag(element, "dragstart", data, at)) return null;
	sendPointer(pressed, "pointercancel", {});
	return {
		element,
		data
	};
}`,
	},
	pointBetween: {
		needs: [],
		source: `var pointBetween = (from, to, part) => ({
	clientX: from.clientX + (to.clientX - from.clientX) * part,
	clientY: from.clientY + (to.clientY - from.clientY) * part
});`,
	},
	dropOnto: {
		needs: ["documentOf","isWithin$1","nextFrame","elementAt","sendDrag"],
		source: `// The second half: over what is on the way, as lists make room meanwhile, to an element, which has to accept the dragged data.
async function dropOnto({ element, data }, destination, path) {
	let over = element;
	let isTaken = false;
	let at = {
		clientX: 0,
		clientY: 0
	};
	for (const [step, point] of path.entries()) {
		at = point;
		const hit = elementAt(documentOf(destination) ?? document, at.clientX, at.clientY);
		const isEnd = step === path.length - 1;
		const next = hit === null || isEnd && !isWithin$1(destination, hit) ? destination : hit;
		sendDrag(element, "drag", data, at);
		if (next !== over) {
			sendDrag(next, "dragenter", data, at);
			sendDrag(over, "dragleave", data, at);
		}
		over = next;
		isTaken = !sendDrag(over, "dragover", data, at);
		await nextFrame();
	}
	if (isTaken && data.dropEffect === "none") data.dropEffect = "move";
	sendDrag(over, isTaken ? "drop" : "dragleave", data, at);
	await nextFrame();
	sendDrag(element, "dragend", data, at);
}`,
	},
	movePointerTo: {
		needs: ["documentOf","nextFrame","elementAt","sendMouse","sendPointer"],
		source: `// Moves the pressed mouse, to one point in each frame. Returns the element that it ends over.
async function movePointerTo(destination, path, captured) {
	const page = documentOf(destination) ?? document;
	let over = destination;
	for (const { clientX, clientY } of path) {
		over = captured() ?? elementAt(page, clientX, clientY) ?? destination;
		sendPointer(over, "pointermove", {
			clientX,
			clientY,
			buttons: 1,
			button: -1,
			pressure: .5
		});
		sendMouse(over, "mousemove", {
			clientX,
			clientY,
			buttons: 1
		});
		await nextFrame();
		over = captured() ?? elementAt(page, clientX, clientY) ?? destination;
	}
	return over;
}`,
	},
	hearCapture: {
		needs: ["sendPointer"],
		source: `// Stands in for the browser, which does not know this pointer, where elements capture its events.
function hearCapture({ Element: { prototype } }) {
	const { setPointerCapture, hasPointerCapture, releasePointerCapture } = prototype;
	let captured = null;
	const capture = (next) => {
		const last = captured;
		captured = next;
		if (last !== null && last !== next) sendPointer(last, "lostpointercapture", { cancelable: false });
		if (next !== null && last !== next) sendPointer(next, "gotpointercapture", { cancelable: false });
	};
	prototype.setPointerCapture = function() {
		capture(this);
	};
	prototype.hasPointerCapture = function() {
		return captured === this;
	};
	prototype.releasePointerCapture = function() {
		if (captured === this) capture(null);
	};
	return {
		element: () => captured,
		stop: () => {
			capture(null);
			Object.assign(prototype, {
				setPointerCapture,
				hasPointerCapture,
				releasePointerCapture
			});
		}
	};
}`,
	},
	FIELD$1: {
		needs: [],
		source: `var FIELD$1 = "input,textarea,select";`,
	},
	extract: {
		needs: ["documentOf","attribute","matches","StepError","findElement","FIELD$1","textIn"],
		source: `// Reads a text of the page. What somebody has entered into a field is read by \`extractValue\` only, so that a script shows whether it
// does that.
async function extract(target, name = "") {
	const element = await findElement(target, { mayBeHidden: true });
	if (name === "" && matches(element, FIELD$1)) throw new StepError("a field has no text; the attribute \\"value\\" is what is in it", target.name);
	if (name === "" || name === "textContent") return textIn(element).trim();
	const value = attribute(element, name) ?? "";
	if (value === "" || !/^(?:href|src)$/i.test(name)) return value.trim();
	return new URL(value, documentOf(element)?.baseURI ?? location.href).href;
}`,
	},
	textIn: {
		needs: [],
		source: `// Not by intact-dom, whose getters also read fields: nobody who reads the script could tell what is read here.
function textIn(element) {
	const range = new Range();
	range.selectNodeContents(element);
	return range.toString();
}`,
	},
	extractValue: {
		needs: ["matches","findElement","FIELD$1"],
		source: `// Reads what is in a field.
async function extractValue(target) {
	const problemOf = (element) => matches(element, FIELD$1) ? null : "not a field";
	const field = await findElement(target, {
		mayBeHidden: true,
		problemOf
	});
	return String(Reflect.get(field, "value"));
}`,
	},
	waitFor: {
		needs: ["nextFrame","repeatOnChange"],
		source: `// Waits until something can be read from the page.
async function waitFor(read, timeout) {
	const end = performance.now() + timeout;
	const repeated = repeatOnChange((watch) => {
		watch(document);
		return read();
	});
	try {
		for (;;) {
			const isLast = performance.now() >= end;
			const value = repeated.look(isLast);
			if (value !== null || isLast) return value;
			await nextFrame();
		}
	} finally {
		repeated.stop();
	}
}`,
	},
	findElements: {
		needs: ["TIMEOUT_MS","enterFrames","findElement","waitFor"],
		source: `// Finds the elements that a loop goes through.
async function findElements(target) {
	const { findAll, timeout = TIMEOUT_MS } = target;
	if (findAll === void 0) return [await findElement(target)];
	return await waitFor(() => {
		const page = enterFrames(target, () => void 0);
		const all = "wanted" in page ? [] : findAll(page);
		return all.length > 0 ? all : null;
	}, timeout) ?? [];
}`,
	},
	inStep: {
		needs: ["namedError"],
		source: `// Performs a step, and says in its error which one it was.
async function inStep(name, perform) {
	try {
		return await perform();
	} catch (error) {
		throw namedError(name, error);
	}
}`,
	},
	namedError: {
		needs: [],
		source: `// Puts the name of a step in front of a message.
function namedError(name, error) {
	const made = error instanceof Error ? error : new Error(String(error));
	if (name !== "") made.message = \`\${name}: \${made.message}\`;
	return made;
}`,
	},
	inTurn: {
		needs: [],
		source: `// Performs something for each of several values, one after the other.
async function inTurn(values, perform) {
	if (typeof values === "number") for (let turn = 0; turn < values; turn += 1) await perform(void 0);
	else for (const value of values) await perform(value);
}`,
	},
	TAGS: {
		needs: [],
		source: `// Tags and types of \`input\`, by the role that they have.
var TAGS = {
	article: "article",
	banner: "header",
	button: "button summary",
	cell: "td",
	columnheader: "th",
	complementary: "aside",
	contentinfo: "footer",
	dialog: "dialog",
	figure: "figure",
	form: "form",
	group: "fieldset optgroup",
	heading: "h1 h2 h3 h4 h5 h6",
	img: "img",
	list: "menu ol ul",
	listitem: "li",
	main: "main",
	meter: "meter",
	navigation: "nav",
	option: "option",
	paragraph: "p",
	progressbar: "progress",
	region: "section",
	row: "tr",
	rowgroup: "tbody tfoot thead",
	separator: "hr",
	status: "output",
	table: "table",
	textbox: "textarea"
};`,
	},
	TYPES: {
		needs: [],
		source: `var TYPES = {
	button: "button image reset submit",
	checkbox: "checkbox",
	radio: "radio",
	searchbox: "search",
	slider: "range",
	spinbutton: "number",
	textbox: "email tel text url"
};`,
	},
	inverted: {
		needs: [],
		source: `// Roles by tag or type.
var inverted = (table) => new Map(Object.entries(table).flatMap(([role, names]) => names.split(" ").map((name) => [name, role])));`,
	},
	ROLE_OF_TAG: {
		needs: ["TAGS","inverted"],
		source: `var ROLE_OF_TAG = inverted(TAGS);`,
	},
	ROLE_OF_TYPE: {
		needs: ["TYPES","inverted"],
		source: `var ROLE_OF_TYPE = inverted(TYPES);`,
	},
	roleOf: {
		needs: ["tagOf","attribute","hasAttribute","ROLE_OF_TAG","ROLE_OF_TYPE"],
		source: `// The ARIA role of an element: its \`role\` attribute, else the implicit role of its tag (HTML-AAM), limited to roles people act on.
function roleOf(element) {
	const explicit = attribute(element, "role")?.trim().split(/\\s+/)[0];
	if (explicit) return explicit === "none" || explicit === "presentation" ? null : explicit;
	const tag = tagOf(element);
	if (tag === "a" || tag === "area") return hasAttribute(element, "href") ? "link" : null;
	if (tag === "input") return ROLE_OF_TYPE.get(attribute(element, "type")?.toLowerCase() ?? "text") ?? null;
	if (tag === "select") {
		const size = Number(attribute(element, "size") ?? 0);
		return hasAttribute(element, "multiple") || size > 1 ? "listbox" : "combobox";
	}
	return ROLE_OF_TAG.get(tag) ?? null;
}`,
	},
	cssOfRole: {
		needs: ["TAGS","TYPES","entry"],
		source: `// Builds a CSS selector for every element that may have a role; \`roleOf\` decides for each match.
function cssOfRole(role) {
	const namesIn = (table) => entry(table, role)?.split(" ") ?? [];
	const tags = namesIn(TAGS);
	const inputs = namesIn(TYPES).map((type) => \`\${type === "text" ? "input:not([type])," : ""}input[type="\${type}" i]\`);
	const more = {
		link: ["a[href]", "area[href]"],
		listbox: ["select"],
		combobox: ["select"]
	};
	return [
		\`[role~="\${CSS.escape(role)}"]\`,
		...tags,
		...inputs,
		...entry(more, role) ?? []
	].join(",");
}`,
	},
	NAMED_BY_CONTENT: {
		needs: [],
		source: `var NAMED_BY_CONTENT = /^(?:button|cell|checkbox|columnheader|gridcell|heading|link|menuitem(?:checkbox|radio)?|option|radio|row|rowheader|switch|tab|tooltip|treeitem)$/;`,
	},
	isNamedByContent: {
		needs: ["NAMED_BY_CONTENT"],
		source: `// Whether the content of an element names it (ARIA 1.2, "name from: contents").
var isNamedByContent = (role) => role !== null && NAMED_BY_CONTENT.test(role);`,
	},
	entry: {
		needs: [],
		source: `// Own properties only, as the page chooses the keys: \`constructor\` must not match.
var entry = (table, key) => Object.hasOwn(table, key) ? table[key] : void 0;`,
	},
	plain: {
		needs: [],
		source: `// Collapses white space to single blanks and trims.
var plain = (text) => text.replace(/\\s+/g, " ").trim();`,
	},
	shortTextOf: {
		needs: ["textOf","plain"],
		source: `// The text of an element on one line.
function shortTextOf(element) {
	const raw = textOf(element);
	if (raw.length > 640) return "";
	const text = plain(raw);
	return text.length > 80 ? "" : text;
}`,
	},
	accessibleName: {
		needs: ["attribute","labelsNow","roleOf","plain","labelledBy","ownName"],
		source: `// Computes the accessible name of an element by the steps of accname 1.2 that pages use: aria-labelledby, aria-label, native
// labeling, content where the role allows it, title, placeholder. Of styles only \`display\` is read.
function accessibleName(element, role = roleOf(element), labelsOf = labelsNow) {
	const name = plain(labelledBy(element) || attribute(element, "aria-label") || ownName(element, role, labelsOf));
	return name.length > 80 ? "" : name;
}`,
	},
	labelledBy: {
		needs: ["attribute","rootOf","byId","isShadowRoot","isDocument","contentName"],
		source: `function labelledBy(element) {
	const ids = attribute(element, "aria-labelledby");
	const root = ids ? rootOf(element) : null;
	if (!ids || root === null || !(isDocument(root) || isShadowRoot(root))) return "";
	return ids.split(/\\s+/).map((id) => {
		const label = byId(root, id);
		return label ? attribute(label, "aria-label") || contentName(label) : "";
	}).join(" ");
}`,
	},
	ownName: {
		needs: ["tagOf","attribute","isNamedByContent","plain","labelText","firstChildText","contentName"],
		source: `function ownName(element, role, labelsOf) {
	const value = (name) => attribute(element, name) ?? "";
	const hint = () => value("title") || value("placeholder");
	switch (tagOf(element)) {
		case "input": {
			const type = value("type").toLowerCase();
			if (type === "submit" || type === "reset" || type === "button") return value("value") || value("title");
			if (type === "image") return value("alt") || value("title");
			return labelText(element, labelsOf) || hint();
		}
		case "textarea":
		case "select":
		case "meter":
		case "progress":
		case "output": return labelText(element, labelsOf) || hint();
		case "img":
		case "area": return value("alt") || value("title");
		case "fieldset": return firstChildText(element, "legend") || value("title");
		case "table": return firstChildText(element, "caption") || value("title");
		case "figure": return firstChildText(element, "figcaption") || value("title");
		default: return (isNamedByContent(role) ? plain(contentName(element)) : "") || value("title");
	}
}`,
	},
	LABELABLE: {
		needs: [],
		source: `var LABELABLE = /^(?:button|input|meter|output|progress|select|textarea)$/;`,
	},
	labelText: {
		needs: ["tagOf","plain","LABELABLE","contentName"],
		source: `// The text of a control's labels, without the control's own content.
function labelText(element, labelsOf) {
	if (!LABELABLE.test(tagOf(element))) return "";
	return plain(labelsOf(element).map((label) => contentName(label, element)).join(" "));
}`,
	},
	firstChildText: {
		needs: ["tagOf","childElementsOf","contentName"],
		source: `function firstChildText(element, tag) {
	const child = [...childElementsOf(element)].find((child) => tagOf(child) === tag);
	return child ? contentName(child) : "";
}`,
	},
	MAX_DEPTH: {
		needs: [],
		source: `// Maximum recursion depth, as a page could nest elements until the stack overflows.
var MAX_DEPTH = 64;`,
	},
	contentName: {
		needs: ["textOf","childNodesOf","nodeTypeOf","queryFirst","isElement","MAX_DEPTH","nameWithin"],
		source: `function contentName(element, without, depth = 0) {
	const whole = textOf(element);
	if (whole.length > 1600) return "";
	if (depth === MAX_DEPTH || without === void 0 && queryFirst(element, "*") === null) return whole;
	let text = "";
	for (const node of childNodesOf(element)) if (nodeTypeOf(node) === Node.TEXT_NODE) text += node.nodeValue ?? "";
	else if (isElement(node) && node !== without) text += nameWithin(node, without, depth + 1);
	return text;
}`,
	},
	nameWithin: {
		needs: ["tagOf","attribute","hasAttribute","firstChildText","contentName"],
		source: `function nameWithin(element, without, depth) {
	const tag = tagOf(element);
	if (tag === "style" || tag === "script" || tag === "select" || tag === "textarea") return "";
	if (attribute(element, "aria-hidden") === "true" || hasAttribute(element, "hidden")) return "";
	const value = attribute(element, "aria-label") || (tag === "img" ? attribute(element, "alt") ?? "" : "");
	if (value) return \` \${value} \`;
	if (tag === "svg") return \` \${firstChildText(element, "title")} \`;
	const text = contentName(element, without, depth);
	return tag !== "br" && /^(?:inline)?$/.test(getComputedStyle(element).display) ? text : \` \${text} \`;
}`,
	},
	parseSelector: {
		needs: ["parseAria"],
		source: `function parseSelector(selector) {
	const [, kind, value = ""] = /^(aria|text|xpath|pierce)\\/([\\s\\S]*)$/.exec(selector) ?? [];
	if (kind === "text" || kind === "xpath" || kind === "pierce") return {
		kind,
		value
	};
	return kind === "aria" ? {
		kind,
		...parseAria(value)
	} : {
		kind: "css",
		value: selector
	};
}`,
	},
	parseAria: {
		needs: [],
		source: `function parseAria(value) {
	const attributes = new Map();
	const rest = value.replace(/\\[\\s*(name|role)\\s*=\\s*(["'])((?:\\\\.|(?!\\2)[^\\\\])*)\\2\\s*\\]/g, (_, key, _quote, text) => {
		attributes.set(key, text.replace(/\\\\(.)/g, "$1"));
		return "";
	});
	return {
		name: attributes.get("name") ?? (rest.trim() || null),
		role: attributes.get("role") ?? null
	};
}`,
	},
	findAll: {
		needs: ["openShadowRootOf","findInRoot"],
		source: `// Finds the elements of a selector chain, as Puppeteer would.
function findAll(chain, page, options = {}) {
	const { shadowRootOf = openShadowRootOf } = options;
	let roots = [page];
	let found = [];
	chain.forEach((selector, step) => {
		if (step > 0) roots = found.map((host) => shadowRootOf(host)).filter((root) => root !== null);
		found = roots.flatMap((root) => findInRoot(selector, root, shadowRootOf));
	});
	return found;
}`,
	},
	findInRoot: {
		needs: ["queryAll","parseSelector","everyRoot","findByName","findByText","findByXPath"],
		source: `function findInRoot(selector, root, shadowRootOf) {
	const parsed = parseSelector(selector);
	switch (parsed.kind) {
		case "css": return [...queryAll(root, parsed.value)];
		case "xpath": return findByXPath(parsed.value, root);
		case "pierce": return everyRoot(root, shadowRootOf).flatMap((one) => [...queryAll(one, parsed.value)]);
		case "text": return everyRoot(root, shadowRootOf).flatMap((one) => findByText(parsed.value, one));
		case "aria": return everyRoot(root, shadowRootOf).flatMap((one) => findByName(parsed.name, parsed.role, one));
	}
}`,
	},
	everyRoot: {
		needs: ["queryAll"],
		source: `// A root and the shadow roots within it: \`aria/\`, \`text/\` and \`pierce/\` look into them.
function everyRoot(root, shadowRootOf) {
	const roots = [root];
	for (const one of roots) for (const element of queryAll(one, "*")) {
		const inner = shadowRootOf(element);
		if (inner !== null) roots.push(inner);
	}
	return roots;
}`,
	},
	findByName: {
		needs: ["queryAll","indexLabels","roleOf","cssOfRole","plain","accessibleName"],
		source: `function findByName(name, role, root) {
	const wanted = name === null ? null : plain(name);
	const labelsOf = indexLabels();
	return [...queryAll(root, role === null ? "*" : cssOfRole(role))].filter((element) => {
		const own = roleOf(element);
		if (role !== null && own !== role) return false;
		return wanted === null || wanted !== "" && accessibleName(element, own, labelsOf) === wanted;
	});
}`,
	},
	findByText: {
		needs: ["tagOf","textOf","queryAll","childElementsOf","plain"],
		source: `// The innermost elements that contain a text.
function findByText(text, root) {
	const wanted = plain(text);
	if (wanted === "") return [];
	const contains = (element) => plain(textOf(element)).includes(wanted);
	return [...queryAll(root, "*")].filter((element) => !/^(?:script|style|head|title|template)$/.test(tagOf(element)) && contains(element) && ![...childElementsOf(element)].some(contains));
}`,
	},
	findByXPath: {
		needs: ["nodesAt","isElement","isShadowRoot"],
		source: `function findByXPath(path, root) {
	if (isShadowRoot(root)) return [];
	const found = nodesAt(path, root);
	return Array.from({ length: found.snapshotLength }, (_, at) => found.snapshotItem(at)).filter(isElement);
}`,
	},
	byCss: {
		needs: ["queryAll","selected"],
		source: `// An element by CSS that somebody typed. It has to find exactly one element: several are an error.
var byCss = (selector, within) => selected(selector, within, (root) => [...queryAll(root, selector)]);`,
	},
	typed: {
		needs: ["findAll","selected"],
		source: `// An element by a selector that somebody typed, in Puppeteer's spelling; \` >>> \` leads into a shadow root.
var typed = (selector, within) => selected(selector, within, (root) => findAll(selector.split(" >>> "), root));`,
	},
	selected: {
		needs: ["documentOf","StepError","rootsIn","onlyOneOf"],
		source: `function selected(name, within, all) {
	const search = (page) => {
		try {
			if (within === void 0) return all(page);
			if (name === ":scope") return [within];
			if (name.startsWith(":root")) return all(documentOf(within) ?? page);
			const found = all(within);
			return found.length > 0 ? found : [...new Set(rootsIn(within).flatMap(all))];
		} catch (error) {
			if (error instanceof DOMException) throw new StepError("the selector cannot be read", name);
			throw error;
		}
	};
	return {
		name,
		find: (page) => onlyOneOf(search(page)),
		findAll: search
	};
}`,
	},
	rootsIn: {
		needs: ["openShadowRootOf","queryAll"],
		source: `// The open shadow roots of an element and of everything in it.
function rootsIn(element) {
	const roots = [];
	const around = [element];
	const add = (host) => {
		const root = openShadowRootOf(host);
		if (root === null) return;
		roots.push(root);
		around.push(root);
	};
	add(element);
	for (const each of around) for (const host of queryAll(each, "*")) add(host);
	return roots;
}`,
	},
	onlyOneOf: {
		needs: ["NOT_FOUND"],
		source: `// Decides what several found elements mean.
function onlyOneOf(found) {
	const [element = null] = found;
	const count = found.length;
	if (count === 1) return {
		element,
		count
	};
	return {
		element: null,
		count,
		problem: count === 0 ? NOT_FOUND : \`\${count} elements found, not one\`
	};
}`,
	},
	BY_PLACE: {
		needs: [],
		source: `// Selectors that would match any element at a position.
var BY_PLACE = /[>~+]|:nth-|^xpath/;`,
	},
	oneOf: {
		needs: ["onlyOneOf","BY_PLACE","visibleOf"],
		source: `// An element that another tool recorded: the visible one of the first selector that finds exactly one.
function oneOf(selectors) {
	const [name = ""] = selectors;
	const find = (page) => {
		let several = [];
		for (const selector of selectors) {
			const found = visibleOf(selector, page);
			const [only] = found;
			if (only !== void 0 && found.length === 1 && (several.length === 0 || several.includes(only))) return {
				element: only,
				count: 1,
				isGuess: selector !== name && BY_PLACE.test(selector)
			};
			if (several.length === 0) several = found;
		}
		return onlyOneOf(several.length === 1 ? [] : several);
	};
	return {
		name,
		find
	};
}`,
	},
	visibleOf: {
		needs: ["isRendered","StepError","findAll"],
		source: `// The visible elements of a selector, or else the hidden ones.
function visibleOf(selector, page) {
	try {
		const all = findAll(selector.split(" >>> "), page);
		const visible = all.filter(isRendered);
		return visible.length === 0 ? all : visible;
	} catch (error) {
		if (error instanceof DOMException) throw new StepError("the selector cannot be read", selector);
		throw error;
	}
}`,
	},
	never: {
		needs: [],
		source: `// The script ends with its page.
var never = () => new Promise(() => void 0);`,
	},
	webAddress: {
		needs: ["StepError"],
		source: `// Completes an address. What a variable holds must not be run as code: \`javascript:\` is no address of a page.
function webAddress(url) {
	const made = URL.canParse(url, location.href) ? new URL(url, location.href) : null;
	if (made === null || !/^https?:$/.test(made.protocol)) throw new StepError("not an address of the web", url);
	return made;
}`,
	},
	goTo: {
		needs: ["nextFrame","never","webAddress"],
		source: `// Goes on where the page is shown already, else loads it: the script ends with its page then.
async function goTo(url, arrived = url) {
	const { href } = webAddress(url);
	const wanted = webAddress(arrived).href;
	const isThere = location.href === wanted;
	const isSamePage = isThere || location.href.split("#")[0] === wanted.split("#")[0];
	if (!isThere) location.assign(isSamePage ? wanted : href);
	await (isSamePage ? nextFrame() : never());
}`,
	},
	openTab: {
		needs: ["nextFrame","webAddress"],
		source: `// Opens a page in a tab of its own, if the browser lets pages do so.
async function openTab(url) {
	window.open(webAddress(url).href, "_blank", "noopener");
	await nextFrame();
}`,
	},
	reload: {
		needs: ["never"],
		source: `// Loads the page anew; the script ends with it.
function reload() {
	location.reload();
	return never();
}`,
	},
	TRAVEL_MS: {
		needs: [],
		source: `// Milliseconds for a page of the history to come.
var TRAVEL_MS = 5e3;`,
	},
	travel: {
		needs: ["StepError","waitFor","TRAVEL_MS"],
		source: `// Goes back or forward. The script goes on only where the page stays the same document.
async function travel(by, timeout = TRAVEL_MS) {
	let hasArrived = false;
	addEventListener("popstate", () => {
		hasArrived = true;
	}, { once: true });
	history.go(by);
	if (await waitFor(() => hasArrived ? true : null, timeout) === null) throw new StepError("there is no page to go to", by < 0 ? "back" : "forward");
}`,
	},
	ADDRESS_MS: {
		needs: [],
		source: `// Addresses often have numbers that are others each time: afterwards the next step waits for its element.
var ADDRESS_MS = 2e3;`,
	},
	waitForAddress: {
		needs: ["waitFor","ADDRESS_MS"],
		source: `// Waits until the page has an address that the step before leads to, and then goes on in any case.
async function waitForAddress(url, timeout = ADDRESS_MS) {
	const { href } = new URL(url, location.href);
	await waitFor(() => location.href === href ? true : null, timeout);
}`,
	},
	insertText: {
		needs: ["isEditable","assign","sendInput","insertRichText"],
		source: `// Writes a text as typing does.
async function insertText(element, text, from) {
	if (isEditable(element)) {
		await insertRichText(element, text, from);
		return true;
	}
	const field = element;
	const { value, selectionStart, selectionEnd } = field;
	const start = from ?? selectionStart ?? value.length;
	const end = from === void 0 && selectionEnd !== null ? selectionEnd : value.length;
	assign(field, "value", value.slice(0, start) + text + value.slice(end));
	const isTaken = text === "" || field.value !== "";
	if (field.selectionStart !== null) field.setSelectionRange(start + text.length, start + text.length);
	sendInput(field, "input", text === "" ? "deleteContentBackward" : "insertText", text);
	return isTaken;
}`,
	},
	insertRichText: {
		needs: ["textOf","documentOf","isWithin$1","selectionOf","nextFrame","plain","edit","paste"],
		source: `async function insertRichText(element, text, from) {
	const page = documentOf(element) ?? document;
	const selection = selectionOf(page);
	if (selection === null) return;
	const { anchorNode } = selection;
	if (from !== void 0 || anchorNode === null || !isWithin$1(element, anchorNode)) selection.selectAllChildren(element);
	if (from !== void 0 && from > 0) selection.collapseToEnd();
	await nextFrame();
	for (const [at, line] of text.split("\\n").entries()) {
		if (at > 0) edit(page, element, "insertParagraph");
		if (line !== "") edit(page, element, "insertText", line);
		else if (text === "") edit(page, element, "deleteContentBackward");
	}
	await nextFrame();
	if (!plain(textOf(element)).includes(plain(text.split("\\n", 1)[0] ?? ""))) paste(element, text);
}`,
	},
	COMMANDS: {
		needs: [],
		source: `var COMMANDS = {
	insertText: "insertText",
	insertParagraph: "insertParagraph",
	deleteContentBackward: "delete"
};`,
	},
	edit: {
		needs: ["sendInput","COMMANDS"],
		source: `// Edits where the caret is. Editors that keep a document of their own take the text from the event, and stop it.
function edit(page, element, inputType, data) {
	if (sendInput(element, "beforeinput", inputType, data)) page.execCommand(COMMANDS[inputType], false, data);
}`,
	},
	paste: {
		needs: ["windowOf","send"],
		source: `function paste(element, text) {
	const view = windowOf(element);
	const clipboardData = new view.DataTransfer();
	clipboardData.setData("text/plain", text);
	send(element, new view.ClipboardEvent("paste", {
		bubbles: true,
		cancelable: true,
		composed: true,
		clipboardData
	}));
}`,
	},
	lengthOf: {
		needs: ["textOf","isEditable"],
		source: `// Counts the characters of a field or editable content.
var lengthOf = (element) => (isEditable(element) ? textOf(element) : element.value).length;`,
	},
	typedField: {
		needs: [],
		source: `// The field with a typed text for which no \`change\` event was sent yet. Browsers send it when Enter is pressed or the field loses the
// focus. Editors in table cells remove their field on \`change\`: sent earlier, the next key would find no field.
var typedField = { element: null };`,
	},
	leaveField: {
		needs: ["isConnected","sendChange","typedField"],
		source: `// Sends the \`change\` of the field that was typed into, if it is still to be sent.
function leaveField() {
	const { element } = typedField;
	typedField.element = null;
	if (element !== null && isConnected(element)) sendChange(element, "change");
}`,
	},
	KEY_CODES: {
		needs: [],
		source: `// Numbers of keys that many pages still ask for.
var KEY_CODES = new Map([
	["Backspace", 8],
	["Tab", 9],
	["Enter", 13],
	["Escape", 27],
	[" ", 32],
	["PageUp", 33],
	["PageDown", 34],
	["End", 35],
	["Home", 36],
	["ArrowLeft", 37],
	["ArrowUp", 38],
	["ArrowRight", 39],
	["ArrowDown", 40],
	["Delete", 46]
]);`,
	},
	pressKey: {
		needs: ["rootOf","isWithin$1","windowOf","send","focusIn","findElement","focusAround","leaveField","KEY_CODES","codeOf","focused","actOnKey"],
		source: `// Sends the events of a key, then performs the browser's default action of the key where a script can: Enter and Space click a button,
// Enter submits the form of a field, Tab moves the focus, and characters are inserted. Arrow keys, Escape, deleting, scrolling and
// shortcuts have no default action here.
async function pressKey(target, key, held = {}) {
	const element = target === null ? focused() : await findElement(target, { mayBeHidden: true });
	const inside = focusIn(rootOf(element));
	if (target !== null && (inside === null || !isWithin$1(element, inside))) focusAround(element);
	const upper = /^[a-z0-9]$/i.test(key) ? key.toUpperCase() : "";
	const keyCode = KEY_CODES.get(key) ?? (upper === "" ? 0 : upper.charCodeAt(0));
	const sendKey = (type, code = keyCode) => {
		const view = windowOf(element);
		const common = {
			bubbles: true,
			cancelable: true,
			composed: true,
			view,
			key,
			code: codeOf(key, upper),
			...held
		};
		return send(element, new view.KeyboardEvent(type, {
			...common,
			keyCode: code,
			which: code,
			charCode: type === "keypress" ? code : 0
		}));
	};
	const isWritten = (key.length === 1 || key === "Enter") && !held.ctrlKey && !held.altKey && !held.metaKey;
	const isFree = sendKey("keydown") && (!isWritten || sendKey("keypress", key === "Enter" ? 13 : key.charCodeAt(0)));
	if (isFree && key === "Enter") leaveField();
	if (isFree && (isWritten || key === "Tab")) await actOnKey(element, key, held.shiftKey === true);
	sendKey("keyup");
	leaveField();
}`,
	},
	codeOf: {
		needs: [],
		source: `function codeOf(key, upper) {
	if (upper !== "") return \`\${/\\d/.test(upper) ? "Digit" : "Key"}\${upper}\`;
	if (key === " ") return "Space";
	return key.length > 1 ? key : "";
}`,
	},
	focused: {
		needs: ["openShadowRootOf","documentElementOf","focusIn"],
		source: `function focused() {
	let element = focusIn(document) ?? documentElementOf(document);
	for (let inner = element; inner !== null;) {
		element = inner;
		const root = openShadowRootOf(element);
		inner = root && focusIn(root);
	}
	return element;
}`,
	},
	BUTTON$1: {
		needs: [],
		source: `var BUTTON$1 = "button,summary,input:is([type=submit],[type=reset],[type=button],[type=image])";`,
	},
	TEXT_INPUT: {
		needs: [],
		source: `var TEXT_INPUT = "input:is(:not([type]),[type=text],[type=search],[type=email],[type=tel],[type=url],[type=password],[type=number])";`,
	},
	actOnKey: {
		needs: ["tagOf","isEditable","matches","insertText","BUTTON$1","TEXT_INPUT","moveFocus","submitForm","press"],
		source: `async function actOnKey(element, key, isBackwards) {
	if (key === "Tab") return moveFocus(element, isBackwards);
	if ((key === "Enter" || key === " ") && matches(element, key === "Enter" ? \`\${BUTTON$1},a[href],area[href]\` : \`\${BUTTON$1},input:is([type=checkbox],[type=radio])\`)) return press(element);
	if (key === "Enter" && tagOf(element) === "input") return submitForm(element);
	if (matches(element, \`\${TEXT_INPUT},textarea\`) || isEditable(element)) await insertText(element, key === "Enter" ? "\\n" : key);
}`,
	},
	moveFocus: {
		needs: ["rootOf","isRendered","matches","queryAll"],
		source: `// What Tab does: the focus goes to the next element that takes it, in the order of the page.
function moveFocus(element, isBackwards) {
	const all = [...queryAll(rootOf(element), "a[href],area[href],button,input,select,textarea,summary,iframe,[tabindex],[contenteditable]")].filter((one) => one === element || one.tabIndex >= 0 && !matches(one, ":disabled") && isRendered(one));
	const next = all[all.indexOf(element) + (isBackwards ? -1 : 1)];
	if (next !== void 0) next.focus();
	else element.blur();
}`,
	},
	BLOCKING: {
		needs: [],
		source: `// Fields of which a form without a submit button may have one, if Enter is to send it.
var BLOCKING = "input:is(:not([type]),[type=text],[type=search],[type=tel],[type=url],[type=email],[type=password],[type=date],[type=month],[type=week],[type=time],[type=datetime-local],[type=number])";`,
	},
	SUBMIT_BUTTON: {
		needs: [],
		source: `var SUBMIT_BUTTON = "button,input:is([type=submit],[type=image])";`,
	},
	submitForm: {
		needs: ["controlsOf","rootOf","matches","queryAll","BLOCKING","SUBMIT_BUTTON","press"],
		source: `// What Enter in a field does, by the HTML standard's rules of implicit submission: it presses the form's first submit button, unless
// that is disabled; a form without one is sent if it has no more than one field that somebody writes into.
function submitForm(field) {
	const form = field.form;
	if (form === null) return;
	const button = [...queryAll(rootOf(field), SUBMIT_BUTTON)].find((one) => {
		const { form: sent, type } = one;
		return sent === form && (type === "submit" || type === "image");
	});
	if (button !== void 0) {
		if (!matches(button, ":disabled")) press(button);
	} else if ([...controlsOf(form)].filter((control) => matches(control, BLOCKING)).length <= 1) HTMLFormElement.prototype.requestSubmit.call(form);
}`,
	},
	press: {
		needs: ["sendPointer"],
		source: `function press(element) {
	sendPointer(element, "click", { isPrimary: false });
}`,
	},
	NUMBER: {
		needs: [],
		source: `// Digits with separators of groups and decimals; spaces and apostrophes separate groups.
var NUMBER = /[.,\\u066b]?\\d(?:[\\d.,'’\\u066b\\u066c\\s]*\\d)?/g;`,
	},
	readNumber: {
		needs: ["NUMBER","asciiDigit","sizeOf"],
		source: `// Reads a number as people write it, so that conditions compare by size: '€9.50', '1.234,56', '12 %', '1.2k'. Where a text can be read
// in two ways, as '1.234', the language of the page decides.
function readNumber(value) {
	if (typeof value !== "string") return value;
	const text = value.replace(/\\p{Nd}/gu, asciiDigit).replace(/[\\u2212\\ufe63\\uff0d]/g, "-");
	if (/^\\s*[-+]?\\d+(?:\\.\\d+)?e[-+]?\\d+\\s*$/i.test(text)) return Number(text);
	const [first, ...others] = text.matchAll(NUMBER);
	if (first === void 0 || others.length > 0) return value;
	const before = text.slice(0, first.index);
	const after = text.slice(first.index + first[0].length);
	if (/(?:^|[^\\p{L}])\\p{L}$/u.test(before)) return value;
	const size = sizeOf(/\\p{L}$/u.test(before) ? first[0].replace(/^\\D/, "") : first[0]);
	if (size === null) return value;
	const isNegative = /(?:^|[\\s(])-\\s?(?:\\p{Sc}|\\p{L}{2,3})?\\s?$/u.test(before);
	let factor = 1;
	if (/^k(?!\\p{L})/iu.test(after)) factor = 1e3;
	if (/^M(?!\\p{L})/u.test(after)) factor = 1e6;
	return (isNegative ? -size : size) * factor;
}`,
	},
	asciiDigit: {
		needs: [],
		source: `// The digit of any script, as Arabic and Devanagari ones: each script has its ten digits in a row.
function asciiDigit(digit) {
	const code = digit.codePointAt(0) ?? 0;
	let value = 0;
	while (value < 9 && /\\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
	return String(value);
}`,
	},
	sizeOf: {
		needs: ["isGrouped","decimalSeparator"],
		source: `// Null for what is no single number, as the parts of a version.
function sizeOf(written) {
	const isArabic = /[\\u066b\\u066c]/.test(written);
	const text = isArabic ? written.replaceAll("٬", ",").replaceAll("٫", ".") : written;
	if (/^\\d{1,3}(?:[\\s'’]\\d{3})+(?=$|[.,]\\d+$)/.exec(text) !== null) return Number(text.replaceAll(/[\\s'’]/g, "").replace(",", "."));
	if (/[\\s'’]/.test(text)) return null;
	const last = /[.,](?=\\d*$)/.exec(text)?.[0];
	if (last === void 0) return Number(text);
	const other = last === "." ? "," : ".";
	const [whole = "", ...rest] = text.split(last);
	const [decimals = ""] = rest.slice(-1);
	if (rest.length > 1) return isGrouped(text, last) ? Number(text.replaceAll(last, "")) : null;
	if (whole.includes(other)) return isGrouped(whole, other) ? Number(\`\${whole.replaceAll(other, "")}.\${decimals}\`) : null;
	if (decimals.length === 3 && /^[1-9]\\d{0,2}$/.test(whole) && !isArabic && decimalSeparator() !== last) return Number(whole + decimals);
	return Number(\`\${whole}.\${decimals}\`);
}`,
	},
	isGrouped: {
		needs: [],
		source: `// Groups of three digits, or of two, as in India, but for the last one.
var isGrouped = (text, separator) => {
	const [first = "", ...groups] = text.split(separator);
	const isLast = (at) => at === groups.length - 1;
	return /^\\d{1,3}$/.test(first) && groups.every((group, at) => /^\\d{2,3}$/.test(group) && (group.length === 3 || !isLast(at)));
};`,
	},
	decimalSeparator: {
		needs: ["attribute","documentElementOf"],
		source: `// Of the page's language, else the browser's.
function decimalSeparator() {
	const parts = (language) => new Intl.NumberFormat(language).formatToParts(.5);
	const read = () => {
		try {
			const root = documentElementOf(document);
			return parts(root && attribute(root, "lang") || void 0);
		} catch {
			return parts();
		}
	};
	return read().find(({ type }) => type === "decimal")?.value;
}`,
	},
	MAX_SLOTS: {
		needs: [],
		source: `// Maximum number of slots that are read in an element of a component.
var MAX_SLOTS = 8;`,
	},
	slottedTextOf: {
		needs: ["rootOf","queryAll","isShadowRoot","MAX_SLOTS","textInSlots"],
		source: `// The text slotted into an element of a component, as the label of a button in it.
function slottedTextOf(element) {
	if (!isShadowRoot(rootOf(element))) return "";
	const slots = [...queryAll(element, "slot")];
	return slots.length > MAX_SLOTS ? "" : textInSlots(slots);
}`,
	},
	textInSlots: {
		needs: ["textOf","plain"],
		source: `function textInSlots(slots) {
	const text = plain(slots.flatMap((slot) => HTMLSlotElement.prototype.assignedNodes.call(slot, { flatten: true })).map((node) => textOf(node)).join(" "));
	return text.length > 80 ? "" : text;
}`,
	},
	findAllOf: {
		needs: ["queryAll"],
		source: `// Finds nothing for CSS that this browser cannot parse.
function findAllOf(css, roots) {
	try {
		const [only, ...others] = roots;
		return only && others.length === 0 ? queryAll(only, css) : roots.flatMap((root) => [...queryAll(root, css)]);
	} catch (error) {
		if (error instanceof DOMException) return [];
		throw error;
	}
}`,
	},
	indexPage: {
		needs: ["openShadowRootOf","attribute","queryAll","indexLabels","findAllOf","numberer","gatherTexts","gatherSlotted","gatherLabels","add"],
		source: `// Indexes the elements and texts of a page. Takes a few milliseconds; the index is valid until the page changes.
function indexPage(page, { shadowRootOf = openShadowRootOf } = {}) {
	const roots = [page];
	const texts = new Map();
	const shown = [];
	let size = 0;
	for (const root of roots) {
		for (const element of queryAll(root, "*")) {
			size += 1;
			const inner = shadowRootOf(element);
			if (inner !== null) roots.push(inner);
		}
		gatherTexts(root, texts, shown);
		gatherLabels(root, texts);
	}
	const queried = new Map();
	const query = (css) => {
		const known = queried.get(css);
		if (known) return known;
		const found = findAllOf(css, roots);
		queried.set(css, found);
		return found;
	};
	const byValue = new Map();
	const valuesOf = (name) => {
		const known = byValue.get(name);
		if (known) return known;
		const made = new Map();
		byValue.set(name, made);
		for (const element of query(\`[\${CSS.escape(name)}]\`)) add(made, attribute(element, name) ?? "", element);
		return made;
	};
	const byPrefix = new Map();
	const asked = new Set();
	const isFirst = (question) => asked.size < asked.add(question).size;
	const inside = new WeakMap();
	const elementsIn = (root) => [...queryAll(root, "*")].flatMap((element) => {
		const inner = roots.length > 1 ? shadowRootOf(element) : null;
		return inner === null ? [element] : [element, ...elementsIn(inner)];
	});
	const labelsOf = indexLabels();
	let slotted = null;
	return {
		roots,
		size,
		texts,
		shown,
		shadowRootOf,
		labelsOf,
		numberOf: numberer(),
		slotted: () => slotted ??= gatherSlotted(roots),
		query,
		having(name, value) {
			if (isFirst(\`[\${name}]\`)) return query(\`[\${CSS.escape(name)}="\${CSS.escape(value)}"]\`);
			return valuesOf(name).get(value) ?? [];
		},
		havingPrefix(name, prefix) {
			const known = byPrefix.get(\`\${name}^\${prefix}\`);
			if (known) return known;
			const found = [...valuesOf(name)].filter(([value]) => value.startsWith(prefix)).flatMap(([, elements]) => elements);
			byPrefix.set(\`\${name}^\${prefix}\`, found);
			return found;
		},
		within(element) {
			const known = inside.get(element) ?? elementsIn(element);
			inside.set(element, known);
			return known;
		}
	};
}`,
	},
	numberer: {
		needs: ["tagOf","parentNodeOf","childElementsOf","add"],
		source: `// Numbers all children of a parent at once, as lists are long.
function numberer() {
	const numbers = new WeakMap();
	return (element) => {
		const known = numbers.get(element);
		if (known) return known;
		const byTag = new Map();
		const parent = parentNodeOf(element);
		for (const child of parent ? childElementsOf(parent) : [element]) add(byTag, tagOf(child), child);
		for (const alike of byTag.values()) for (const [at, child] of alike.entries()) numbers.set(child, {
			nth: at + 1,
			of: alike.length
		});
		return numbers.get(element) ?? {
			nth: 1,
			of: 1
		};
	};
}`,
	},
	gatherTexts: {
		needs: ["tagOf","parentElementOf","walkerOf","plain","add"],
		source: `function gatherTexts(root, texts, shown) {
	const walker = walkerOf(root, NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) {
		const { currentNode } = walker;
		const container = parentElementOf(currentNode);
		const text = currentNode.nodeValue ?? "";
		if (container === null || tagOf(container) === "script") continue;
		shown.push(text);
		if (text.length > 400) continue;
		const piece = plain(text);
		if (piece !== "") add(texts, piece, container);
	}
	shown.push("\\n");
}`,
	},
	gatherSlotted: {
		needs: ["parentElementOf","queryAll","textInSlots","add"],
		source: `function gatherSlotted(roots) {
	const found = new Map();
	for (const root of roots.slice(1)) for (const slot of queryAll(root, "slot")) {
		const text = textInSlots([slot]);
		const container = parentElementOf(slot);
		if (text !== "" && container !== null) add(found, text, container);
	}
	return found;
}`,
	},
	gatherLabels: {
		needs: ["attribute","queryAll","plain","add"],
		source: `function gatherLabels(root, texts) {
	for (const element of queryAll(root, "[aria-label],[alt],[title],[data-tooltip]")) for (const name of [
		"aria-label",
		"alt",
		"title",
		"data-tooltip"
	]) {
		const label = plain(attribute(element, name) ?? "");
		if (label !== "") add(texts, label, element);
	}
}`,
	},
	add: {
		needs: [],
		source: `function add(map, key, element) {
	const known = map.get(key);
	if (known === void 0) map.set(key, [element]);
	else if (known.at(-1) !== element) known.push(element);
}`,
	},
	COUNTED: {
		needs: [],
		source: `// Ids with counters of frameworks: React's useId (three spellings), Radix, Ember, Ext JS, MUI, Vue, Headless UI.
var COUNTED = /^:[\\da-z]{1,5}:?$|^[:«_]r\\w*[:»_]?$|[:«]r\\w*[:»]|_r_[\\da-z]{1,4}_|^(?:ember|ext-gen|ext-comp|mui|yui|gwt-uid|headlessui|v|el-id)[-_]?[\\d-]+/i;`,
	},
	SELECT2_OPTION: {
		needs: [],
		source: `// Options of select2 have four random characters in their ids (\`Utils.generateChars\`).
var SELECT2_OPTION = /^select2-.+-result-[\\da-z]{4}-/;`,
	},
	UUID: {
		needs: [],
		source: `var UUID = /[\\da-f]{8}-[\\da-f]{4}/i;`,
	},
	isLasting: {
		needs: ["COUNTED","SELECT2_OPTION","UUID","isWord"],
		source: `// Whether an id, class or value looks chosen by a person, so that it stays the same between builds and visits: no hash, counter or UUID.
function isLasting(name) {
	if (name === "" || name.length > 60 || COUNTED.test(name) || SELECT2_OPTION.test(name) || UUID.test(name)) return false;
	return name.split(/[-_:./\\s[\\]()]+/).every(isWord);
}`,
	},
	isWord: {
		needs: [],
		source: `// One piece between separators: a word, a short number, a word with a short number, words in camel case.
function isWord(piece) {
	if (piece.length < 3) return true;
	if (/\\d{4}/.test(piece)) return false;
	const switches = piece.match(/\\d(?=[a-z])|[a-z](?=\\d)/gi)?.length ?? 0;
	if (switches > 1 && piece.length > 4) return false;
	if (switches === 1 && /^[\\da-f]{6,}$/i.test(piece)) return false;
	const letters = piece.replace(/\\d+/g, "");
	const words = letters.split(/(?<=[a-z])(?=[A-Z])/);
	if (words.length > 2 && letters.length / words.length < 3) return false;
	if (words.length > 1 && switches > 0 && letters.length / words.length < 4) return false;
	return letters.length < 5 || /[aeiouy]|[^\\p{ASCII}]/iu.test(letters);
}`,
	},
	ROW: {
		needs: [],
		source: `var ROW = "li,tr,article,[role=row],[role=listitem],[role=option],[role=article],dd,fieldset";`,
	},
	shapeOf: {
		needs: ["tagOf","firstChildOf","nextOf"],
		source: `// Tags of the child elements of an element, six at most.
function shapeOf(element) {
	const tags = [];
	for (let at = firstChildOf(element); at !== null && tags.length < 6; at = nextOf(at)) tags.push(tagOf(at));
	return tags.join(" ");
}`,
	},
	MIN_SHAPE_TAGS: {
		needs: [],
		source: `// Minimum number of child tags before one may be added or removed.
var MIN_SHAPE_TAGS = 3;`,
	},
	hasShape: {
		needs: ["shapeOf","MIN_SHAPE_TAGS","isPrefix"],
		source: `// Whether an element has a recorded shape; of longer shapes one child may be added or removed.
function hasShape(element, then) {
	const now = shapeOf(element);
	if (now === then) return true;
	const [before, after] = [then.split(" "), now.split(" ")];
	if (Math.min(before.length, after.length) < MIN_SHAPE_TAGS) return false;
	const [more, fewer] = before.length > after.length ? [before, after] : [after, before];
	return more.some((_, left) => isPrefix(more.toSpliced(left, 1), fewer));
}`,
	},
	isPrefix: {
		needs: [],
		source: `// Whether one list starts with the other. Shapes are cut off, so their length may differ by one.
var isPrefix = (one, other) => Math.abs(one.length - other.length) <= 1 && one.slice(0, other.length).every((tag, at) => tag === other[at]);`,
	},
	rowAround: {
		needs: ["tagOf","childCountOf","parentOf","closestAcross","ROW","repeats"],
		source: `// The row around an element: by tag or role, else the nearest ancestor among at least \`MIN_ROWS\` siblings of its shape.
function rowAround(element) {
	const explicit = closestAcross(parentOf(element), ROW);
	if (explicit !== null) return explicit;
	for (let at = parentOf(element); at !== null && tagOf(at) !== "body"; at = parentOf(at)) if (childCountOf(at) > 0 && repeats(at)) return at;
	return null;
}`,
	},
	MIN_ROWS: {
		needs: [],
		source: `// Siblings of the same shape that make a list: two may be a pair of columns.
var MIN_ROWS = 3;`,
	},
	repeats: {
		needs: ["tagOf","parentElementOf","childElementsOf","shapeOf","MIN_ROWS"],
		source: `function repeats(element) {
	const parent = parentElementOf(element);
	const [tag, shape] = [tagOf(element), shapeOf(element)];
	let alike = 0;
	for (const other of parent ? childElementsOf(parent) : []) {
		if (tagOf(other) === tag && shapeOf(other) === shape) alike += 1;
		if (alike === MIN_ROWS) return true;
	}
	return false;
}`,
	},
	hasNoText: {
		needs: ["textOf","plain"],
		source: `var hasNoText = (element) => plain(textOf(element)) === "";`,
	},
	TEST_ATTRIBUTES: {
		needs: [],
		source: `// Attributes that people write for tests; the order of the DevTools Recorder, which has no \`data-pw\` and \`data-automation-id\`.
var TEST_ATTRIBUTES = [
	"data-testid",
	"data-test",
	"data-qa",
	"data-cy",
	"data-test-id",
	"data-qa-id",
	"data-testing",
	"data-pw",
	"data-automation-id"
];`,
	},
	TEXT_ATTRIBUTE: {
		needs: [],
		source: `// Names of attributes whose value is text for people.
var TEXT_ATTRIBUTE = /^(?:aria-label|alt|title|placeholder|caption)$|(?:^|-)(?:label|tooltip|title|text|caption|placeholder)$/;`,
	},
	IGNORED_ATTRIBUTE: {
		needs: [],
		source: `// Attributes of state, style and behavior, and those that other evidence covers (id, class). Libraries of components show in many more
// attributes that an element is open, chosen or under the pointer, and on which side its pop-up is: \`data-radix-popper-side\`,
// \`data-headlessui-state\`, \`data-p-highlight\`.
var IGNORED_ATTRIBUTE = /^(?:id|class|style|on\\w+|tabindex|width|height|d|viewbox|fill|stroke.*|x|y|hidden|dir|lang|slot|checked|selected|disabled|open|data-index|data-v-.*|aria-(?!label$).*|(?:data|x)-(?:.*-)?(?:state|side|align|placement|active|checked|selected|highlight.*|focus.*|hover.*|pressed|open|expanded|disabled))$/i;`,
	},
	ADDRESS_ATTRIBUTES: {
		needs: [],
		source: `var ADDRESS_ATTRIBUTES = new Set([
	"href",
	"src",
	"action",
	"srcset",
	"poster"
]);`,
	},
	identifyingAttributes: {
		needs: ["tagOf","idOf","classesOf","attributesOf","attribute","roleOf","plain","shortTextOf","accessibleName","labelText","slottedTextOf","isLasting","TEST_ATTRIBUTES","TEXT_ATTRIBUTE","IGNORED_ATTRIBUTE","iconIn","CONTENT","contentsOf","stableValue"],
		source: `// Lists the attributes that identify an element: test ids, id, DOM attributes, texts, classes.
function identifyingAttributes(element, page, isWhole = false) {
	const { labelsOf } = page;
	const attributes = [];
	const add = (source, kind, value) => {
		if (value && value.length <= 200) attributes.push({
			source,
			kind,
			value
		});
	};
	for (const name of TEST_ATTRIBUTES) add("test", name, attribute(element, name));
	const id = idOf(element);
	if (isLasting(id)) add("id", "id", id);
	for (const attr of attributesOf(element)) {
		const { name, value } = attr;
		if (IGNORED_ATTRIBUTE.test(name) || TEST_ATTRIBUTES.includes(name)) continue;
		if (TEXT_ATTRIBUTE.test(name)) {
			const text = plain(value);
			if (text.length <= 80) add("text", name, text);
		} else add("attribute", name, stableValue(element, attr));
	}
	const text = tagOf(element) === "select" ? "" : shortTextOf(element) || slottedTextOf(element);
	add("text", "text", text);
	if (text === "" || isWhole) {
		const contents = contentsOf(element, page);
		if (text !== "" && contents.size === 1) contents.clear();
		for (const piece of contents) add("text", CONTENT, piece);
		if (contents.size === 0 && text === "") for (const { kind, value } of iconIn(element)) add("attribute", kind, value);
	}
	add("text", "label", labelText(element, labelsOf));
	const name = accessibleName(element, roleOf(element), labelsOf);
	if (name.replaceAll(" ", "") !== text.replaceAll(" ", "") && !attributes.some(({ value }) => value === name)) add("text", "name", name);
	for (const name of classesOf(element)) if (isLasting(name)) add("class", "class", name);
	return attributes;
}`,
	},
	MAX_DRAWING_LENGTH: {
		needs: [],
		source: `// Characters of an SVG path that are compared: few icons share a longer prefix.
var MAX_DRAWING_LENGTH = 60;`,
	},
	iconIn: {
		needs: ["attribute","queryFirst","MAX_DRAWING_LENGTH"],
		source: `// Identifies an icon by the outline of its first path, or by the symbol that it references.
function iconIn(element) {
	const drawn = queryFirst(element, "path[d],use");
	if (drawn === null) return [];
	const symbol = attribute(drawn, "href") ?? attribute(drawn, "xlink:href");
	if (symbol !== null) return [{
		kind: "symbol",
		value: symbol
	}];
	return [{
		kind: "drawing",
		value: (attribute(drawn, "d") ?? "").slice(0, MAX_DRAWING_LENGTH)
	}];
}`,
	},
	CONTENT: {
		needs: [],
		source: `// Kind of a text piece inside an element that contains more than a name: a card, a row, a message.
var CONTENT = "content";`,
	},
	MAX_CONTENTS: {
		needs: [],
		source: `var MAX_CONTENTS = 24;`,
	},
	MAX_TEXT_NODES: {
		needs: [],
		source: `// Text nodes that are read per element.
var MAX_TEXT_NODES = 200;`,
	},
	contentsOf: {
		needs: ["textNodesWithin","plain","MAX_CONTENTS","MAX_TEXT_NODES"],
		source: `function contentsOf(element, { shadowRootOf }) {
	const pieces = new Set();
	let seen = 0;
	for (const node of textNodesWithin(element, shadowRootOf)) {
		const piece = plain(node.nodeValue ?? "");
		if (piece.length > 1 && piece.length <= 80) pieces.add(piece);
		seen += 1;
		if (pieces.size === MAX_CONTENTS || seen === MAX_TEXT_NODES) break;
	}
	return pieces;
}`,
	},
	stableValue: {
		needs: ["isLasting","ADDRESS_ATTRIBUTES","isTyped"],
		source: `// The part of an attribute's value that stays the same between visits: addresses without query, no typed values, no hashes.
function stableValue(element, { name, value }) {
	if (ADDRESS_ATTRIBUTES.has(name)) return value.startsWith("data:") ? null : value.split("?")[0] ?? "";
	if (name === "value") return isTyped(element) ? null : value;
	return isLasting(value) ? value : null;
}`,
	},
	isTyped: {
		needs: ["tagOf","attribute"],
		source: `var isTyped = (element) => tagOf(element) !== "option" && !/^(?:button|submit|reset|radio|checkbox)$/i.test(attribute(element, "type") ?? "");`,
	},
	elementsWith: {
		needs: ["ADDRESS_ATTRIBUTES"],
		source: `// Lists the elements of a page that have an attribute; for a text, the elements that directly contain it.
function elementsWith({ source, kind, value }, page) {
	if (source === "text") {
		const slotted = page.slotted().get(value);
		const shown = page.texts.get(value) ?? [];
		const texts = slotted ? [...shown, ...slotted] : shown;
		return kind === "placeholder" ? [...texts, ...page.having(kind, value)] : texts;
	}
	if (kind === "class") return page.query(\`.\${CSS.escape(value)}\`);
	if (kind === "drawing") return page.havingPrefix("d", value);
	if (kind === "symbol") return [...page.having("href", value), ...page.having("xlink:href", value)];
	if (ADDRESS_ATTRIBUTES.has(kind)) return page.havingPrefix(kind, value);
	return page.having(kind, value);
}`,
	},
	MAX_SAME_TAG: {
		needs: [],
		source: `// Elements of the recorded tag that are scored when rarer evidence leads nowhere.
var MAX_SAME_TAG = 400;`,
	},
	MAX_SHARING: {
		needs: [],
		source: `// Evidence that more elements share adds no candidates.
var MAX_SHARING = 40;`,
	},
	findCandidates: {
		needs: ["elementsWith","MAX_SAME_TAG","MAX_SHARING","matchesPath","addReplacements","addWithParents","addNearNeighbors"],
		source: `// Lists the elements that may be the recorded one: same evidence, same neighbors or row, same position, same tag.
function findCandidates(fingerprint, page) {
	const found = new Set();
	for (const evidence of fingerprint.own) {
		const sharing = elementsWith(evidence, page);
		if (sharing.length <= MAX_SHARING) for (const element of sharing) addWithParents(element, found);
	}
	addNearNeighbors(fingerprint, page, found);
	addReplacements(fingerprint.place.path, page, found);
	const ofTag = page.query(CSS.escape(fingerprint.tag));
	if (ofTag.length > MAX_SAME_TAG) {
		for (const element of ofTag) if (matchesPath(element, fingerprint.place.path, page)) found.add(element);
	}
	for (const element of ofTag) {
		if (found.size >= MAX_SAME_TAG) break;
		found.add(element);
	}
	return found;
}`,
	},
	MATCHED_LEVELS: {
		needs: [],
		source: `// Levels of the path that have to match: a cell in its row, and the row in its table.
var MATCHED_LEVELS = 3;`,
	},
	matchesPath: {
		needs: ["tagOf","parentOf","MATCHED_LEVELS"],
		source: `function matchesPath(element, path, page) {
	let at = element;
	for (const level of path.slice(0, MATCHED_LEVELS)) {
		if (at === null) return false;
		const { nth, of } = page.numberOf(at);
		if (level !== \`\${tagOf(at)}:\${nth}/\${of}\`) return false;
		at = parentOf(at);
	}
	return true;
}`,
	},
	addReplacements: {
		needs: ["childElementsOf","MAX_SHARING","matchesPath"],
		source: `// Adds the children of an element at the recorded parent's path, whatever their tag.
function addReplacements([, ...path], page, found) {
	const [tag] = path[0]?.split(":") ?? [];
	if (tag === void 0) return;
	for (const parent of page.query(CSS.escape(tag))) {
		const children = childElementsOf(parent);
		if (children.length <= MAX_SHARING && matchesPath(parent, path, page)) for (const child of children) found.add(child);
	}
}`,
	},
	addWithParents: {
		needs: ["parentElementOf"],
		source: `// A text belongs to the innermost element; the recorded one may be an ancestor of it.
function addWithParents(element, found) {
	found.add(element);
	let at = parentElementOf(element);
	for (let level = 0; at !== null && level < 3; level += 1) {
		found.add(at);
		at = parentElementOf(at);
	}
}`,
	},
	addNearNeighbors: {
		needs: ["previousOf","nextOf","queryAll","rowAround","elementsWith","MATCHED_LEVELS"],
		source: `// Adds the elements beside the recorded neighbors and inside the recorded row, whatever their tag.
function addNearNeighbors({ place }, page, found) {
	for (const beside of [place.previous, place.next]) for (const container of page.texts.get(beside?.text ?? "")?.slice(0, 4) ?? []) for (const element of [previousOf(container), nextOf(container)]) if (element) found.add(element);
	for (const evidence of place.row.slice(0, 2)) for (const container of Array.from(elementsWith(evidence, page)).slice(0, 3)) {
		let row = evidence.kind === "text" ? rowAround(container) : container;
		for (let level = 0; row !== null && level < MATCHED_LEVELS; level += 1) {
			const inRow = queryAll(row, "*");
			if (inRow.length <= 80) for (const element of inRow) found.add(element);
			row = rowAround(row);
		}
	}
}`,
	},
	MAX_CHILDREN: {
		needs: [],
		source: `// Each of these is scored, so the number is limited.
var MAX_CHILDREN = 40;`,
	},
	elementsAtPath: {
		needs: ["MAX_CHILDREN","childrenAt"],
		source: `// Finds the elements at a recorded path below an anchor ancestor. Where siblings of the same tag were added, both the nth from the
// start and the nth from the end match; where siblings of the tag are missing, children of other tags match.
function elementsAtPath(anchor, path, page) {
	let found = new Set([anchor]);
	for (const level of [...path].reverse()) {
		const next = new Set();
		for (const element of found) for (const child of childrenAt(element, level, page)) next.add(child);
		if (next.size > MAX_CHILDREN) return new Set();
		found = next;
	}
	return found;
}`,
	},
	childrenAt: {
		needs: ["childElementsOf","childrenMatching"],
		source: `function childrenAt(element, level, page) {
	const root = page.shadowRootOf(element);
	return (root === null ? [element] : [element, root]).flatMap((list) => childrenMatching([...childElementsOf(list)], level));
}`,
	},
	childrenMatching: {
		needs: ["tagOf","MAX_CHILDREN"],
		source: `function childrenMatching(children, level) {
	const [, tag, nth, of] = /^(.*):(\\d+)\\/(\\d+)$/.exec(level) ?? [];
	const alike = children.filter((child) => tagOf(child) === tag);
	if (alike.length < Number(of)) return children.length > MAX_CHILDREN ? [] : children.filter((child) => tagOf(child) !== tag);
	const [fromStart, fromEnd] = [Number(nth) - 1, alike.length - 1 - (Number(of) - Number(nth))];
	return [... new Set([alike[fromStart], alike[fromEnd]])].filter((child) => child !== void 0);
}`,
	},
	columnHeading: {
		needs: ["isWithin","columnOf","textsOf"],
		source: `// Text of the first cell of the column around an element; empty outside of tables.
function columnHeading(element, page) {
	const { cell, head } = columnOf(element);
	if (head === null || isWithin(cell, head)) return "";
	return textsOf(head, page)[cell.cellIndex ?? -1] ?? "";
}`,
	},
	distinctiveColumn: {
		needs: ["tagOf","queryAll","columnHeading","cellsBeside","columnOf","textsOf"],
		source: `// The heading of the column around an element, if it identifies it: a unique heading, and the only one of its tag in the cell.
function distinctiveColumn(element, page) {
	const text = columnHeading(element, page);
	const { cell, head } = columnOf(element);
	if (text === "" || head === null) return null;
	const texts = textsOf(head, page);
	if (cellsBeside(cell) !== texts.length || texts.filter((other) => other === text).length > 1) return null;
	return element === cell || queryAll(cell, CSS.escape(tagOf(element))).length === 1 ? text : null;
}`,
	},
	isRowShort: {
		needs: ["cellsBeside","columnOf","textsOf"],
		source: `// Whether a row has fewer cells than its table has columns.
function isRowShort(element, page) {
	const { cell, head } = columnOf(element);
	return head !== null && cellsBeside(cell) < textsOf(head, page).length;
}`,
	},
	cellsBeside: {
		needs: ["parentElementOf","childCountOf"],
		source: `var cellsBeside = (cell) => {
	const row = parentElementOf(cell);
	return row === null ? 0 : childCountOf(row);
};`,
	},
	isWithin: {
		needs: ["parentElementOf"],
		source: `var isWithin = (cell, row) => parentElementOf(cell) === row;`,
	},
	columnOf: {
		needs: ["closest"],
		source: `// The cell around an element, and the first row of its table.
function columnOf(element) {
	const cell = closest(element, "td,th");
	const head = (cell && closest(cell, "table"))?.rows?.[0];
	if (!cell || !head || cell.cellIndex === void 0) return {
		cell: element,
		head: null
	};
	return {
		cell,
		head
	};
}`,
	},
	known: {
		needs: [],
		source: `var known = new WeakMap();`,
	},
	textsOf: {
		needs: ["shortTextOf","known"],
		source: `// Texts of a row's cells. Cached, as every cell of a table needs those of the first row.
function textsOf(row, page) {
	const ofPage = known.get(page) ?? new WeakMap();
	known.set(page, ofPage);
	const texts = ofPage.get(row) ?? [...row.cells].map(shortTextOf);
	ofPage.set(row, texts);
	return texts;
}`,
	},
	MAX_PATH_LENGTH: {
		needs: [],
		source: `var MAX_PATH_LENGTH = 8;`,
	},
	MAX_ONLY_CHILDREN: {
		needs: [],
		source: `// Levels that are climbed while an element is an only child.
var MAX_ONLY_CHILDREN = 4;`,
	},
	MAX_ROW_TEXTS: {
		needs: [],
		source: `var MAX_ROW_TEXTS = 24;`,
	},
	MEANINGFUL: {
		needs: [],
		source: `var MEANINGFUL = /[\\p{L}\\p{N}]|../u;`,
	},
	HEADING: {
		needs: [],
		source: `var HEADING = "h1,h2,h3,h4,h5,h6,[role=heading],legend,caption,summary,dt";`,
	},
	pathOf: {
		needs: ["tagOf","parentOf","MAX_PATH_LENGTH"],
		source: `// \`tag:n/m\` of an element and its ancestors, from the element up.
function pathOf(element, page) {
	const path = [];
	for (let at = element; at !== null && path.length < MAX_PATH_LENGTH; at = parentOf(at)) {
		const tag = tagOf(at);
		if (tag === "body" || tag === "html") break;
		const { nth, of } = page.numberOf(at);
		path.push(\`\${tag}:\${nth}/\${of}\`);
	}
	return path;
}`,
	},
	neighborsOf: {
		needs: ["tagOf","parentElementOf","previousOf","nextOf","MAX_ONLY_CHILDREN","neighborFrom"],
		source: `// The siblings beside an element, or beside the nearest ancestor that has siblings.
function neighborsOf(element) {
	let at = element;
	for (let level = 0; level < MAX_ONLY_CHILDREN && previousOf(at) === null && nextOf(at) === null; level += 1) {
		const parent = parentElementOf(at);
		if (parent === null || tagOf(parent) === "body") break;
		at = parent;
	}
	return {
		previous: neighborFrom(previousOf(at)),
		next: neighborFrom(nextOf(at))
	};
}`,
	},
	neighborFrom: {
		needs: ["tagOf","shortTextOf"],
		source: `function neighborFrom(element) {
	return element && {
		tag: tagOf(element),
		text: shortTextOf(element)
	};
}`,
	},
	isNamedBy: {
		needs: ["attribute","textsOfRow"],
		source: `// Whether a row has a piece of evidence.
function isNamedBy(row, { kind, value }, without, page) {
	return kind === "text" ? textsOfRow(row, without, page).includes(value) : attribute(row, kind) === value;
}`,
	},
	textsOfRow: {
		needs: ["textNodesWithin","plain","MAX_ROW_TEXTS","MEANINGFUL","isIn"],
		source: `// The first texts in a row, without those inside an element.
function textsOfRow(row, without, { shadowRootOf }) {
	const texts = [];
	for (const node of textNodesWithin(row, shadowRootOf)) {
		const text = plain(node.nodeValue ?? "");
		if (!MEANINGFUL.test(text) || text.length > 80 || isIn(node, without)) continue;
		texts.push(text);
		if (texts.length === MAX_ROW_TEXTS) break;
	}
	return texts;
}`,
	},
	isIn: {
		needs: ["parentElementOf","containsAcross"],
		source: `function isIn(node, element) {
	const container = parentElementOf(node);
	return container !== null && containsAcross(element, container);
}`,
	},
	headingsOf: {
		needs: ["columnHeading","headingBefore"],
		source: `// The heading of an element's column and the nearest heading before it, without empty ones.
var headingsOf = (element, page) => [columnHeading(element, page), headingBefore(element, page)].filter((text) => text !== "");`,
	},
	headingBefore: {
		needs: ["isWithin$1","isBefore","shortTextOf","HEADING"],
		source: `// The nearest heading before an element, in the order of the page.
function headingBefore(element, page) {
	const headings = page.query(HEADING);
	let [low, high] = [0, headings.length];
	while (low < high) {
		const middle = low + high >> 1;
		const heading = headings[middle];
		if (heading && isBefore(heading, element)) low = middle + 1;
		else high = middle;
	}
	const heading = headings[low - 1];
	return heading && !isWithin$1(heading, element) ? shortTextOf(heading) : "";
}`,
	},
	LABELS: {
		needs: [],
		source: `var LABELS = ["aria-label"];`,
	},
	HOST_LABELS: {
		needs: ["LABELS"],
		source: `// Attributes that label web components.
var HOST_LABELS = [
	...LABELS,
	"label",
	"heading",
	"caption"
];`,
	},
	aroundOf: {
		needs: ["idOf","parentElementOf","attribute","parentOf","plain","isLasting","TEST_ATTRIBUTES","LABELS","HOST_LABELS"],
		source: `// Test ids, ids, labels and names of an element's ancestors, nearest first, until at least four were found.
function aroundOf(element) {
	const found = [];
	let inside = element;
	for (let at = parentOf(element); at !== null && found.length < 4; at = parentOf(at)) {
		const labels = parentElementOf(inside) === null ? HOST_LABELS : LABELS;
		inside = at;
		for (const name of TEST_ATTRIBUTES) {
			const value = attribute(at, name);
			if (value) found.push({
				source: "test",
				kind: name,
				value
			});
		}
		const id = idOf(at);
		if (isLasting(id)) found.push({
			source: "id",
			kind: "id",
			value: id
		});
		for (const kind of labels) {
			const label = plain(attribute(at, kind) ?? "");
			if (label) found.push({
				source: "text",
				kind,
				value: label
			});
		}
		const name = attribute(at, "name");
		if (name && isLasting(name)) found.push({
			source: "attribute",
			kind: "name",
			value: name
		});
	}
	return found;
}`,
	},
	textSimilarity: {
		needs: ["isRearranged","isExtension","wordsOf"],
		source: `// Similarity of two texts, 0 to 1: Dice coefficient of their words.
function textSimilarity(one, other) {
	if (one === other) return 1;
	if (!/\\p{L}/u.test(one) || !/\\p{L}/u.test(other)) return 0;
	if (isRearranged(one, other)) return .95;
	const words = wordsOf(one);
	const otherWords = wordsOf(other);
	if (words.size === 0 || otherWords.size === 0) return 0;
	let shared = 0;
	for (const word of words) if (otherWords.has(word)) shared += 1;
	else if (/\\d/.test(word)) shared -= .5;
	const share = 2 * Math.max(0, shared) / (words.size + otherWords.size);
	return isExtension(one, other) ? Math.max(share, .75) : share;
}`,
	},
	MIN_LETTERS: {
		needs: [],
		source: `// Minimum length: shorter texts share their letters by chance.
var MIN_LETTERS = 8;`,
	},
	isRearranged: {
		needs: ["MIN_LETTERS","sorted","numbersIn"],
		source: `// Whether two texts have the same letters and numbers in another order.
function isRearranged(one, other) {
	const [letters, others] = [one.replace(/\\s/g, ""), other.replace(/\\s/g, "")];
	if (letters.length !== others.length || letters.length < MIN_LETTERS) return false;
	return sorted(letters) === sorted(others) && numbersIn(one) === numbersIn(other);
}`,
	},
	sorted: {
		needs: [],
		source: `var sorted = (text) => [...text].sort().join("");`,
	},
	numbersIn: {
		needs: [],
		source: `var numbersIn = (text) => text.match(/\\d+/g)?.sort().join() ?? "";`,
	},
	isExtension: {
		needs: ["MIN_LETTERS","numbersIn"],
		source: `// Whether one text contains the other and is at most two thirds longer, with the same numbers.
function isExtension(one, other) {
	const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
	if (shorter.length < MIN_LETTERS || shorter.length < longer.length * .6) return false;
	return longer.includes(shorter) && numbersIn(one) === numbersIn(other);
}`,
	},
	wordsOf: {
		needs: [],
		source: `var wordsOf = (text) => new Set(text.toLowerCase().match(/[\\p{L}\\p{N}]+/gu));`,
	},
	pathSimilarity: {
		needs: [],
		source: `// Similarity of two paths from the leaf up, 0 to 1; each level weighs half of the one before.
function pathSimilarity(one, other) {
	const levels = Math.max(one.length, other.length);
	let same = 0;
	let all = 0;
	for (let level = 0; level < levels; level += 1) {
		const weight = 2 ** -level;
		all += weight;
		if (one[level] === other[level]) same += weight;
		else if (one[level]?.split(":")[0] === other[level]?.split(":")[0]) same += weight / 3;
	}
	return all === 0 ? 1 : same / all;
}`,
	},
	MIN_TRUST$1: {
		needs: [],
		source: `// Minimum trust: a source of whose control sample less is left is ignored.
var MIN_TRUST$1 = .5;`,
	},
	trustOf: {
		needs: ["elementsWith"],
		source: `// Trust in each source, 0 to 1: the share of its control sample that is still on the page. 1 without a sample.
function trustOf({ controlSample }, page) {
	const share = (source) => {
		const values = controlSample[source] ?? [];
		return (values.filter((value) => {
			const cut = value.indexOf("=");
			return elementsWith({
				source,
				kind: value.slice(0, cut),
				value: value.slice(cut + 1)
			}, page).length > 0;
		}).length + 1) / (values.length + 1);
	};
	return {
		test: share("test"),
		id: share("id"),
		attribute: share("attribute"),
		text: share("text"),
		class: share("class")
	};
}`,
	},
	scorePlace: {
		needs: ["tagOf","distinctiveColumn","isRowShort","pathOf","neighborsOf","headingsOf","aroundOf","pathSimilarity","inRow","isSamePath","trustedShare","isWithinRow","weightOf","hasText","hasNewSibling","neighborSimilarity"],
		source: `function scorePlace(element, fingerprint, trust, page) {
	const now = {
		path: pathOf(element, page),
		...neighborsOf(element)
	};
	const then = fingerprint.place;
	const parts = [];
	const row = trustedShare(then.row, trust, (evidence) => isWithinRow(element, evidence, page));
	if (row !== null) parts.push([4, row]);
	const headingsNow = headingsOf(element, page);
	const headings = trustedShare(then.headings, trust, ({ value }) => headingsNow.includes(value));
	if (headings !== null) parts.push([2, headings]);
	const aroundNow = aroundOf(element);
	const around = trustedShare(then.around, trust, ({ kind, value }) => aroundNow.some((one) => one.kind === kind && one.value === value));
	if (around !== null) parts.push([2, around]);
	const path = pathSimilarity(then.path, now.path);
	parts.push([2, path]);
	const before = neighborSimilarity(then.previous, now.previous, trust);
	const after = neighborSimilarity(then.next, now.next, trust);
	parts.push([weightOf(then.previous, trust), before], [weightOf(then.next, trust), after]);
	const isSameTag = tagOf(element) === fingerprint.tag;
	const hasColumn = then.column !== void 0 && trust.text >= .5;
	const weight = parts.reduce((sum, [part]) => sum + part, 0);
	return {
		place: parts.reduce((sum, [part, share]) => sum + part * share, 0) / weight,
		row,
		hasBothNeighbors: trust.text >= .5 && before === 1 && after === 1 && \`\${then.previous?.text ?? ""}\${then.next?.text ?? ""}\` !== "",
		hasOneNeighbor: trust.text >= .5 && hasNewSibling(then.path, now.path) && (before === 1 && hasText(then.previous) || after === 1 && hasText(then.next)),
		isInSameColumn: hasColumn && then.column === (distinctiveColumn(element, page) ?? void 0),
		isRowShort: then.column !== void 0 && isRowShort(element, page),
		isUnderSameHeadings: headings === null || headings === 1,
		isAtSameRowPosition: isSamePath(...inRow(element, then.path, now.path), isSameTag),
		isAtSamePosition: before === 1 && after === 1 && isSamePath(then.path, now.path, isSameTag)
	};
}`,
	},
	inRow: {
		needs: ["parentOf","rowAround"],
		source: `// Cuts both paths off at the row around an element.
function inRow(element, then, now) {
	const row = rowAround(element);
	let levels = 0;
	for (let at = element; at !== null && at !== row; at = parentOf(at)) levels += 1;
	return [then.slice(0, levels), now.slice(0, levels)];
}`,
	},
	isSamePath: {
		needs: [],
		source: `function isSamePath(then, now, isSameTag) {
	return then.length === now.length && then.every((level, at) => level === now[at] || at === 0 && !isSameTag);
}`,
	},
	trustedShare: {
		needs: ["MIN_TRUST$1"],
		source: `// Share of the trusted evidence that holds, weighted by rarity; null when none is trusted.
function trustedShare(list, trust, holds) {
	const trusted = list.filter(({ source }) => trust[source] >= MIN_TRUST$1);
	const all = trusted.reduce((sum, { bits }) => sum + bits, 0);
	if (all === 0) return null;
	return trusted.reduce((sum, evidence) => sum + (holds(evidence) ? evidence.bits : 0), 0) / all;
}`,
	},
	isWithinRow: {
		needs: ["rowAround","isNamedBy"],
		source: `function isWithinRow(element, evidence, page) {
	const row = rowAround(element);
	return row !== null && isNamedBy(row, evidence, element, page);
}`,
	},
	weightOf: {
		needs: [],
		source: `// Weight of a neighbor: high with text, low where there is none.
function weightOf(neighbor, trust) {
	if (neighbor === null) return .5;
	return neighbor.text === "" || trust.text < .5 ? 1.5 : 2.5;
}`,
	},
	hasText: {
		needs: [],
		source: `var hasText = (neighbor) => neighbor !== null && neighbor.text !== "";`,
	},
	hasNewSibling: {
		needs: [],
		source: `// Whether an element has more siblings of its tag than recorded.
function hasNewSibling([then], [now]) {
	const count = (level) => Number(level?.split("/")[1]);
	return count(now) > count(then);
}`,
	},
	neighborSimilarity: {
		needs: ["textSimilarity"],
		source: `function neighborSimilarity(then, now, trust) {
	if (then === null || now === null) return then === now ? 1 : 0;
	if (then.tag !== now.tag) return 0;
	if (trust.text < .5 || then.text === "") return 1;
	return then.text === now.text ? 1 : textSimilarity(then.text, now.text) / 2;
}`,
	},
	SOURCE_WEIGHT: {
		needs: [],
		source: `// Weight of each source: higher for sources that rarely mislead.
var SOURCE_WEIGHT = {
	test: 1.5,
	id: 1.2,
	attribute: .9,
	text: 1,
	class: .5
};`,
	},
	MISSING_WEIGHT: {
		needs: [],
		source: `// Missing evidence counts less than evidence with another value.
var MISSING_WEIGHT = .6;`,
	},
	ADDED_BITS: {
		needs: [],
		source: `// Bits of an attribute that the element did not have when it was recorded.
var ADDED_BITS = 3;`,
	},
	scoreCandidate: {
		needs: ["tagOf","hasShape","identifyingAttributes","scorePlace","SOURCE_WEIGHT","MISSING_WEIGHT","ADDED_BITS","MIN_SURE_SIMILARITY","SHOWN_TEXT","hasDifferentValue","hasSeveralTexts","containsText","matchOf"],
		source: `function scoreCandidate(element, fingerprint, trust, page) {
	const attributes = identifyingAttributes(element, page);
	const isSameTag = tagOf(element) === fingerprint.tag;
	const isSameShape = hasShape(element, fingerprint.shape);
	const own = {
		matched: 1,
		total: 1
	};
	const distinctive = {
		matched: 0,
		total: 0
	};
	const named = {
		matched: 0,
		contradicted: 0
	};
	const words = {
		isKnown: false,
		isShown: false,
		isLike: false
	};
	const classes = {
		isKnown: false,
		isShared: false
	};
	let matchesUniqueInRow = false;
	let matchesUniqueInAnchor = false;
	const hasOtherShownText = fingerprint.own.some((evidence) => evidence.kind === SHOWN_TEXT && hasDifferentValue(evidence, attributes));
	for (const evidence of fingerprint.own) {
		const trusted = trust[evidence.source];
		if (trusted < .5) continue;
		const weight = evidence.bits * SOURCE_WEIGHT[evidence.source] * trusted;
		const { similarity, isPresent } = isSameShape && containsText(evidence, element, page) ? {
			similarity: 1,
			isPresent: true
		} : matchOf(evidence, attributes, () => hasSeveralTexts(element, page));
		matchesUniqueInRow ||= evidence.alone === "row" && similarity === 1;
		matchesUniqueInAnchor ||= evidence.alone === "anchor" && similarity === 1;
		own.matched += weight * similarity;
		own.total += weight * (isPresent ? 1 : MISSING_WEIGHT);
		if (evidence.source === "text") {
			words.isKnown = true;
			words.isShown ||= evidence.kind === "text" || evidence.kind === "content";
			words.isLike ||= similarity >= .5;
		}
		if (evidence.source === "class") {
			classes.isKnown = true;
			classes.isShared ||= similarity === 1;
			continue;
		}
		named.matched += weight * similarity;
		if (isPresent && similarity < .5) named.contradicted += weight;
		if (evidence.alone !== "page" && evidence.alone !== "tag") continue;
		if (evidence.alone === "tag" && !isSameTag) continue;
		const isDoubtful = hasOtherShownText && evidence.source === "text";
		distinctive.matched += similarity >= MIN_SURE_SIMILARITY && !isDoubtful ? weight : 0;
		distinctive.total += weight * (isPresent ? 1 : MISSING_WEIGHT);
	}
	for (const { source, kind } of attributes) {
		if (source === "class" || kind === "content" || trust[source] < .5 || fingerprint.own.some((known) => known.kind === kind)) continue;
		own.total += ADDED_BITS * SOURCE_WEIGHT[source];
	}
	const share = own.matched / own.total * (isSameTag ? 1 : .9);
	const around = scorePlace(element, fingerprint, trust, page);
	return {
		...around,
		element,
		own: share,
		identity: distinctive.total === 0 ? null : distinctive.matched / distinctive.total,
		isContradicted: named.contradicted > named.matched,
		matchesUniqueInRow,
		matchesUniqueInAnchor,
		hasOtherText: words.isKnown && !words.isLike && (words.isShown || attributes.some(({ source }) => source === "text")),
		hasOtherClasses: classes.isKnown && !classes.isShared && named.matched === 0 && attributes.some(({ source }) => source === "class"),
		isSameShape,
		total: share * .65 + around.place * .35
	};
}`,
	},
	MIN_SURE_SIMILARITY: {
		needs: [],
		source: `// Minimum similarity at which unique evidence counts as found.
var MIN_SURE_SIMILARITY = .75;`,
	},
	SHOWN_TEXT: {
		needs: [],
		source: `var SHOWN_TEXT = "text";`,
	},
	hasDifferentValue: {
		needs: ["textSimilarity"],
		source: `// Whether attributes of the same kind exist and none is similar.
function hasDifferentValue(evidence, attributes) {
	const same = attributes.filter(({ kind }) => kind === evidence.kind);
	return same.length > 0 && same.every(({ value }) => textSimilarity(evidence.value, value) < .5);
}`,
	},
	MAX_CONTAINERS: {
		needs: [],
		source: `// Text that occurs in more elements than this is not distinctive.
var MAX_CONTAINERS = 12;`,
	},
	MIN_TEXT_PIECES: {
		needs: [],
		source: `// Minimum number of text nodes for which a longer text counts as the same text, extended.
var MIN_TEXT_PIECES = 3;`,
	},
	hasSeveralTexts: {
		needs: ["textNodesWithin","plain","MIN_TEXT_PIECES"],
		source: `// Whether an element contains several text nodes, one of which may have been added or removed.
function hasSeveralTexts(element, { shadowRootOf }) {
	let pieces = 0;
	for (const node of textNodesWithin(element, shadowRootOf)) {
		if (plain(node.nodeValue ?? "") !== "") pieces += 1;
		if (pieces === MIN_TEXT_PIECES) return true;
	}
	return false;
}`,
	},
	containsText: {
		needs: ["containsAcross","elementsWith","MAX_CONTAINERS"],
		source: `// Whether a recorded text piece is anywhere inside an element.
var containsText = (evidence, element, page) => evidence.kind === "content" && Array.from(elementsWith(evidence, page)).slice(0, MAX_CONTAINERS).some((container) => containsAcross(element, container));`,
	},
	matchOf: {
		needs: ["textSimilarity","isExtension","SHOWN_TEXT","isForControl","isSameEnd"],
		source: `// How well an element's attributes match one piece of evidence; a text may match under another kind of text.
function matchOf(evidence, attributes, hasSeveralTexts) {
	let similarity = 0;
	let isPresent = false;
	for (const { source, kind, value } of attributes) {
		if (source !== evidence.source) continue;
		if (kind === evidence.kind) isPresent ||= source !== "class";
		else if (source !== "text" || isForControl(kind) !== isForControl(evidence.kind)) continue;
		if (value === evidence.value) return {
			similarity: 1,
			isPresent: true
		};
		if (kind === SHOWN_TEXT && kind === evidence.kind && isExtension(evidence.value, value) && hasSeveralTexts()) similarity = Math.max(similarity, .8);
		else if (source === "text") similarity = Math.max(similarity, textSimilarity(evidence.value, value) * .8);
		else if ((kind === "href" || kind === "src") && isSameEnd(value, evidence.value)) similarity = .8;
	}
	return {
		similarity,
		isPresent
	};
}`,
	},
	isForControl: {
		needs: [],
		source: `// Texts that label a control; they are not compared with texts the element shows.
var isForControl = (kind) => kind === "label" || kind === "placeholder";`,
	},
	isSameEnd: {
		needs: [],
		source: `// Whether two addresses are equal but for the origin.
var isSameEnd = (one, other) => Math.min(one.length, other.length) > 3 && (one.endsWith(other) || other.endsWith(one));`,
	},
	MIN_LEAD: {
		needs: [],
		source: `// Minimum lead of the best score over the next.
var MIN_LEAD = .03;`,
	},
	MAX_SCORE_GAP: {
		needs: [],
		source: `// Maximum distance to the best score for an element that is preferred for its position.
var MAX_SCORE_GAP = .25;`,
	},
	MIN_OWN_SCORE: {
		needs: [],
		source: `// Minimum similarity for a match.
var MIN_OWN_SCORE = .4;`,
	},
	TAG_BOUND: {
		needs: [],
		source: `// Tags whose elements are different controls under another tag.
var TAG_BOUND = new Set([
	"input",
	"select",
	"textarea",
	"option",
	"img",
	"video",
	"iframe"
]);`,
	},
	resolveTarget: {
		needs: ["containsAcross","findCandidates","trustOf","scoreCandidate","findInAnchor","unambiguous","isAccepted","isAcceptedInAnchor"],
		source: `// Finds the element of a fingerprint on the page as it is now.
function resolveTarget(fingerprint, page) {
	const trust = trustOf(fingerprint, page);
	const anchor = fingerprint.anchor && resolveTarget(fingerprint.anchor.print, page).found;
	const inAnchor = anchor && findInAnchor(anchor, fingerprint, trust, page);
	if (inAnchor) return {
		found: inAnchor.element,
		score: inAnchor,
		trust
	};
	const scores = [...findCandidates(fingerprint, page)].filter((element) => !anchor || containsAcross(anchor, element)).map((element) => scoreCandidate(element, fingerprint, trust, page)).sort((one, other) => other.total - one.total);
	const nearest = scores.slice(0, 3);
	const possible = scores.filter((score) => isAccepted(score, fingerprint) || anchor && isAcceptedInAnchor(score, fingerprint));
	if (possible.length === 0) return {
		found: null,
		because: "gone",
		nearest
	};
	const one = unambiguous(possible);
	return one === null ? {
		found: null,
		because: "ambiguous",
		nearest
	} : {
		found: one.element,
		score: one,
		trust
	};
}`,
	},
	findInAnchor: {
		needs: ["elementsAtPath","scoreCandidate","MIN_OWN_SCORE","isIdentifiedByColumn","unambiguous","hasCompatibleTag"],
		source: `// Finds an element at the recorded path below the anchor ancestor whose evidence does not contradict.
function findInAnchor(anchor, fingerprint, trust, page) {
	return unambiguous([...elementsAtPath(anchor, fingerprint.place.path.slice(0, fingerprint.anchor?.levels ?? 0), page)].map((element) => scoreCandidate(element, fingerprint, trust, page)).filter((score) => score.isSameShape && !score.isContradicted && !score.hasOtherText).filter((score) => !score.hasOtherClasses && score.own >= MIN_OWN_SCORE && hasCompatibleTag(score, fingerprint)).filter((score) => score.isInSameColumn || !isIdentifiedByColumn(score, fingerprint, trust)).sort((one, other) => other.total - one.total));
}`,
	},
	isIdentifiedByColumn: {
		needs: [],
		source: `// Whether an element was recorded under a column heading, in a row that still matches.
var isIdentifiedByColumn = ({ row }, { place }, trust) => place.column !== void 0 && trust.text >= .5 && (row ?? 0) >= .5;`,
	},
	unambiguous: {
		needs: ["MIN_LEAD","MAX_SCORE_GAP"],
		source: `// The one match that clearly leads, else null. @param found best first
function unambiguous(found) {
	const [best] = found;
	if (best === void 0) return null;
	const possible = best.isUnderSameHeadings ? found.filter(({ isUnderSameHeadings }) => isUnderSameHeadings) : found;
	const [there, ...more] = possible.filter(({ isAtSamePosition, identity, row, total }) => isAtSamePosition && identity === null && (row ?? 1) >= (best.row ?? 1) && best.total - total <= MAX_SCORE_GAP);
	if (there !== void 0 && more.length === 0) return there;
	const equals = possible.filter(({ total }) => best.total - total < MIN_LEAD);
	if (equals.length === 1) return best;
	const [inPlace, ...others] = equals.filter(({ isAtSamePosition }) => isAtSamePosition);
	return inPlace !== void 0 && others.length === 0 ? inPlace : null;
}`,
	},
	isAccepted: {
		needs: ["hasNoText","MIN_OWN_SCORE","hasCompatibleTag"],
		source: `// Accepts when enough unique evidence matches, or the position in the page or row is unique.
function isAccepted(score, fingerprint) {
	const { element, own, identity, isContradicted, isSameShape, row, isAtSamePosition } = score;
	const { matchesUniqueInRow, hasOtherText, hasOtherClasses, isUnderSameHeadings, isAtSameRowPosition, isInSameColumn, isRowShort, hasBothNeighbors, hasOneNeighbor } = score;
	if (!hasCompatibleTag(score, fingerprint)) return false;
	if (identity !== null && identity >= .5) return own >= MIN_OWN_SCORE;
	if (isAtSamePosition && isUnderSameHeadings && isSameShape && !isContradicted && !hasOtherText && !hasOtherClasses) return true;
	if (identity !== null || row !== null && row < .5) return false;
	if (hasOtherText || !isSameShape || own < .6 || row === null || isRowShort) return false;
	return isAtSameRowPosition || isInSameColumn || hasBothNeighbors || hasOneNeighbor || fingerprint.isShapeAlone === true && hasNoText(element) === !fingerprint.own.some(({ kind }) => kind === "text") || matchesUniqueInRow && isUnderSameHeadings;
}`,
	},
	isAcceptedInAnchor: {
		needs: ["hasCompatibleTag"],
		source: `// Accepts an element that has evidence which was unique inside the anchor ancestor.
var isAcceptedInAnchor = (score, fingerprint) => score.matchesUniqueInAnchor && !score.isContradicted && !score.hasOtherText && score.isSameShape && score.own >= .6 && hasCompatibleTag(score, fingerprint);`,
	},
	hasCompatibleTag: {
		needs: ["tagOf","MIN_OWN_SCORE","TAG_BOUND"],
		source: `// The same tag, or strong evidence: another tag with the same text is mostly a different element, as a heading and the link to it.
function hasCompatibleTag({ element, own, identity, isSameShape, place, isAtSamePosition }, { tag }) {
	if (tagOf(element) === tag) return true;
	return !TAG_BOUND.has(tag) && own >= MIN_OWN_SCORE && isSameShape && (isAtSamePosition || place >= .5 && identity !== null);
}`,
	},
	readFingerprint: {
		needs: ["evidenceIn","neighborIn"],
		source: `// Reads a fingerprint of generated code.
function readFingerprint(compact) {
	const controlSample = {};
	for (const [source, values] of Object.entries(compact.sample ?? {})) controlSample[source] = values.map((value) => /text|id|class/.test(source) ? \`\${source}=\${value}\` : value);
	const read = (print, anchor) => ({
		tag: print.tag,
		role: null,
		own: evidenceIn(print.own),
		shape: print.shape ?? "",
		isShapeAlone: print.isShapeAlone ?? false,
		place: {
			path: print.path.split(" "),
			previous: neighborIn(print.previous),
			next: neighborIn(print.next),
			row: evidenceIn(print.row),
			headings: evidenceIn(print.headings),
			around: evidenceIn(print.around),
			...print.column === void 0 ? {} : { column: print.column }
		},
		...anchor && { anchor },
		controlSample
	});
	const { anchor } = compact;
	return read(compact, anchor && {
		levels: anchor[0],
		print: read(anchor[1])
	});
}`,
	},
	evidenceIn: {
		needs: [],
		source: `var evidenceIn = (list = []) => list.map((text) => {
	const [source = "", kind = "", bits, scope = "", ...words] = text.split(" ");
	const evidence = {
		source,
		kind,
		value: words.join(" "),
		bits: Number(bits)
	};
	return scope === "-" ? evidence : {
		...evidence,
		alone: scope
	};
});`,
	},
	neighborIn: {
		needs: [],
		source: `function neighborIn(text) {
	if (text === void 0) return null;
	const [tag = "", ...words] = text.split(" ");
	return {
		tag,
		text: words.join(" ")
	};
}`,
	},
	MIN_NEAREST_SCORE: {
		needs: [],
		source: `// Less similar elements are of no help in a message.
var MIN_NEAREST_SCORE = .3;`,
	},
	MIN_IDENTITY: {
		needs: [],
		source: `// Share of the unique evidence that has to match for an element to be certain.
var MIN_IDENTITY = .5;`,
	},
	MIN_TRUST: {
		needs: [],
		source: `// Share of the control sample's texts above which the page is the recorded one.
var MIN_TRUST = .5;`,
	},
	recorded: {
		needs: ["bodyOf","documentElementOf","NOT_FOUND","indexPage","resolveTarget","readFingerprint","MIN_NEAREST_SCORE","MIN_IDENTITY","MIN_TRUST","describeElement"],
		source: `// A recorded element: it is found by its fingerprint alone, also on a changed page.
function recorded(name, compact) {
	const fingerprint = readFingerprint(compact);
	const find = (page, watch) => {
		const only = fingerprint.tag === "body" ? bodyOf(page) : fingerprint.tag === "html" && documentElementOf(page);
		if (only) return { element: only };
		const index = indexPage(page);
		for (const root of index.roots.slice(1)) watch(root);
		const resolution = resolveTarget(fingerprint, index);
		if (resolution.found === null) {
			const problem = resolution.because === "gone" ? NOT_FOUND : "several elements are equally similar";
			const [best] = resolution.nearest;
			const isNear = best !== void 0 && best.total >= MIN_NEAREST_SCORE;
			return {
				element: null,
				problem,
				nearest: () => isNear ? describeElement(best.element) : null
			};
		}
		const isCertain = (resolution.score.identity ?? 0) >= MIN_IDENTITY || resolution.trust.text >= MIN_TRUST;
		return {
			element: resolution.found,
			isGuess: !isCertain
		};
	};
	return {
		name,
		find
	};
}`,
	},
	describeElement: {
		needs: ["tagOf","roleOf","shortTextOf","accessibleName"],
		source: `// Role or tag and name, as \`button "Save draft"\`.
function describeElement(element) {
	const role = roleOf(element);
	const name = accessibleName(element, role) || shortTextOf(element);
	return name === "" ? role ?? tagOf(element) : \`\${role ?? tagOf(element)} "\${name}"\`;
}`,
	},
	BEGIN_MS: {
		needs: [],
		source: `// Milliseconds in which a browser begins to load the page that a click leads to.
var BEGIN_MS = 50;`,
	},
	LOAD_MS: {
		needs: [],
		source: `// Milliseconds for that page to come; a download, for example, never does.
var LOAD_MS = 1e4;`,
	},
	RunEnded: {
		needs: [],
		source: `// Ends a run without a message.
var RunEnded = class extends Error {
	name = "RunEnded";
};`,
	},
	runSteps: {
		needs: ["beforeActing","pause","namedError","BEGIN_MS","LOAD_MS","RunEnded","enter","behind","settle"],
		source: `// Runs the steps of a flow from a state on.
async function runSteps(table, state, host) {
	const lists = [];
	const keep = (position) => host.keep({
		...state,
		...position,
		variables: { ...table.variables }
	});
	let position = state;
	let isLeaving = false;
	const leave = () => {
		isLeaving = true;
	};
	addEventListener("beforeunload", leave);
	try {
		for (;;) {
			position = await Promise.race([settle(table, position, lists), host.ended]);
			const { at, frames } = position;
			const step = at === null ? void 0 : table.steps[at];
			if (at === null || step === void 0) return;
			const after = behind(step, frames);
			const kept = keep(step.leaves ? after : position);
			if (step.leaves && kept !== void 0) await Promise.race([kept, host.ended]);
			let hasActed = step.leaves === true;
			if (step.run !== void 0) beforeActing.tell = () => {
				hasActed = true;
				return keep(after);
			};
			host.tell("start", step);
			try {
				position = await Promise.race([enter(step, at, frames, lists), host.ended]);
			} catch (error) {
				if (error instanceof RunEnded) throw error;
				const named = namedError(step.name ?? "", error);
				host.fail(step, named);
				throw named;
			}
			beforeActing.tell = () => void 0;
			host.tell("done", step);
			if (hasActed) await Promise.race([pause(BEGIN_MS), host.ended]);
			if (isLeaving) await Promise.race([pause(LOAD_MS), host.ended]);
			isLeaving = false;
		}
	} finally {
		beforeActing.tell = () => void 0;
		removeEventListener("beforeunload", leave);
	}
}`,
	},
	enter: {
		needs: ["behind","currentElement"],
		source: `// Does what a step does, and tells where the run is then.
async function enter(step, at, frames, lists) {
	const element = currentElement(frames, lists);
	if (step.test !== void 0) return {
		at: (await step.test(element) ? step.yes : step.no) ?? null,
		frames
	};
	if (step.each === void 0 && step.times === void 0) {
		await step.run?.(element);
		return behind(step, frames);
	}
	const { inner = null, end = null, next = null } = step;
	const list = await step.each?.(element);
	if ((list?.length ?? step.times ?? 0) === 0 || inner === end) return {
		at: next,
		frames
	};
	lists[frames.length] = list;
	return {
		at: inner,
		frames: [...frames, {
			until: end,
			loop: at,
			turn: 0
		}]
	};
}`,
	},
	behind: {
		needs: [],
		source: `// Where a run is when a step is done.
function behind({ all = [], next = null }, frames) {
	const [first, ...rest] = all;
	return first === void 0 ? {
		at: next,
		frames
	} : {
		at: first,
		frames: [...frames, {
			until: next,
			rest
		}]
	};
}`,
	},
	settle: {
		needs: ["currentElement"],
		source: `// Leaves the sequences that have come to their ends, and begins the next turn or the next sequence.
async function settle({ steps }, position, lists) {
	let { at, frames } = position;
	for (let frame = frames.at(-1); frame !== void 0 && at === frame.until; frame = frames.at(-1)) {
		const outer = frames.slice(0, -1);
		const { loop, turn = 0, rest = [] } = frame;
		if (loop === void 0) {
			const [first, ...others] = rest;
			at = first ?? frame.until;
			frames = first === void 0 ? outer : [...outer, {
				until: frame.until,
				rest: others
			}];
		} else {
			const { each, times = 0, inner = null, next = null } = steps[loop] ?? {};
			if (each !== void 0) lists[outer.length] ??= await each(currentElement(outer, lists));
			const goesOn = turn + 1 < (lists[outer.length]?.length ?? times);
			at = goesOn ? inner : next;
			frames = goesOn ? [...outer, {
				until: frame.until,
				loop,
				turn: turn + 1
			}] : outer;
			if (!goesOn) lists.length = outer.length;
		}
	}
	return {
		at,
		frames
	};
}`,
	},
	currentElement: {
		needs: [],
		source: `// The current element of the innermost loop over elements of this page.
function currentElement(frames, lists) {
	for (let depth = frames.length - 1; depth >= 0; depth -= 1) {
		const element = lists[depth]?.[frames[depth]?.turn ?? 0];
		if (element !== void 0) return element;
	}
}`,
	},
	reportRun: {
		needs: ["StepError","RunEnded","runSteps"],
		source: `// Runs a flow and reports every step. It shows and keeps nothing on the page: whoever began it does, and runs the code again on the
// next page, with the state of the last \`keep\`.
async function reportRun(table, report, resumeFrom, signal) {
	const { name, hash, start, variables } = table;
	const tell = (event) => void report(event);
	const ended = new Promise((_, reject) => {
		signal.addEventListener("abort", () => reject(new RunEnded()), { once: true });
	});
	ended.catch(() => void 0);
	const begun = {
		run: "",
		name,
		hash,
		page: 0,
		startedAt: Date.now(),
		at: start,
		frames: [],
		variables: {}
	};
	Object.assign(variables, resumeFrom?.variables);
	let outcome = "finished";
	try {
		await runSteps(table, resumeFrom ?? begun, {
			keep: (state) => {
				if (signal.aborted) throw new RunEnded();
				return report({
					type: "keep",
					state
				});
			},
			tell: (type, { nodeId }) => {
				if (nodeId !== void 0) tell({
					type,
					nodeId
				});
			},
			fail: ({ nodeId = "" }, error) => {
				const { wanted, nearest } = error instanceof StepError ? error : {
					wanted: null,
					nearest: null
				};
				tell({
					type: "failed",
					nodeId,
					message: error.message,
					wanted,
					nearest
				});
			},
			ended
		});
	} catch (error) {
		outcome = error instanceof RunEnded ? "stopped" : "failed";
	}
	tell({
		type: "end",
		outcome,
		variables: { ...variables }
	});
}`,
	},
	BAR: {
		needs: [],
		source: `// Styles are set on the elements: a page can forbid style sheets.
var BAR = "position: fixed; right: 16px; bottom: 16px; z-index: 2147483647; display: flex; gap: 8px; align-items: center; max-width: calc(100vw - 32px); box-sizing: border-box; padding: 8px 12px; border: 1px solid #8b8b99; border-radius: 8px; background: #1c1b22; color: #fbfbfe; font: 14px/1.4 system-ui, sans-serif;";`,
	},
	BUTTON: {
		needs: [],
		source: `var BUTTON = "min-width: 44px; min-height: 44px; padding: 0 12px; border: 1px solid #fbfbfe; border-radius: 6px; background: #fbfbfe; color: #1c1b22; font: inherit; cursor: pointer;";`,
	},
	showBar: {
		needs: ["documentElementOf","make","BAR","BUTTON"],
		source: `// Shows a bar on the page that tells of a run, out of reach of the page's own styles.
function showBar({ text, buttons }) {
	const host = make("div");
	host.style.cssText = "all: initial";
	const root = host.attachShadow({ mode: "closed" });
	const box = make("div");
	box.style.cssText = BAR;
	box.setAttribute("role", "region");
	box.setAttribute("aria-label", "Script run");
	const words = make("span");
	words.setAttribute("role", "status");
	box.append(words);
	for (const { label, press } of buttons) {
		const button = make("button");
		button.type = "button";
		button.style.cssText = BUTTON;
		button.append(label);
		button.addEventListener("click", press);
		box.append(button);
	}
	root.append(box);
	documentElementOf(document)?.append(host);
	words.append(text);
	return () => host.remove();
}`,
	},
	GONE_MS: {
		needs: [],
		source: `// Milliseconds for the page before to be gone.
var GONE_MS = 2e3;`,
	},
	holdRun: {
		needs: ["GONE_MS"],
		source: `// Makes sure that one tab goes on with a run: a duplicated tab has a copy of what its page keeps, the state of the run included. Each
// page of a run holds a lock of its own until it is gone. Without locks, as on pages without \`https:\`, every tab goes on.
async function holdRun(run, page) {
	const { locks } = navigator;
	if (locks === void 0) return true;
	const nameOf = (number) => \`scriptorium-run \${run} \${number}\`;
	try {
		if (page > 0) await locks.request(nameOf(page - 1), { signal: AbortSignal.timeout(GONE_MS) }, () => void 0);
	} catch (error) {
		return !(error instanceof DOMException && error.name === "TimeoutError");
	}
	return new Promise((resolve) => {
		const hold = (lock) => {
			resolve(lock !== null);
			return lock === null ? void 0 : new Promise(() => void 0);
		};
		locks.request(nameOf(page), { ifAvailable: true }, hold).catch(() => resolve(true));
	});
}`,
	},
	RUN_MS: {
		needs: [],
		source: `// A run ends after ten minutes, whatever it waits for.
var RUN_MS = 6e5;`,
	},
	KEY: {
		needs: [],
		source: `// One key for all scripts: a tab has one run. The page's session storage is the tab's own, and not seen by other sites.
var KEY = "scriptorium-run";`,
	},
	startRun: {
		needs: ["holdRun","goOn"],
		source: `// Begins a run of a flow in this tab. A run that is going on in it ends.
async function startRun(table) {
	for (const name of Object.keys(table.variables)) table.variables[name] = "";
	const { name, hash, start } = table;
	const run = \`\${Date.now()} \${performance.now()}\`;
	await holdRun(run, 0);
	await goOn(table, {
		run,
		name,
		hash,
		page: 0,
		startedAt: Date.now(),
		at: start,
		frames: [],
		variables: {}
	});
}`,
	},
	resumeRun: {
		needs: ["takeOverRun","goOn"],
		source: `// Goes on with a run of the flow that another page has begun in this tab, if there is one.
async function resumeRun(table) {
	const state = await takeOverRun(table);
	if (state !== null) await goOn(table, state);
}`,
	},
	askToResumeRun: {
		needs: ["showBar","takeOverRun","goOn","clear"],
		source: `// Does the same after the visitor's click: nobody who reads the script can see that the run was asked for. A function of its own,
// so that such a script does not contain the way without a click.
async function askToResumeRun(table) {
	const state = await takeOverRun(table);
	if (state === null) return;
	const next = state.at === null ? void 0 : table.steps[state.at]?.name;
	await new Promise((resolve, reject) => {
		const close = showBar({
			text: \`\${table.name}: go on\${next === void 0 ? "" : \` with \${next}\`}?\`,
			buttons: [{
				label: "Continue",
				press: () => {
					close();
					goOn(table, state).then(resolve, reject);
				}
			}, {
				label: "Stop",
				press: () => {
					close();
					clear(state.run);
					resolve();
				}
			}]
		});
	});
}`,
	},
	takeOverRun: {
		needs: ["holdRun","RUN_MS","KEY","clear","timeIsUp","readState"],
		source: `// The state of a run that another page of this tab has begun; null when there is none, or none that has steps left.
async function takeOverRun(table) {
	const kept = readState();
	if (kept === null || kept.name !== table.name) return null;
	const state = {
		...kept,
		page: kept.page + 1
	};
	if (!(Math.abs(Date.now() - state.startedAt) < RUN_MS)) {
		clear(state.run);
		throw timeIsUp();
	}
	if (state.hash !== table.hash) {
		clear(state.run);
		throw new Error("The script has changed since this run began, so the run was ended.");
	}
	if (state.at === null && state.frames.length === 0) {
		clear(state.run);
		return null;
	}
	if (!await holdRun(state.run, state.page)) {
		clear(state.run);
		throw new Error("The run goes on in the tab that this one is a copy of.");
	}
	sessionStorage.setItem(KEY, JSON.stringify(state));
	Object.assign(table.variables, state.variables);
	return state;
}`,
	},
	goOn: {
		needs: ["RunEnded","runSteps","showBar","RUN_MS","KEY","clear","timeIsUp","readState"],
		source: `async function goOn(table, state) {
	let end = () => void 0;
	const ended = new Promise((_, reject) => {
		end = reject;
	});
	let isStopped = false;
	const stop = (error) => {
		isStopped = true;
		end(error);
	};
	const timer = setTimeout(() => stop(timeIsUp()), state.startedAt + RUN_MS - Date.now());
	const close = showBar({
		text: \`\${table.name} is running\`,
		buttons: [{
			label: "Stop",
			press: () => stop(new RunEnded())
		}]
	});
	let isRestored = false;
	const restore = ({ persisted }) => {
		if (!persisted) return;
		isRestored = true;
		stop(new RunEnded());
		location.reload();
	};
	addEventListener("pageshow", restore);
	let isFirst = true;
	const host = {
		keep: (next) => {
			if (isStopped || !isFirst && readState()?.run !== state.run) throw new RunEnded();
			isFirst = false;
			sessionStorage.setItem(KEY, JSON.stringify(next));
		},
		tell: () => void 0,
		fail: () => void 0,
		ended
	};
	try {
		await runSteps(table, state, host);
	} catch (error) {
		if (!(error instanceof RunEnded)) throw error;
	} finally {
		clearTimeout(timer);
		removeEventListener("pageshow", restore);
		close();
		if (!isRestored) clear(state.run);
	}
}`,
	},
	clear: {
		needs: ["KEY","readState"],
		source: `// Forgets a run, unless another one has taken its place.
function clear(run) {
	if (readState()?.run === run) sessionStorage.removeItem(KEY);
}`,
	},
	timeIsUp: {
		needs: [],
		source: `var timeIsUp = () => new Error("The run has taken more than 10 minutes, so it was ended.");`,
	},
	readState: {
		needs: ["KEY","frameIn","isPlace","isRecord"],
		source: `// The stored state, if it can be read: the page can write there as well.
function readState() {
	let kept = null;
	try {
		kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
	} catch {
		return null;
	}
	if (!isRecord(kept) || !isRecord(kept.variables) || !Array.isArray(kept.frames)) return null;
	const { run, name, hash, page, startedAt, at, frames, variables } = kept;
	if (typeof run !== "string" || typeof name !== "string" || typeof hash !== "string") return null;
	if (typeof page !== "number" || typeof startedAt !== "number") return null;
	if (!isPlace(at)) return null;
	const read = frames.flatMap((frame) => frameIn(frame));
	const texts = Object.entries(variables).filter((entry) => typeof entry[1] === "string");
	if (read.length !== frames.length) return null;
	return {
		run,
		name,
		hash,
		page,
		startedAt,
		at,
		frames: read,
		variables: Object.fromEntries(texts)
	};
}`,
	},
	frameIn: {
		needs: ["isPlace","isRecord"],
		source: `function frameIn(kept) {
	if (!isRecord(kept) || !isPlace(kept.until)) return [];
	const { until, loop, turn, rest } = kept;
	if (typeof loop === "number" && typeof turn === "number") return [{
		until,
		loop,
		turn
	}];
	return Array.isArray(rest) ? [{
		until,
		rest: rest.filter((place) => typeof place === "number")
	}] : [];
}`,
	},
	isPlace: {
		needs: [],
		source: `var isPlace = (value) => value === null || typeof value === "number";`,
	},
	isRecord: {
		needs: [],
		source: `var isRecord = (value) => typeof value === "object" && value !== null;`,
	},
	GROWTH_MS: {
		needs: [],
		source: `// Milliseconds for a page that grows while it is scrolled.
var GROWTH_MS = 1e3;`,
	},
	scrollToPosition: {
		needs: ["documentOf","scrollLeftOf","scrollTopOf","documentElementOf","scrollerOf","nextFrame","findElement","GROWTH_MS"],
		source: `// Scrolls an element, or the page, to a position.
async function scrollToPosition(target, left, top, isSmooth = false) {
	const element = target === null ? documentElementOf(document) : await findElement(target, { mayBeHidden: true });
	const page = documentOf(element) ?? document;
	const box = element === documentElementOf(page) && scrollerOf(page) || element;
	const end = performance.now() + GROWTH_MS;
	const isThere = () => Math.abs(scrollLeftOf(box) - left) < 2 && Math.abs(scrollTopOf(box) - top) < 2;
	do {
		box.scrollTo({
			left,
			top,
			behavior: isSmooth && performance.now() < end ? "smooth" : "instant"
		});
		await nextFrame();
	} while (!isThere() && performance.now() < end);
	if (isSmooth && !isThere()) box.scrollTo({
		left,
		top,
		behavior: "instant"
	});
}`,
	},
	selectOptions: {
		needs: ["assign","findElement","sendChange","focusAround"],
		source: `// Chooses options of a list, and no others. Waits for options that are yet to come.
async function selectOptions(target, values) {
	const optionsOf = (list) => [...list.options ?? []];
	const optionOf = (list, wanted) => optionsOf(list).find(({ value }) => value === wanted) ?? optionsOf(list).find(({ label }) => label === wanted);
	const problemOf = (list) => {
		const missing = values.find((value) => optionOf(list, value) === void 0);
		return missing === void 0 ? null : \`option "\${missing}" not found\`;
	};
	const list = await findElement(target, {
		problemOf,
		mayBeHidden: true
	});
	focusAround(list);
	const chosen = new Set(values.map((value) => optionOf(list, value)));
	for (const option of optionsOf(list)) assign(option, "selected", chosen.has(option));
	sendChange(list, "input");
	sendChange(list, "change");
}`,
	},
	SETTLED_MS: {
		needs: [],
		source: `// Milliseconds in which a page shows that a box was ticked.
var SETTLED_MS = 1e3;`,
	},
	setChecked: {
		needs: ["attribute","isConnected","matches","StepError","findElement","clickOn","waitFor","SETTLED_MS"],
		source: `// Ticks a box, or takes the tick away, by a click if it is not as wanted. Pages often hide the box and paint over it.
async function setChecked(target, checked) {
	const isChecked = (box) => "checked" in box ? matches(box, ":checked") : attribute(box, "aria-checked") === "true";
	const box = await findElement(target, { mayBeHidden: true });
	if (isChecked(box) === checked) return;
	await clickOn(box);
	if (!("checked" in box)) return;
	if (await waitFor(() => !isConnected(box) || isChecked(box) === checked ? true : null, SETTLED_MS) === null) throw new StepError(checked ? "not ticked by a click" : "still ticked after a click", target.name);
}`,
	},
	FIELD: {
		needs: [],
		source: `var FIELD = "input,textarea";`,
	},
	typeText: {
		needs: ["documentOf","selectionOf","matches","StepError","findElement","focusAround","insertText","lengthOf","typedField","leaveField","FIELD","contentIn","isBehindText","problemOf"],
		source: `// Types a text into a field or editable content. The field keeps the focus until another step takes it.
async function typeText(target, text, options = {}) {
	const { append = false, goOn = false, thenKey = false } = options;
	const element = contentIn(await findElement(target, { problemOf }));
	const isField = matches(element, FIELD);
	const hasCaret = goOn && !isField && isBehindText(element, selectionOf(documentOf(element) ?? document));
	focusAround(element);
	const isTaken = await insertText(element, text, hasCaret ? void 0 : append || goOn ? lengthOf(element) : 0);
	if (!isField) return;
	if (!isTaken) throw new StepError("the field does not take the text", target.name);
	typedField.element = element;
	if (!thenKey) leaveField();
}`,
	},
	contentIn: {
		needs: ["tagOf","documentOf","bodyOf"],
		source: `// Of a page that is editable as a whole, the body: writing over its root would remove the body, too.
var contentIn = (element) => tagOf(element) === "html" && bodyOf(documentOf(element) ?? document) || element;`,
	},
	isBehindText: {
		needs: ["childNodesOf","isWithin$1"],
		source: `// Whether the caret is behind a text. To put it there again would undo what was chosen for the next letters, as bold type.
function isBehindText(element, selection) {
	const { anchorNode = null } = selection ?? {};
	if (selection === null || anchorNode === null || !isWithin$1(element, anchorNode)) return false;
	const rest = selection.getRangeAt(0).cloneRange();
	rest.collapse();
	rest.setEnd(element, childNodesOf(element).length);
	return rest.toString().trim() === "";
}`,
	},
	problemOf: {
		needs: ["isEditable","matches","FIELD"],
		source: `function problemOf(element) {
	if (matches(element, FIELD)) return matches(element, "[readonly]") ? "the field is read-only" : null;
	return isEditable(element) ? null : "not a text field";
}`,
	},
	waitForElement: {
		needs: ["isConnected","isRendered","lookUp","nextFrame","StepError","repeatOnChange"],
		source: `// Waits until an element is present, visible, hidden or absent.
async function waitForElement(target, state, timeout) {
	const end = performance.now() + timeout;
	const isGone = state === "hidden" || state === "absent";
	const repeated = repeatOnChange((watch) => lookUp(target, watch));
	try {
		for (;;) {
			const isLast = performance.now() >= end;
			const { element, count = 0, nearest, wanted } = repeated.look(isLast);
			const isThere = count > 0 || element !== null && isConnected(element);
			const isShown = isThere && (element === null || isRendered(element));
			if ((state === "present" || state === "absent" ? isThere : isShown) !== isGone) return;
			if (isLast) throw new StepError(isGone ? "element still there" : isThere ? "element is hidden" : "Element not found", wanted, nearest?.() ?? null);
			await nextFrame();
		}
	} finally {
		repeated.stop();
	}
}`,
	},
	withDialogs: {
		needs: ["TIMEOUT_MS","StepError","waitFor"],
		source: `// Answers the dialogs that a step opens, in their order. Then the page has the browser's own again.
async function withDialogs(answers, step, timeout = TIMEOUT_MS) {
	const waiting = [...answers];
	let restore = () => void 0;
	const answerNext = () => {
		restore();
		const [expected] = waiting;
		if (expected === void 0) return;
		const { type, accept, answer } = expected;
		const own = window[type];
		restore = () => Object.assign(window, { [type]: own });
		const answered = (_message, preset = "") => {
			waiting.shift();
			answerNext();
			if (type !== "prompt") return accept;
			return accept ? answer ?? String(preset) : null;
		};
		Object.assign(window, { [type]: answered });
	};
	try {
		answerNext();
		await step();
		await waitFor(() => waiting.length === 0 ? true : null, timeout);
		const [missing] = waiting;
		if (missing !== void 0) throw new StepError("dialog not shown", missing.type);
	} finally {
		restore();
	}
}`,
	},
};
