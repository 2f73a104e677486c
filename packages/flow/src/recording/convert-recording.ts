import type { FlowDocument, FlowNode, StepData } from "../document/flow-document.ts";
import { FLOW_VERSION } from "../document/flow-limits.ts";
import { withoutVariables } from "../document/variable-text.ts";
import { type StepKind, stepKinds } from "../steps/step-list.ts";
import type { RecordedAction } from "./recorded-action.ts";
import type { RecordedTarget } from "./recorded-target.ts";

/** Positions of a recording's steps on the canvas, in pixels (spec 03 § 4). */
const FIRST_POSITION = { x: 100, y: 100 };
const STEP_DISTANCE = 120;

/**
 * Converts a recording into a flow: one step per action, in a vertical chain (spec 03 § 4).
 * @param actions in the order of the recording
 * @param readsVariables `${name}` in their texts stands for a variable; otherwise it is what somebody typed
 * @returns nodes `recorded-<index>` and the edges between them; positions in pixels of the canvas
 */
export function convertRecording(actions: readonly RecordedAction[], readsVariables = false): FlowDocument {
	const nodes = actions.map((action, index): FlowNode => {
		const { type, ...written } = stepOf(action);
		const data = readsVariables ? written : withLiteralTexts(written);
		return {
			id: `recorded-${index}`,
			type,
			position: { x: FIRST_POSITION.x, y: FIRST_POSITION.y + index * STEP_DISTANCE },
			data: {
				category: stepKinds[type],
				...data,
				...(action.frame ? { frame: action.frame } : {}),
				parameters: { ...data.parameters, ...(action.tab === undefined ? {} : { tab: action.tab }) },
			},
		};
	});
	const edges = nodes.slice(1).map((node, index) => {
		const source = `recorded-${index}`;
		return { id: `${source}-${node.id}`, source, target: node.id };
	});
	return { version: FLOW_VERSION, nodes, edges, notes: [] };
}

function withLiteralTexts<Data extends Pick<StepData, "value" | "url" | "message">>(data: Data): Data {
	const { value, url, message } = data;
	return {
		...data,
		...(value === undefined
			? {}
			: { value: typeof value === "string" ? withoutVariables(value) : value.map(withoutVariables) }),
		...(url === undefined ? {} : { url: withoutVariables(url) }),
		...(message === undefined ? {} : { message: withoutVariables(message) }),
	};
}

type Step = { readonly type: StepKind } & Omit<StepData, "category" | "frame">;

const at = (target: RecordedTarget) => ({ selector: target.primary, target });

function stepOf(action: RecordedAction): Step {
	switch (action.type) {
		case "click": {
			const { position, button, clickCount, modifiers, duration } = action;
			const parameters = {
				position,
				button,
				clickCount,
				...(modifiers ? { modifiers } : {}),
				...(duration === undefined ? {} : { duration }),
			};
			return { type: "click", label: clickLabel(action), ...at(action.selector), parameters };
		}
		case "type":
			return {
				type: "type",
				label: action.masked ? "Type (hidden)" : "Type",
				...at(action.selector),
				value: action.value,
				clearFirst: action.clear,
				parameters: action.masked ? { masked: true } : {},
			};
		case "navigate":
			return navigation(action);
		case "scroll": {
			const target = action.selector ? at(action.selector) : {};
			return { type: "scroll", label: "Scroll", ...target, parameters: { to: action.position, smooth: action.smooth } };
		}
		case "select":
			return {
				type: "select",
				label: action.masked ? "Select (hidden)" : "Select",
				...at(action.selector),
				value: action.value,
				parameters: { isMultiple: action.isMultiple, ...(action.masked ? { masked: true } : {}) },
			};
		case "hover":
			return { type: "hover", label: "Hover", ...at(action.selector), parameters: { duration: action.duration } };
		case "drag": {
			const { source, target, duration, position } = action;
			const parameters = { destination: target, duration, ...(position ? { position } : {}) };
			return { type: "drag", label: "Drag", ...at(source), parameters };
		}
		case "keypress": {
			const target = action.selector ? at(action.selector) : {};
			return {
				type: "keypress",
				label: "Press key",
				...target,
				value: action.key,
				parameters: { modifiers: action.modifiers },
			};
		}
		case "wait":
			return waiting(action);
		case "check":
			return {
				type: "check",
				label: action.checked ? "Check" : "Uncheck",
				...at(action.selector),
				parameters: { checked: action.checked },
			};
		case "upload":
			return {
				type: "upload",
				label: action.dropped ? "Drop file" : "Choose file",
				...at(action.selector),
				value: action.files,
				parameters: {
					...(action.dropped ? { dropped: true } : {}),
					...(action.fromChooser ? { fromChooser: true } : {}),
				},
			};
		case "dialog": {
			const { dialog, accepted, answer, message } = action;
			const parameters = { dialog, accepted, ...(answer === undefined ? {} : { answer }) };
			return { type: "dialog", label: accepted ? "Accept dialog" : "Dismiss dialog", message, parameters };
		}
		case "tab":
			return { type: "tab", label: `Tab ${action.change}`, parameters: { change: action.change } };
	}
}

function clickLabel({ clickCount, button, duration }: Extract<RecordedAction, { type: "click" }>): string {
	if (clickCount === 2) return "Double click";
	if (button === "right") return "Right click";
	return duration === undefined ? "Click" : "Press and hold";
}

/** Back and reload are steps of their own; a navigation that another step caused becomes a wait. */
function navigation({ targetUrl, waitForLoad, cause, causedBy }: Extract<RecordedAction, { type: "navigate" }>): Step {
	const parameters = { waitForLoad, cause, ...(causedBy === undefined ? {} : { causedBy }) };
	if (causedBy === undefined && cause === "back") return { type: "back", label: "Go back", url: targetUrl, parameters };
	if (causedBy === undefined && cause === "reload")
		return { type: "reload", label: "Reload", url: targetUrl, parameters };
	const label = causedBy === undefined ? "Go to" : "Wait for page";
	return { type: "navigate", label, url: targetUrl, newTab: false, parameters };
}

/** A wait with a selector becomes the step that waits for an element. */
function waiting({ duration, selector, condition }: Extract<RecordedAction, { type: "wait" }>): Step {
	if (selector === undefined) return { type: "wait", label: "Wait", delay: duration };
	const parameters = { condition: condition ?? "present" };
	return { type: "observe", label: "Wait for Element", ...at(selector), timeout: duration, parameters };
}
