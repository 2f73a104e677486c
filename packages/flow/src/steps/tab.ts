import * as z from "zod/mini";
import { actionSchema } from "../recording/action-fields.ts";
import { oneCommand } from "../tools/selenium-ide/side-command-parts.ts";
import { type ActionContent, noAddress, noValue } from "./action-content.ts";
import { type ActionDefinition, noTexts } from "./action-definition.ts";
import type { StepDefinition } from "./step-definition.ts";
import { parametersOf } from "./step-parameters.ts";

const changes = z.enum(["opened", "closed", "activated"]);

export const tabAction = actionSchema("tab", { change: changes });
type TabAction = z.infer<typeof tabAction>;

const tabParameters = z.object({ change: changes });

export const tab: StepDefinition<TabAction> = {
	checks: [],
	checkExits: null,
	leavesPage: false,
	alone: null,
	// Left out of scripts.
	resumesByItself: () => true,
	generate: () => ({ does: "nothing", because: "other-tab" }),
	toAction({ data }, place) {
		const parameters = parametersOf(tabParameters, data);
		return parameters === null ? null : { ...place, type: "tab", change: parameters.change };
	},
};

export const tabContent: ActionContent<TabAction> = {
	...noValue,
	...noAddress,
	shown: ({ change }) => ({ selector: null, value: change }),
	targets: () => [],
	redact: (action) => action,
};

export const tabInTools: ActionDefinition<TabAction> = {
	...noTexts,
	toStep: ({ change }) => ({ type: "tab", label: `Tab ${change}`, parameters: { change } }),
	// A tab is opened by the action before it, which waits for it.
	playwright({ change }, { page }) {
		if (change === "closed") return [`await ${page}.close();`];
		return change === "activated" ? [`await ${page}.bringToFront();`] : [];
	},
	puppeteer({ change }, { page }) {
		if (change === "closed") return `${page}.close()`;
		return change === "activated" ? `${page}.bringToFront()` : null;
	},
	replay: ({ change }) => (change === "closed" ? [{ type: "close" }] : []),
	readReplay: { close: () => ({ type: "tab", change: "closed" }) },
	side: ({ change }) => (change === "closed" ? oneCommand("close") : { commands: [], notes: [] }),
	// The windows of a test are tracked across commands: see `tools/selenium-ide/side-reader.ts`.
	readSide: {},
	readSideScript: (code) => (/^window\.open\("about:blank"\);?$/.test(code) ? { actions: [], notes: [] } : null),
};
