import { askAssistant } from "@scriptorium/hub-data/assistant/ask-assistant";
import { readConversation } from "@scriptorium/hub-data/assistant/conversation";
import { generateScript } from "@scriptorium/hub-data/generation/generate-script";
import { generateTags } from "@scriptorium/hub-data/generation/generate-tags";
import { ANALYZE_PAGE, analyzedPage } from "@scriptorium/shared-protocol/hub-edge/analyze-page";
import { GENERATE_SCRIPT, generatedScript } from "@scriptorium/shared-protocol/hub-edge/generate-script";
import { afterAll, expect, test } from "vitest";
import { personOf } from "../support/fixture.ts";
import { signUp } from "../support/people.ts";
import { startTestBackend } from "../support/test-backend.ts";

const { stop, ...backend } = await startTestBackend({ modelVariables: {} });
afterAll(() => stop());

test("every function that generates answers in Deno without a model, and uses no request of the day", async () => {
	const person = personOf(backend, await signUp(backend, "Tina Templates"));
	const signal = new AbortController().signal;
	const written = await generateScript(
		person.hub,
		{ prompt: "dark mode on news.example.com", isUserscript: true },
		{ signal, onEvent: () => undefined },
	);
	expect(written).toMatchObject({ ok: true, value: { model_used: "templates" } });
	const refused = await generateScript(
		person.hub,
		{ prompt: "Order me a pizza tonight", isUserscript: true },
		{ signal, onEvent: () => undefined },
	);
	expect(refused).toMatchObject({ ok: false, error: { code: "not_in_catalog" } });
	const tags = await generateTags(person.hub, { title: "Night", description: "Makes pages dark", code: "void 0;" });
	expect(tags).toMatchObject({ ok: true, value: { category: "customization", model_used: "templates" } });
	const invoke = async (name: string, body: Record<string, unknown>) => {
		const { data, error }: { data: unknown; error: unknown } = await person.hub.functions.invoke(name, { body });
		expect(error).toBeNull();
		return data;
	};
	const script = generatedScript.parse(await invoke(GENERATE_SCRIPT, { prompt: "dark mode" }));
	expect(script).toMatchObject({ model_used: "templates", tokens_used: 0 });
	const page = { url: "https://a.example.com/", pageContent: "<title>Page</title>" };
	expect(analyzedPage.parse(await invoke(ANALYZE_PAGE, page))).toMatchObject({ title: "Page" });
	const follow = { signal, onEvent: () => undefined };
	const asked = await askAssistant(person.hub, { message: "dark mode on news.example.com", history: [] }, follow);
	expect(asked).toMatchObject({
		ok: true,
		value: { model_used: "templates", script: { rating: { risk_level: "green" } } },
	});
	const searched = await askAssistant(person.hub, { message: "Order me a pizza tonight", history: [] }, follow);
	expect(searched).toMatchObject({
		ok: true,
		value: { steps: [{ kind: "searched", query: "order pizza tonight", found: 0 }] },
	});
	expect((await person.hub.from("ai_usage").select("function")).data).toEqual([]);
	expect(await readConversation(person.hub)).toMatchObject({
		ok: true,
		value: [
			{ role: "user" },
			{ role: "assistant", script: { kind: "userscript" } },
			{ role: "user" },
			{ role: "assistant" },
		],
	});
});
