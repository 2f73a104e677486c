import { describe, expect, test } from "vitest";
import { sinksOf } from "../testing/trace-of.ts";

/** Actions other than requests: all recorded sinks, in the order of the text. */
const ACTS = [
	["eval", `eval("1" + document.cookie)`, "run-code eval < code cookie (purpose)"],
	["Function", "new Function(document.cookie)", "run-code Function < code cookie (purpose)"],
	["a text timer", `setTimeout("a" + document.cookie, 1)`, "run-code setTimeout < code cookie (purpose)"],
	["innerHTML", "document.body.innerHTML = document.cookie", "write-html Element.innerHTML < html cookie (purpose)"],
	["outerHTML", "document.body.outerHTML = document.cookie", "write-html Element.outerHTML < html cookie (purpose)"],
	[
		"insertAdjacentHTML",
		`document.body.insertAdjacentHTML("beforeend", document.cookie)`,
		"write-html Element.insertAdjacentHTML < html cookie (purpose)",
	],
	[
		"srcdoc",
		`document.createElement("iframe").srcdoc = document.cookie`,
		"write-html iframe.srcdoc < html cookie (purpose)",
	],
	["document.write", "document.write(document.cookie)", "write-html document.write < html cookie (purpose)"],
	[
		"createContextualFragment",
		"document.createRange().createContextualFragment(document.cookie)",
		"write-html createContextualFragment < html cookie (purpose)",
	],
	[
		"setHTMLUnsafe",
		"document.body.setHTMLUnsafe(document.cookie)",
		"write-html Element.setHTMLUnsafe < html cookie (purpose)",
	],
	[
		"parent.postMessage",
		`parent.postMessage(document.cookie, "*")`,
		"post-message postMessage > unresolved < body cookie (purpose)",
	],
	[
		"postMessage to a host",
		`parent.postMessage(document.cookie, "https://c.test")`,
		"post-message postMessage > third-party c.test < body cookie (purpose)",
	],
	[
		"postMessage to itself",
		"postMessage(document.cookie, location.origin)",
		"post-message postMessage > same-site < body cookie (purpose)",
	],
	[
		"clipboard",
		"navigator.clipboard.writeText(document.cookie)",
		"write-clipboard navigator.clipboard.writeText < body cookie (purpose)",
	],
	[
		"clipboard event",
		`document.addEventListener("copy", (e) => e.clipboardData.setData("text/plain", document.cookie))`,
		"write-clipboard clipboardData.setData < body cookie (page-event)",
	],
	["execCommand copy", `document.execCommand("copy")`, "write-clipboard execCommand (purpose)"],
	["GM_setClipboard", "GM_setClipboard(document.cookie)", "write-clipboard GM_setClipboard < body cookie (purpose)"],
	[
		"document.cookie",
		`document.cookie = "a=" + document.title`,
		"write-cookie document.cookie < body address (purpose)",
	],
	["localStorage", `localStorage.setItem("a", document.cookie)`, "write-storage localStorage < body cookie (purpose)"],
	["sessionStorage", "sessionStorage.a = document.cookie", "write-storage sessionStorage < body cookie (purpose)"],
	["GM_setValue", `GM_setValue("a", document.cookie)`, "write-storage GM_setValue < body cookie (purpose)"],
	[
		"a field",
		`document.querySelector("input").value = document.cookie`,
		"change-page element.value < body cookie (purpose)",
	],
	[
		"an href",
		`document.querySelector("a").href = "https://c.test/"`,
		"change-page element.href > third-party c.test (purpose)",
	],
	[
		"an action",
		`document.forms[0].action = "https://c.test/"`,
		"change-page element.action > third-party c.test (purpose)",
	],
	[
		"formAction",
		`document.querySelector("button").formAction = "https://c.test/"`,
		"change-page element.action > third-party c.test (purpose)",
	],
	["click()", `document.querySelector(".like").click()`, "act-on-page element.click (purpose)"],
	["submit()", "document.forms[0].submit()", "submit form.submit > same-site < body form (purpose)"],
	[
		"dispatchEvent",
		`document.querySelector("a").dispatchEvent(new MouseEvent("click"))`,
		"act-on-page dispatchEvent (purpose)",
	],
	[
		"ethereum",
		`ethereum.request({ method: "eth_sendTransaction", params: [{ to: "0x1" }] })`,
		"wallet-request ethereum.request (purpose)",
	],
	["alert", `alert("hello")`, "ask-visitor alert (purpose)"],
	["confirm", `confirm("hello")`, "ask-visitor confirm (purpose)"],
	["prompt", `prompt("hello")`, "ask-visitor prompt (purpose)"],
	["GM_notification", `GM_notification("hello")`, "ask-visitor GM_notification (purpose)"],
	[
		"CSP",
		`document.querySelector('meta[http-equiv="Content-Security-Policy"]').remove()`,
		"change-page element.remove (purpose)",
	],
	["sandbox", `document.querySelector("iframe").removeAttribute("sandbox")`, "weaken iframe.sandbox (purpose)"],
	["$().html", `$("body").html(document.cookie)`, "write-html Element.innerHTML < html cookie (purpose)"],
] as const;

const HARMLESS = [
	["looking", "document.querySelectorAll('a').length"],
	[
		"moving its own element",
		"const box = document.createElement('p'); box.textContent = 'x'; document.body.append(box)",
	],
	["counting", "let sum = 0; for (let at = 0; at < 9; at++) sum += at"],
	["a class", "document.body.classList.toggle('dark')"],
	["scrolling", "scrollTo(0, 0)"],
	["the console", "console.log(document.title)"],
] as const;

describe("acting", () => {
	test.each(ACTS)("%s", (_title, code, sinks) => {
		expect(sinksOf(code).join("\n")).toBe(sinks);
	});

	test.each(HARMLESS)("%s is nothing", (_title, code) => expect(sinksOf(code)).toEqual([]));
});
