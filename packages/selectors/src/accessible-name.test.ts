// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { accessibleName } from "./accessible-name.ts";
import { roleOf } from "./element-role.ts";

it.each([
	["<button>Save <b>all</b></button>", "button", "Save all"],
	['<button aria-label="Close"><svg></svg></button>', "button", "Close"],
	['<button><img alt="Search"></button>', "button", "Search"],
	['<button>Save<span aria-hidden="true"> *</span></button>', "button", "Save"],
	['<button title="Print"></button>', "button", "Print"],
	["<button><div>Inbox</div><div>3 new</div></button>", "button", "Inbox 3 new"],
	[
		'<button>Fat (g)<span style="display: block; position: absolute">sorted ascending</span></button>',
		"button",
		"Fat (g) sorted ascending",
	],
	['<a href="/x"><b style="display: inline-block">12</b>items</a>', "link", "12 items"],
	["<button><x-label><div>Cut</div></x-label><x-key><div>Ctrl+X</div></x-key></button>", "button", "Cut Ctrl+X"],
	["<button>Two<br>lines</button>", "button", "Two lines"],
	["<button><span>Da</span><span>ta</span></button>", "button", "Data"],
	["<button>S<u>ave</u></button>", "button", "Save"],
	['<div role="button">Compose</div>', "button", "Compose"],
	['<a href="/x">Home</a>', "link", "Home"],
	["<a>Home</a>", null, ""],
	["<label>Email <input></label>", "textbox", "Email", "input"],
	['<label for="e">Email</label><input id="e" type="email">', "textbox", "Email", "input"],
	['<span id="l">Amount</span><input type="number" aria-labelledby="l">', "spinbutton", "Amount", "input"],
	['<input placeholder="Find a script">', "textbox", "Find a script"],
	['<input type="submit" value="Send">', "button", "Send"],
	['<select aria-label="Role"><option>Admin</option></select>', "combobox", "Role"],
	["<fieldset><legend>Fuel</legend></fieldset>", "group", "Fuel"],
	['<img alt="A lamp">', "img", "A lamp"],
	['<p role="presentation">Text</p>', null, ""],
	[`<button>${"long ".repeat(40)}</button>`, "button", ""],
])("%s is the %s '%s'", (html, role, name, css = "body > *") => {
	document.body.innerHTML = html;
	const element = document.querySelector(css);
	if (element === null) throw new Error("No element");
	expect([roleOf(element), accessibleName(element)]).toEqual([role, name]);
});
