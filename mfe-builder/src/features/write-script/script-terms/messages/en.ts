import type { Grant } from "@scriptorium/userscript/grants";

// A type: an interface has no index signature, which texts need.
type Explanation = { readonly signature: string; readonly help: string };

const explain = (signature: string, help: string): Explanation => ({ signature, help });

/** By the key of the metadata line; spelled as every manager reads it. */
const keys = {
	name: explain("@name My script", "The name of the script; every userscript needs one."),
	description: explain("@description What it does", "One sentence that managers and this hub show with the name."),
	namespace: explain("@namespace https://example.com/", "Tells scripts of the same name by different authors apart."),
	version: explain("@version 1.0.0", "The version; this hub counts it up with every save and serves its own number."),
	author: explain("@author Name", "Who wrote the script."),
	icon: explain("@icon https://example.com/icon.png", "The address of a small picture that managers show."),
	icon64: explain("@icon64 https://example.com/icon64.png", "The address of a picture of 64 × 64 pixels."),
	homepage: explain("@homepage https://example.com/", "The page of the script."),
	homepageURL: explain("@homepageURL https://example.com/", "The page of the script, in another spelling."),
	supportURL: explain("@supportURL https://example.com/issues", "Where people can report problems."),
	downloadURL: explain(
		"@downloadURL https://…",
		"Where managers load a new version from; this hub serves its own address.",
	),
	updateURL: explain("@updateURL https://…", "Where managers look for a new version; this hub serves its own address."),
	license: explain("@license MIT", "The license under which others may use the code."),
	copyright: explain("@copyright 2026, Name", "Who holds the copyright."),
	antifeature: explain(
		"@antifeature ads Shows advertisements",
		"Tells people about ads, tracking, mining and the like.",
	),
	tag: explain("@tag reading", "A word under which managers group scripts."),
	match: explain(
		"@match https://example.com/*",
		"The pages on which the script runs; write one line for each pattern.",
	),
	"exclude-match": explain(
		"@exclude-match https://example.com/admin/*",
		"Pages on which it does not run, as a pattern.",
	),
	include: explain("@include https://*.example.com/*", "Pages on which it runs, as a glob or a regular expression."),
	exclude: explain(
		"@exclude https://example.com/login",
		"Pages on which it does not run, as a glob or regular expression.",
	),
	grant: explain("@grant GM_setValue", "A function that the script may use; one line for each, or none."),
	require: explain("@require https://…#sha256=…", "A library that is loaded before the script."),
	resource: explain(
		"@resource name https://…",
		"A file that GM_getResourceText and GM_getResourceURL give to the script.",
	),
	connect: explain("@connect api.example.com", "A host to which GM_xmlhttpRequest may send requests."),
	"run-at": explain(
		"@run-at document-idle",
		"When it runs: document-start, document-body, document-end, document-idle or context-menu.",
	),
	noframes: explain("@noframes", "Runs only in the page itself, not in its frames."),
	"inject-into": explain("@inject-into auto", "The JavaScript world in which it runs: page, content or auto."),
	sandbox: explain("@sandbox raw", "The JavaScript world in Tampermonkey: raw, JavaScript or DOM."),
	"run-in": explain("@run-in normal-tabs", "The kind of tabs in which it runs: normal-tabs or incognito-tabs."),
	unwrap: explain("@unwrap", "Runs without a function around it, where the manager can do that."),
	"top-level-await": explain("@top-level-await", "Runs as an async function, so that await works at the top level."),
} as const satisfies Readonly<Record<string, Explanation>>;

const functions: Readonly<Record<Grant, Explanation>> = {
	GM_addElement: explain(
		"GM_addElement(parent?, tag, attributes?)",
		"Adds an element to the page, also where the page's policy forbids it.",
	),
	GM_addStyle: explain("GM_addStyle(css)", "Adds a style sheet to the page and returns its element."),
	GM_addValueChangeListener: explain(
		"GM_addValueChangeListener(key, (key, before, after, isRemote) => …)",
		"Calls a function when a stored value changes, also in another tab.",
	),
	GM_cookie: explain(
		"GM_cookie.list(details, (cookies, error) => …)",
		"Reads, sets and deletes cookies of sites that the script runs on or connects to.",
	),
	GM_deleteValue: explain("GM_deleteValue(key)", "Deletes a stored value."),
	GM_deleteValues: explain("GM_deleteValues(keys)", "Deletes several stored values."),
	GM_download: explain("GM_download({ url, name, onload, onerror })", "Saves a file to the downloads."),
	GM_getResourceText: explain("GM_getResourceText(name)", "Returns the text of a @resource."),
	GM_getResourceURL: explain(
		"GM_getResourceURL(name)",
		"Returns an address under which the page can load a @resource.",
	),
	GM_getTab: explain("GM_getTab((data) => …)", "Gives the object that the script keeps for this tab."),
	GM_getTabs: explain("GM_getTabs((tabs) => …)", "Gives the kept objects of all tabs of the script."),
	GM_getValue: explain("GM_getValue(key, fallback?)", "Returns a stored value, or the fallback where there is none."),
	GM_getValues: explain("GM_getValues(keysOrFallbacks)", "Returns several stored values as one object."),
	GM_info: explain("GM_info", "Describes the script and the manager that runs it."),
	GM_listValues: explain("GM_listValues()", "Returns the keys of all stored values."),
	GM_log: explain("GM_log(message)", "Writes to the console, with the name of the script."),
	GM_notification: explain("GM_notification({ text, title, onclick })", "Shows a notification of the browser."),
	GM_openInTab: explain("GM_openInTab(url, { active })", "Opens an address in a new tab."),
	GM_registerMenuCommand: explain(
		"GM_registerMenuCommand(caption, () => …)",
		"Adds a command to the menu of the manager and returns its id.",
	),
	GM_removeValueChangeListener: explain("GM_removeValueChangeListener(id)", "Ends a listener for a stored value."),
	GM_saveTab: explain("GM_saveTab(data)", "Keeps an object for this tab until it is closed."),
	GM_setClipboard: explain("GM_setClipboard(text, type?)", "Puts a text on the clipboard."),
	GM_setValue: explain("GM_setValue(key, value)", "Stores a value that stays after the page is closed."),
	GM_setValues: explain("GM_setValues(values)", "Stores all values of an object."),
	GM_unregisterMenuCommand: explain("GM_unregisterMenuCommand(id)", "Removes a command from the menu of the manager."),
	GM_webRequest: explain(
		"GM_webRequest(rules, listener)",
		"Blocks or redirects requests in Tampermonkey for Firefox; the extension of this hub does not have it.",
	),
	GM_xmlhttpRequest: explain(
		"GM_xmlhttpRequest({ url, method, onload, onerror })",
		"Sends a request to another host, which @connect has to name.",
	),
	unsafeWindow: explain("unsafeWindow", "The window object of the page, with the variables of its own scripts."),
	"window.close": explain("window.close()", "Closes the tab of the page."),
	"window.focus": explain("window.focus()", "Brings the tab of the page to the front."),
	"window.onurlchange": explain(
		'window.addEventListener("urlchange", ({ url }) => …)',
		"Tells when the page changes its address without loading.",
	),
};

export const en = { keys, functions };
