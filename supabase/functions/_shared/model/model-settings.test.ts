import { describe, expect, test } from "vitest";
import { readModelSettings } from "./model-settings.ts";

const OLLAMA = { AI_BASE_URL: "http://127.0.0.1:11434/v1/", AI_MODEL: "small" };
const CLAUDE = { AI_PROVIDER: "anthropic", AI_MODEL: "large", AI_API_KEY: "sk-key" };
const read = (variables: Readonly<Record<string, string>>) => readModelSettings((name) => variables[name]);
const settingsOf = (variables: Readonly<Record<string, string>>) => {
	const settings = read(variables);
	if (!settings.ok || settings.value === null) throw new Error("There are no settings.");
	return settings.value;
};

describe("the operator's settings", () => {
	test("of a server on the own machine need two variables", () => {
		expect(settingsOf(OLLAMA)).toMatchObject({
			provider: "openai-compatible",
			baseUrl: "http://127.0.0.1:11434/v1",
			apiKey: null,
			models: ["small"],
			maxTemperature: 2,
			requestsPerDay: 50,
		});
	});

	test.each([
		["nothing", {}],
		["a model without an address", { AI_MODEL: "small" }],
		["Anthropic without a key", { AI_PROVIDER: "anthropic", AI_MODEL: "large" }],
		["empty values", { AI_MODEL: " ", AI_BASE_URL: "" }],
	])("are template mode with %s", (_what, variables) => {
		expect(read(variables)).toEqual({ ok: true, value: null });
	});

	test.each([
		["left out", OLLAMA, 2],
		["left out, of Anthropic", CLAUDE, 1],
		["lower", { ...OLLAMA, AI_MAX_TEMPERATURE: "0.3" }, 0.3],
		["none at all", { ...OLLAMA, AI_MAX_TEMPERATURE: "0" }, 0],
		["lower, of Anthropic", { ...CLAUDE, AI_MAX_TEMPERATURE: "0.5" }, 0.5],
		["higher than Anthropic takes", { ...CLAUDE, AI_MAX_TEMPERATURE: "1.8" }, 1],
	])("bound the temperature when it is %s", (_what, variables, maxTemperature) => {
		expect(settingsOf(variables).maxTemperature).toBe(maxTemperature);
	});

	test.each([
		["AI_MAX_TEMPERATURE", "hot"],
		["AI_MAX_TEMPERATURE", "-1"],
		["AI_MAX_TEMPERATURE", "2.1"],
		["AI_REQUESTS_PER_DAY", "1.5"],
		["AI_BASE_URL", "ftp://models.example"],
		["AI_PROVIDER", "other"],
	])("that cannot be used are named, without their value: %s", (name, value) => {
		const settings = read({ ...OLLAMA, [name]: value });
		expect(settings).toMatchObject({ ok: false, error: { message: `The value of ${name} cannot be used.` } });
	});
});
