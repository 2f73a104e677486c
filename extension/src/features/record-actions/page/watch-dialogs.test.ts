// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { dialogAction } from "../content/dialog-action.ts";
import { hearPage } from "../content/hear-page.ts";
import { HELLO, type Told, type ToldDialog, WHO_IS_THERE } from "../page-channel.ts";
import { tellRecorder } from "./tell-recorder.ts";
import { watchDialogs } from "./watch-dialogs.ts";

const answering = () => ({
	alert: (..._message: unknown[]): void => undefined,
	confirm: (message?: string): boolean => message === "Sure?",
	prompt: (message?: string, preset = "") => (message === "Name?" ? `${preset}!` : null),
});

it("tells what was asked and how it was answered, and leaves the page its answers", () => {
	const told: ToldDialog[] = [];
	const page = answering();
	const { confirm: ownConfirm } = page;
	const undo = watchDialogs(page, (each) => told.push(each));
	const { alert, confirm, prompt } = page;
	expect([alert(7), confirm("Sure?"), confirm("Why?"), prompt("Name?", "Ada"), prompt("Word?")]).toEqual([
		undefined,
		true,
		false,
		"Ada!",
		null,
	]);
	expect(told).toEqual([
		{ dialog: "alert", message: "7", accepted: true },
		{ dialog: "confirm", message: "Sure?", accepted: true },
		{ dialog: "confirm", message: "Why?", accepted: false },
		{ dialog: "prompt", message: "Name?", accepted: true, answer: "Ada!" },
		{ dialog: "prompt", message: "Word?", accepted: false },
	]);
	undo();
	expect(page.confirm).toBe(ownConfirm);
});

it("a page's own dialogs, put in their place meanwhile, stay", () => {
	const page = answering();
	const undo = watchDialogs(page, () => undefined);
	const own = () => true;
	page.confirm = own;
	undo();
	expect(page.confirm).toBe(own);
});

it.each(["the page's part first", "the recorder first"])("both parts find each other: %s", (order) => {
	const heard: Told[] = [];
	const page = answering();
	const { alert } = page;
	const inPage = () => {
		const { tell, onBye } = tellRecorder(window, `name ${order}`);
		onBye(watchDialogs(page, tell));
	};
	if (order === "the page's part first") inPage();
	const ear = hearPage(window, (told) => heard.push(told));
	if (order !== "the page's part first") inPage();
	// A script of the page asks, too.
	const names: unknown[] = [];
	window.addEventListener(HELLO, (hello) => names.push((hello as CustomEvent).detail));
	window.dispatchEvent(new CustomEvent(WHO_IS_THERE));
	expect(names).toEqual([]);
	page.alert("Hello");
	window.dispatchEvent(new CustomEvent(`name ${order}`, { detail: "{" }));
	window.dispatchEvent(new CustomEvent(`name ${order}`, { detail: '{"dialog":"beforeunload"}' }));
	expect(heard).toEqual([{ dialog: "alert", message: "Hello", accepted: true }]);
	ear.stop();
	expect(page.alert).toBe(alert);
	window.dispatchEvent(new CustomEvent(`name ${order}`, { detail: JSON.stringify(heard[0]) }));
	expect(heard).toHaveLength(1);
});

it("what was answered to a question for a password, and the number of a card, are not recorded", () => {
	const secrets: string[] = [];
	const answered = (message: string, answer: string) =>
		dialogAction({ dialog: "prompt", message, accepted: true, answer }, (secret) => secrets.push(secret));
	expect(answered("Your name?", "Ada")).toMatchObject({ answer: "Ada" });
	expect(answered("Your password?", "secret")).not.toHaveProperty("answer");
	expect(answered("Your number?", "4111 1111 1111 1111")).not.toHaveProperty("answer");
	expect(secrets).toEqual(["secret", "4111 1111 1111 1111"]);
});
