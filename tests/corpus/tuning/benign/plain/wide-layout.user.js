// ==UserScript==
// @name         Wide layout
// @namespace    wide.example
// @version      1.0
// @description  Uses the full window width
// @match        https://docs.example.com/*
// @grant        GM_addStyle
// ==/UserScript==

GM_addStyle(`
	.container { max-width: none !important; }
	.sidebar { width: 240px !important; }
	.content { padding-inline: 32px !important; }
`);
