import { suggestions } from "@scriptorium/script-templates/suggestions";
import { expect, it } from "vitest";
import { en } from "./messages/en.ts";
import {
	type Answer,
	answerRequest,
	fillTemplate,
	readAnswer,
	readChange,
	templateOf,
	writeScript,
} from "./template-mode.ts";

function matched(answer: Answer) {
	if (answer.kind !== "matched") throw new Error(`refused: ${answer.unknownWords.join(" ")}`);
	return answer;
}

it.each(suggestions)("finds the template of the suggestion $id", ({ prompt, templateId }) => {
	expect(matched(answerRequest(prompt, null)).template.id).toBe(templateId);
	expect(fillTemplate(templateId, prompt, null)?.template.id).toBe(templateId);
});

it.each(en.prompt.exampleTexts)("has a template for the example %s", (_name, request) => {
	expect(answerRequest(request, null).kind).toBe("matched");
});

it("refuses what no template does, and names the words", () => {
	const answer = answerRequest("train a neural network on my taxes", null);
	expect(answer.kind).toBe("refused");
	if (answer.kind === "refused") expect(answer.nearest.length).toBeLessThanOrEqual(3);
});

it("asks for what is missing, and writes when it is answered", () => {
	const filled = matched(answerRequest("Hide posts that contain certain words", "news.example"));
	const words = filled.missing.find(({ type }) => type === "words");
	if (!words) throw new Error("nothing is asked");
	expect(readAnswer(words, "  ")).toBeNull();
	const value = readAnswer(words, "spoiler, finale");
	expect(value).toEqual(["spoiler", "finale"]);
	if (value === null) throw new Error("no value");
	const script = writeScript({ ...filled, values: { ...filled.values, [words.name]: value } }, "My own title");
	expect(script.code).toContain("spoiler");
	expect(script.code).toContain("My own title");
});

it("takes the site of the address where the request names none, and nothing that is no site", () => {
	expect(matched(answerRequest("Dark mode", "example.com")).sites).toEqual(["example.com"]);
	expect(matched(answerRequest("Dark mode on wikipedia.org", "example.com")).sites).toEqual(["wikipedia.org"]);
	expect(matched(answerRequest("Dark mode", "no site; alert(1)")).sites).toEqual([]);
});

it("reads changed values, and says when there are none", () => {
	const filled = matched(answerRequest("Play all videos at 1.5x speed", null));
	const changed = readChange(filled, "make it 2 instead");
	expect(changed && writeScript(changed, null).code).not.toBe(writeScript(filled, null).code);
	expect(Object.values(changed?.values ?? {})).toContain(2);
	expect(readChange(filled, "make it nicer")).toBeNull();
});

it("finds the template of a script again", () => {
	const filled = matched(answerRequest("Play all videos at 1.5x speed", null));
	const { values } = filled;
	const origin = { templateId: filled.template.id, values: { speed: 1.5 }, sites: ["example.com"] };
	expect(templateOf(origin)).toMatchObject({ template: { id: filled.template.id }, sites: ["example.com"] });
	expect(templateOf({ ...origin, templateId: "gone" })).toBeNull();
	expect(Object.keys(values)).toContain("speed");
});
