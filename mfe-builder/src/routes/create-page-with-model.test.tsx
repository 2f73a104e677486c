// @vitest-environment happy-dom

import "fake-indexeddb/auto";
import { detailsRow } from "@scriptorium/hub-data/scripts/rows.test-support";
import { reader, visitor } from "@scriptorium/remote-kit/host.test-support";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { playServer, serverResult } from "../sandbox-run/played-server.test-support.ts";
import { modelPlan, modelStatus, openCreatePage, streamOf } from "./create-page.test-support.tsx";

vi.mock("@scriptorium/ui-kit/code-editor/code-editor", () => {
	throw new Error("404");
});
beforeEach(() => {
	globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
	cleanup();
	sessionStorage.clear();
});

const { plan } = modelPlan.result;
const { quota } = modelStatus;
const status = modelStatus;
const planned = modelPlan;
const CODE = `// ==UserScript==
// @name        Headings
// @version     1.0.0
// @match       *://example.com/*
// @grant       none
// ==/UserScript==
document.querySelector("h1").style.color = "red";
`;
const about = { title: "Headings", description: "Colors every heading.", category: "design", tags: ["color"] };
const written = {
	type: "result",
	result: { ...about, code: CODE, plan, model_used: "writer-1", quota: { ...quota, used: 4 } },
};
const text = (code: string) => ({ type: "text", text: code });
const button = (name: string) => screen.getByRole("button", { name });

async function ask(request = "Give each heading a border") {
	await screen.findByText(/The model writer-1 writes here/);
	fireEvent.change(screen.getByRole("textbox", { name: "What should the script do?" }), { target: { value: request } });
	fireEvent.click(button("Generate Script"));
}
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

it("shows the plan, writes its code once it is approved, and shows what is left of the quota", async () => {
	const answers = [streamOf(planned), streamOf({ type: "status", step: "writing" }, text("docu"), written)];
	const { named, notices } = openCreatePage("/create?site=example.com", reader, {
		status,
		generate: () => answers.shift() ?? Response.error(),
	});
	screen.getByText("Template mode (no AI model)");
	await screen.findByText(/18 of 20 requests left today/);
	await ask();
	await screen.findByRole("heading", { name: "Plan" });
	for (const said of ["Finds the headings", "*://example.com/*", "The page itself was not seen."])
		screen.getByText(said);
	expect(screen.getByRole("tab", { name: "Preview" })).toHaveProperty("disabled", true);
	const asked = () => named("generate-bookmarklet").filter(({ body }) => "prompt" in body);
	expect(asked()).toHaveLength(1);
	expect(asked()[0]?.body).toEqual({
		prompt: "Give each heading a border",
		isUserscript: true,
		sites: ["example.com"],
		stage: "plan",
	});
	await press("Approve");
	expect((await screen.findByRole("region", { name: "Generated code" })).textContent).toContain("querySelector");
	expect(asked()[1]?.body).toMatchObject({ stage: "code", plan, about });
	expect(notices).toContain("success: Script generated!");
	screen.getByText(/16 of 20 requests left today/);
});

it("goes back to the description when the plan is to be changed", async () => {
	openCreatePage("/create", reader, { status, generate: () => streamOf(planned) });
	await ask();
	await press("Change");
	expect(screen.queryByRole("heading", { name: "Plan" })).toBeNull();
	expect(screen.getByRole("textbox", { name: "What should the script do?" })).toHaveProperty(
		"value",
		"Give each heading a border",
	);
});

it("keeps the part that came when the answer is cut, and tries again without a second plan", async () => {
	const answers = [streamOf(planned), streamOf(text("const half = ")), streamOf(written)];
	const { named, notices } = openCreatePage("/create", reader, {
		status,
		generate: () => answers.shift() ?? Response.error(),
	});
	await ask();
	await press("Approve");
	const alert = await screen.findByRole("alert");
	expect(alert.textContent).toContain("Failed to generate script. Please try again.");
	expect(alert.textContent).toContain("const half = ");
	expect(notices).toContain("error: Failed to generate script. Please try again.");
	await press("Try again");
	await screen.findByRole("region", { name: "Generated code" });
	const stages = named("generate-bookmarklet").flatMap(({ body }) =>
		typeof body.stage === "string" ? body.stage : [],
	);
	expect(stages).toEqual(["plan", "code", "code"]);
});

it("stops when it is told to, and keeps nothing of a later answer", async () => {
	const { notices } = openCreatePage("/create", reader, {
		status,
		generate: (_body, signal) =>
			new Promise((_resolve, reject) => {
				signal?.addEventListener("abort", () => reject(new DOMException("stopped", "AbortError")));
			}),
	});
	await ask();
	await press("Stop");
	await screen.findByText(/Stopped. Nothing was changed./);
	expect(notices).toEqual([]);
	expect(screen.getByRole("tab", { name: "Preview" })).toHaveProperty("disabled", true);
});

it("says what an error means, and offers a template instead", async () => {
	const refusal = { error: "Quota.", details: null, code: "quota_exceeded", status: 429 };
	openCreatePage("/create", reader, { status, generate: () => Response.json(refusal, { status: 429 }) });
	await ask("Dark mode on every site");
	await press("Ask the model");
	expect((await screen.findByRole("alert")).textContent).toContain("You have used all requests of today.");
	await press("Use a template instead");
	await screen.findByRole("region", { name: "Generated code" });
});

it("says which host the code wanted, in the words of the hub", async () => {
	const error = "The code contacts evil.example.com, which you have not named.";
	const refusal = { error, details: null, code: "exceeds_plan", status: 422 };
	const answers = [streamOf(planned), Response.json(refusal, { status: 422 })];
	openCreatePage("/create", reader, { status, generate: () => answers.shift() ?? Response.error() });
	await ask();
	await press("Approve");
	expect((await screen.findByRole("alert")).textContent).toContain(error);
});

it.each([
	["a reload", () => void fireEvent(window, new Event("pagehide"))],
	["a look at another page", () => undefined],
])("shows the part again after %s in the middle of an answer", async (_name, leave) => {
	const half = new ReadableStream<Uint8Array>({
		start: (stream) => stream.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(text("const half"))}\n\n`)),
	});
	const answers = [streamOf(planned), new Response(half, { headers: { "content-type": "text/event-stream" } })];
	openCreatePage("/create", reader, { status, generate: () => answers.shift() ?? Response.error() });
	await ask();
	await press("Approve");
	await screen.findByText("const half");
	leave();
	cleanup();
	openCreatePage("/create", reader, { status, generate: () => streamOf(written) });
	const alert = await screen.findByRole("alert");
	expect(alert.textContent).toContain("const half");
	await press("Try again");
	await screen.findByRole("region", { name: "Generated code" });
});

it("shows the part again after a reload that ended the connection first", async () => {
	const answers = [streamOf(planned), streamOf(text("const half"))];
	openCreatePage("/create", reader, { status, generate: () => answers.shift() ?? Response.error() });
	await ask();
	await press("Approve");
	await screen.findByRole("alert");
	fireEvent(window, new Event("pagehide"));
	cleanup();
	for (const _reload of [1, 2]) {
		openCreatePage("/create", reader, { status });
		expect((await screen.findByRole("alert")).textContent).toContain("const half");
		fireEvent(window, new Event("pagehide"));
		cleanup();
	}
});

it("sends the code that is there for a change, and keeps the title of a saved script", async () => {
	const answers = [streamOf(planned), streamOf(written)];
	const { named, notices } = openCreatePage(`/bookmarklet/${detailsRow.id}/edit`, reader, {
		status,
		generate: () => answers.shift() ?? Response.error(),
	});
	await press("Back to Copilot");
	await screen.findByText(/The model writer-1 writes here/);
	await press("Generate Script");
	await press("Approve");
	await waitFor(() => expect(notices).toContain("success: Script enhanced!"));
	expect(named("generate-bookmarklet").find(({ body }) => body.stage === "plan")?.body).toMatchObject({
		prompt: `Enhance this script: ${detailsRow.title}`,
		existingCode: detailsRow.code,
		existingTitle: detailsRow.title,
		isModification: true,
	});
	expect(screen.getByRole("textbox", { name: "Title" })).toHaveProperty("value", detailsRow.title);
	await press("Restore Code before the copilot");
	await waitFor(() =>
		expect(screen.getByRole("region", { name: "Generated code" }).textContent?.trim()).toBe(detailsRow.code.trim()),
	);
});

it("names the model of the account once it has answered", async () => {
	const other = { ...planned, result: { ...planned.result, model_used: "writer-2" } };
	openCreatePage("/create", reader, { status, generate: () => streamOf(other) });
	await ask();
	await screen.findByText(/The model writer-2 writes here/);
});

it("plans a change for the sites of the script", async () => {
	const answers = [streamOf(planned), streamOf(written), streamOf(planned)];
	const { named } = openCreatePage("/create", reader, { status, generate: () => answers.shift() ?? Response.error() });
	await ask();
	await press("Approve");
	await press("Refine Script");
	fireEvent.change(screen.getByLabelText("What would you like to change?"), { target: { value: "make it navy" } });
	await press("Apply Changes");
	await screen.findByRole("heading", { name: "Plan" });
	expect(named("generate-bookmarklet").at(-1)?.body).toMatchObject({
		prompt: "make it navy",
		existingCode: CODE,
		sites: ["*://example.com/*"],
	});
});

it("offers the tested template where one fits, and asks the model when it is wanted", async () => {
	const { named } = openCreatePage("/create", reader, { status, generate: () => streamOf(planned) });
	await ask("Dark mode on every site");
	await screen.findByRole("heading", { name: "A tested template does this" });
	expect(named("generate-bookmarklet").filter(({ body }) => "prompt" in body)).toHaveLength(0);
	await press("Ask the model");
	await screen.findByRole("heading", { name: "Plan" });
	await press("Change");
	await press("Generate Script");
	await press("Use the template");
	expect((await screen.findByRole("region", { name: "Generated code" })).textContent).toContain("// ==UserScript==");
});

it("uses templates for a visitor, and says what a sign-in gives", async () => {
	openCreatePage("/create", visitor, { status: { ...status, quota: null } });
	await screen.findByText("Template mode (no AI model). Sign in to use the hub's model.");
});

it("says first, in both panels, what a test run measured beyond the plan, as long as it is of the planned code", async () => {
	const approved = { ...plan, effects: ["look"] };
	const answers = [
		streamOf({ ...planned, result: { ...planned.result, plan: approved } }),
		streamOf({ ...written, result: { ...written.result, plan: approved } }),
	];
	const server = playServer();
	openCreatePage("/create?site=example.com", reader, {
		status,
		generate: () => answers.shift() ?? Response.error(),
		test: server.fetch,
	});
	await ask();
	await press("Approve");
	await screen.findByRole("region", { name: "Generated code" });
	const password = { selector: "#pass", label: "Password", type: "password", isSecret: true };
	const effects = serverResult.effects && { ...serverResult.effects, reads: [password] };
	const sentence = "The script did something that its plan does not name: it read the field “Password”.";
	async function test(runs: number) {
		const place = await screen.findByRole<HTMLInputElement>("radio", { name: /In a browser of this hub/ });
		await waitFor(() => expect(place.checked).toBe(true));
		fireEvent.click(button("Run Test"));
		await waitFor(() => expect(server.runs).toHaveLength(runs));
		await server.end({ effects });
	}
	fireEvent.mouseDown(screen.getByRole("tab", { name: "Test" }));
	await test(1);
	screen.getByText(sentence);

	fireEvent.mouseDown(screen.getByRole("tab", { name: "Code" }));
	fireEvent.mouseDown(screen.getByRole("tab", { name: "Testing" }));
	await test(2);
	screen.getByText(sentence);

	fireEvent.mouseDown(screen.getByRole("tab", { name: "Editor" }));
	fireEvent.change(screen.getByLabelText(/Userscript Code/), { target: { value: `${CODE}// mine` } });
	fireEvent.mouseDown(screen.getByRole("tab", { name: "Testing" }));
	screen.getByText(sentence);
	await test(3);
	expect(screen.queryByText(sentence)).toBeNull();
	screen.getByText("Password");
});
