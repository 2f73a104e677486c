// ==UserScript==
// @name         Link type icons
// @namespace    icons.example
// @version      1.2
// @description  Icons after links to files and other sites
// @match        https://wiki.example.com/*
// @icon         data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7
// @grant        GM_addStyle
// ==/UserScript==

const icons = {
	pdf: "iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mP8z8BQz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC",
	zip: "iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FAAhKDveksOjmAAAAAElFTkSuQmCC",
	out: "iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNkYPhfz0AEYBxVSF+FAP5FDvcfRYWgAAAAAElFTkSuQmCC",
};

const rule = (sel, data) => `${sel}::after{content:"";display:inline-block;width:10px;height:10px;margin-left:3px;background:url(data:image/png;base64,${data})}`;

GM_addStyle(
	[rule("a[href$='.pdf']", icons.pdf), rule("a[href$='.zip']", icons.zip), rule("a[href^='http']:not([href*='wiki.example.com'])", icons.out)].join("\n"),
);
