import { newMessage } from "./new-message.ts";
import { newRule } from "./new-rule.ts";
import { newScreen } from "./new-screen.ts";
import { newStep } from "./new-step.ts";
import type { Scaffold } from "./scaffold.ts";

/** Parts of the product that `npm run new` makes. */
export const scaffolds = {
	rule: newRule,
	step: newStep,
	screen: newScreen,
	message: newMessage,
} as const satisfies Readonly<Record<string, Scaffold>>;
