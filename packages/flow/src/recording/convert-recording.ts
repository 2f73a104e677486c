import type { FlowDocument, FlowNode, StepData } from "../document/flow-document.ts";
import { FLOW_VERSION } from "../document/flow-limits.ts";
import { withoutVariables } from "../document/variable-text.ts";
import { actionDefinitions } from "../steps/step-definitions.ts";
import { stepList } from "../steps/step-list.ts";
import type { RecordedAction } from "./recorded-action.ts";

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
		const { type, ...written } = actionDefinitions[action.type].toStep(action);
		const data = readsVariables ? written : withLiteralTexts(written);
		return {
			id: `recorded-${index}`,
			type,
			position: { x: FIRST_POSITION.x, y: FIRST_POSITION.y + index * STEP_DISTANCE },
			data: {
				category: stepList[type].category,
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
