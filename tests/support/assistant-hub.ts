import { type ModelReply, type ModelServer, startModelServer } from "@scriptorium/supabase/test-support/model-server";
import { startOwnHub } from "./own-hub.ts";

const PLAN = {
	title: "Crimson headings",
	description: "Colors the headings of the page crimson.",
	category: "design",
	tags: ["headings"],
	summary: "Colors every heading.",
	steps: [],
	grants: ["GM_addStyle"],
	hosts: [],
	elements: [],
	unseen: null,
	effects: ["content"],
};

/** The code that the model writes for each script. */
export const CRIMSON_CODE = 'GM_addStyle("h1, h2 { color: crimson; }");';

export interface AssistantHub {
	readonly model: ModelServer;
	/** Sets the model's first answer to each question from now on: its first line says what kind of answer it is. */
	answerWith(opening: ModelReply): void;
	stop(): Promise<void>;
}

/**
 * Starts a hub of its own whose model answers messages to the assistant as a test says, and plans and writes one script.
 * @returns the hub, which `hubOrigin()` means until it is stopped
 */
export async function startAssistantHub(): Promise<AssistantHub> {
	let opening: ModelReply = { status: 500 };
	const model = await startModelServer(({ body }) => {
		const asked = JSON.stringify(body);
		if (asked.includes("You are the Script Assistant")) return opening;
		if (asked.includes("You plan a small")) return { text: JSON.stringify(PLAN) };
		return { text: `\`\`\`js\n${CRIMSON_CODE}\n\`\`\``, cutEvery: 7 };
	});
	const hub = await startOwnHub({
		modelVariables: { AI_BASE_URL: model.url, AI_MODEL: "writer-1", AI_API_KEY: "sk-of-the-operator" },
	});
	return {
		model,
		answerWith: (reply) => {
			opening = reply;
		},
		async stop() {
			await hub.stop();
			await model.stop();
		},
	};
}
