import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { findIn, userscript } from "../testing/find-in.ts";
import { unknownReceiver } from "./unknown-receiver.ts";

const on = (body: string): string => userscript(["match https://shop.example/*"], body);
const BUTTON = `const b = document.createElement("button"); document.body.append(b); b.onclick = () =>`;

describe("unknown-receiver", () => {
	test.each([
		["a message to an extension", "chrome.runtime.sendMessage('abc', { c: document.cookie });"],
		[
			"a message by another name",
			"const { runtime } = window.browser; runtime.sendMessage(localStorage.getItem('token'));",
		],
		["a port", "const port = chrome.runtime.connect('abc'); onkeydown = ({ key }) => port.postMessage({ key });"],
		["a program of the computer", "chrome.runtime.sendNativeMessage('x.y', document.cookie);"],
		["the old interface", "chrome.extension.sendRequest({ c: document.cookie });"],
		["the app around the page", "window.webkit.messageHandlers.log.postMessage(document.cookie);"],
		["an app of Windows", "external.notify(document.cookie);"],
		["an object of an app", "Android.post(document.cookie);"],
		["a member of the window", "window.NativeBridge.sendData(JSON.stringify({ c: document.cookie }));"],
		["a function of an app", "cefQuery({ request: document.cookie });"],
		["an unknown object", "someGlobal.send(document.cookie);"],
		["a password", "onsubmit = () => Android.report(document.querySelector('input[type=password]').value);"],
		["secrets on a press", `${BUTTON} chrome.runtime.sendMessage('abc', document.cookie);`],
	])("finds a secret for %s", (_title, body) => {
		expect(findIn(unknownReceiver, on(body))).toEqual(["high 5"]);
		expect(analyzeScript({ code: on(body) })).toMatchObject({ risk_level: "red", capabilities: { offline: false } });
	});

	test.each([
		["form entries", "onsubmit = ({ target }) => chrome.runtime.sendMessage('abc', [...new FormData(target)]);"],
		["the page", "chrome.runtime.sendMessage('abc', document.body.innerHTML);"],
		["storage", "Android.send(JSON.stringify(localStorage));"],
		["the page's token for a function of the page", "app.post({ token: localStorage.getItem('token') });"],
	])("finds personal data that nobody asked to hand over: %s", (_title, body) => {
		expect(findIn(unknownReceiver, on(body))).toEqual(["medium 5"]);
	});

	test("finds what a bookmarklet hands over", () => {
		expect(findIn(unknownReceiver, "javascript:chrome.runtime.sendMessage('abc', document.cookie)")).toEqual([
			"high 1",
		]);
	});

	const filmed = (then: string) =>
		`javascript:navigator.mediaDevices.getUserMedia({ video: true }).then((stream) => { const video = document.createElement("video"); const canvas = document.createElement("canvas"); video.srcObject = stream; video.play(); canvas.getContext("2d").drawImage(video, 0, 0); ${then} })`;
	test.each([
		["a picture", filmed('report(canvas.toDataURL("image/jpeg"))')],
		["a picture, by the function of an object", filmed('app.client.send(canvas.toDataURL("image/jpeg"))')],
		[
			"sound",
			"javascript:navigator.mediaDevices.getUserMedia({ audio: true }).then((stream) => { const recorder = new MediaRecorder(stream); recorder.ondataavailable = ({ data }) => upload(data); recorder.start(1000); })",
		],
	])("finds what a bookmarklet films and hands over: %s", (_title, code) => {
		expect(findIn(unknownReceiver, code)).toEqual(["medium 1"]);
	});

	test("leaves alone what a bookmarklet films and shows", () => {
		expect(findIn(unknownReceiver, filmed("document.body.append(canvas)"))).toEqual([]);
	});

	test.each([
		["the console", "console.log(document.cookie); console.table(new FormData(document.forms[0]));"],
		[
			"a note for one's own extension on a press",
			`${BUTTON} chrome.runtime.sendMessage('abc', { text: String(getSelection()), at: location.href });`,
		],
		[
			"a question whether an extension is there",
			"chrome.runtime.sendMessage('abc', { type: 'ping' }, (reply) => { document.title = reply ? 'on' : 'off'; });",
		],
		[
			"functions of the page that cannot send",
			"document.title = Cookies.parse(document.cookie).name + moment(document.cookie).format();",
		],
		["content of the page for a function of the page", "app.search.report(document.querySelector('h1').textContent);"],
		[
			"a request of a library to the site",
			"axios.post('/api/star', { token: document.querySelector('meta[name=csrf-token]').content });",
		],
		[
			"whether the browser is Chrome",
			"if (window.chrome && chrome.runtime && chrome.runtime.id) document.title = 'Chrome';",
		],
	])("does not mind %s", (_title, body) => {
		expect(findIn(unknownReceiver, on(body))).toEqual([]);
	});
});
