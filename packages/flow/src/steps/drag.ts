import * as z from "zod/mini";
import { calls } from "../generate/step-code.ts";
import { recordedTargetOf, targetOf } from "../generate/step-target.ts";
import { actionSchema, milliseconds, point } from "../recording/action-fields.ts";
import { recordedTarget } from "../recording/recorded-target.ts";
import { targetOfStep } from "../recording/target-of-step.ts";
import { dragStep, readDrag } from "../tools/devtools-recorder/replay-drag.ts";
import { replaySelectors, replayTarget } from "../tools/devtools-recorder/replay-selectors.ts";
import { numbers, written } from "../tools/script-text.ts";
import { actionsOn, badCommand, locatorsOf } from "../tools/selenium-ide/side-action-parts.ts";
import { commandOn, noSuchCommand, noteLeftOut } from "../tools/selenium-ide/side-command-parts.ts";
import { sideTargets, targetFrom } from "../tools/selenium-ide/side-locator.ts";
import { type ActionContent, noAddress, noValue } from "./action-content.ts";
import { type ActionDefinition, noSideScript, noTexts } from "./action-definition.ts";
import { finding, needsSelector } from "./step-checks.ts";
import type { StepDefinition } from "./step-definition.ts";
import { anyPoint, parametersOf } from "./step-parameters.ts";
import { unreadable, withoutSelector } from "./step-problems.ts";

export const dragAction = actionSchema("drag", {
	source: recordedTarget,
	target: recordedTarget,
	duration: milliseconds,
	/** In the target, from its top left corner. */
	position: z.optional(point),
});
type DragAction = z.infer<typeof dragAction>;

const dragParameters = z.object({
	destination: recordedTarget,
	position: z.optional(anyPoint),
	duration: z.optional(milliseconds),
});

export const drag: StepDefinition<DragAction> = {
	checks: [
		needsSelector("warning"),
		({ parameters }) =>
			parameters?.destination === undefined
				? finding("missing-destination", "warning", "has no element to drop on")
				: null,
	],
	checkExits: null,
	leavesPage: false,
	alone: null,
	resumesByItself: () => false,
	generate(data) {
		const source = targetOf(data);
		const parameters = parametersOf(dragParameters, data);
		if (source === null) return withoutSelector(data);
		if (parameters === null) return unreadable(data);
		const { destination, duration, position } = parameters;
		if (destination.closed) return { does: "nothing", because: "closed-shadow-root" };
		const literal = { ...position, duration };
		return calls({
			part: "drag",
			args: [source, recordedTargetOf(destination, data.frame, data.timeout), { literal }],
		});
	},
	toAction({ data }, place) {
		const source = targetOfStep(data);
		const { destination, position } = parametersOf(dragParameters, data) ?? {};
		if (source === null || destination === undefined) return null;
		return { ...place, type: "drag", source, target: destination, duration: 0, ...(position ? { position } : {}) };
	},
};

export const dragContent: ActionContent<DragAction> = {
	...noValue,
	...noAddress,
	shown: ({ source, target }) => ({ selector: source.primary, value: target.primary }),
	targets: ({ source, target }) => [source, target],
	redact: (action, { target }) => ({ ...action, source: target(action.source), target: target(action.target) }),
};

export const dragInTools: ActionDefinition<DragAction> = {
	...noTexts,
	...noSideScript,
	toStep({ source, target, duration, position }) {
		const parameters = { destination: target, duration, ...(position ? { position } : {}) };
		return { type: "drag", label: "Drag", selector: source.primary, target: source, parameters };
	},
	playwright({ source, target, position }, { on }) {
		const onto = on(target);
		const options = position ? `, { targetPosition: ${written(position)} }` : "";
		return [`await ${on(source)}.dragTo(${onto}${options});`];
	},
	puppeteer: ({ source, target, position }, { page, on, call }) =>
		call("drag", page, on(source), on(target), position ? numbers(position) : ""),
	replay(action, { note, leads }) {
		const selectors = { source: replaySelectors(action.source), target: replaySelectors(action.target) };
		const step = dragStep(action, selectors, leads);
		note(step === null ? "no-such-step" : "replaced");
		return step === null ? [] : [step];
	},
	readReplay: {
		waitForExpression({ expression }) {
			const read = readDrag(expression);
			if (read === null) return null;
			const { source, target, offset } = read;
			const place = offset === undefined ? {} : { position: offset };
			return { type: "drag", source: replayTarget(source), target: replayTarget(target), duration: 0, ...place };
		},
	},
	side({ source, target, position }) {
		const values = sideTargets(target);
		const [onto] = values;
		if (onto === undefined) return noSuchCommand;
		const { commands, notes } = commandOn(source, "dragAndDropToObject", onto[0], position ? ["replaced"] : []);
		return { commands: commands.map((one) => ({ ...one, values })), notes: [...notes, ...noteLeftOut(target, values)] };
	},
	readSide: {
		dragAndDropToObject(command) {
			const onto = targetFrom(locatorsOf(command.value, command.values));
			if (onto === null) return badCommand;
			return actionsOn(
				command,
				(source) => [{ type: "drag", source, target: onto.target, duration: 0 }],
				onto.isWhole ? [] : ["selectors-left-out"],
			);
		},
	},
};
