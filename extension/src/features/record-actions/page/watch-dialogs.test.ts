// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { dialogAction } from "../content/dialog-action.ts";
import { listenToPage } from "../content/listen-to-page.ts";
import { type DialogEvent, HELLO, HELLO_REQUEST, type PageEvent } from "../page-channel.ts";
import { connectToRecorder } from "./connect-to-recorder.ts";
import { watchDialogs } from "./watch-dialogs.ts";

const answering = () => ({
	alert: (..._message: unknown[]): void => undefined,
	confirm: (message?: string): boolean => message === "Sure?",
	prompt: (message?: string, preset = "") => (message === "Name?" ? `${preset}!` : null),
});

it("reports question and answer, and passes the answer on to the page", () => {
	const events: DialogEvent[] = [];
	const page = answering();
	const { confirm: ownConfirm } = page;
	const undo = watchDialogs(page, (each) => events.push(each));
	const { alert, confirm, prompt } = page;
	expect([alert(7), confirm("Sure?"), confirm("Why?"), prompt("Name?", "Ada"), prompt("Word?")]).toEqual([
		undefined,
		true,
		false,
		"Ada!",
		null,
	]);
	expect(events).toEqual([
		{ dialog: "alert", message: "7", accepted: true },
		{ dialog: "confirm", message: "Sure?", accepted: true },
		{ dialog: "confirm", message: "Why?", accepted: false },
		{ dialog: "prompt", message: "Name?", accepted: true, answer: "Ada!" },
		{ dialog: "prompt", message: "Word?", accepted: false },
	]);
	undo();
	expect(page.confirm).toBe(ownConfirm);
});

it("keeps dialogs that the page has replaced meanwhile", () => {
	const page = answering();
	const undo = watchDialogs(page, () => undefined);
	const own = () => true;
	page.confirm = own;
	undo();
	expect(page.confirm).toBe(own);
});

it.each(["the page's part first", "the recorder first"])("both parts find each other: %s", (order) => {
	const received: PageEvent[] = [];
	const page = answering();
	const { alert } = page;
	const inPage = () => {
		const { send, onStop } = connectToRecorder(window, `name ${order}`);
		onStop(watchDialogs(page, send));
	};
	if (order === "the page's part first") inPage();
	const listener = listenToPage(window, (events) => received.push(events));
	if (order !== "the page's part first") inPage();
	// A script of the page asks, too.
	const names: unknown[] = [];
	window.addEventListener(HELLO, (hello) => names.push((hello as CustomEvent).detail));
	window.dispatchEvent(new CustomEvent(HELLO_REQUEST));
	expect(names).toEqual([]);
	page.alert("Hello");
	window.dispatchEvent(new CustomEvent(`name ${order}`, { detail: "{" }));
	window.dispatchEvent(new CustomEvent(`name ${order}`, { detail: '{"dialog":"beforeunload"}' }));
	expect(received).toEqual([{ dialog: "alert", message: "Hello", accepted: true }]);
	listener.stop();
	expect(page.alert).toBe(alert);
	window.dispatchEvent(new CustomEvent(`name ${order}`, { detail: JSON.stringify(received[0]) }));
	expect(received).toHaveLength(1);
});

it("does not record answers to a question for a password, nor card numbers", () => {
	const secrets: string[] = [];
	const answered = (message: string, answer: string) =>
		dialogAction({ dialog: "prompt", message, accepted: true, answer }, (secret) => secrets.push(secret));
	expect(answered("Your name?", "Ada")).toMatchObject({ answer: "Ada" });
	expect(answered("Your password?", "secret")).not.toHaveProperty("answer");
	expect(answered("Your number?", "4111 1111 1111 1111")).not.toHaveProperty("answer");
	expect(secrets).toEqual(["secret", "4111 1111 1111 1111"]);
});
