// ==UserScript==
// @name         Order list to JSON
// @namespace    orders.example
// @version      1.0
// @description  Saves your own order list as a file
// @match        https://shop.example.com/orders*
// @grant        unsafeWindow
// @grant        GM_registerMenuCommand
// ==/UserScript==

GM_registerMenuCommand("Save orders", function () {
	var state = unsafeWindow.__INITIAL_STATE__;
	if (!state || !state.orders) {
		alert("No orders found on this page");
		return;
	}
	var slim = state.orders.map(function (o) {
		return { id: o.id, date: o.date, total: o.total, items: o.items.map(function (i) { return i.name; }) };
	});
	var a = document.createElement("a");
	a.href = URL.createObjectURL(new Blob([JSON.stringify(slim, null, 1)], { type: "application/json" }));
	a.download = "orders.json";
	a.click();
});
