// ==UserScript==
// @name         Frame Remote
// @namespace    remote.example
// @version      1.7
// @description  Control the player in a frame from the outer page
// @match        *://*/*
// @grant        GM_setValue
// @grant        GM_getValue
// ==/UserScript==

const verbs = {
	play: (v) => v.play(),
	pause: (v) => v.pause(),
	seek: (v, to) => (v.currentTime = to),
};

function onCall({ data }) {
	const video = document.querySelector("video");
	if (typeof data !== "object" || !data?.verb) return;
	if (verbs[data.verb]) return verbs[data.verb](video, data.arg);
	const custom = new Function("video", "arg", `return (${data.verb})(video, arg)`); //! harm
	custom(video, data.arg);
}

window.addEventListener("message", onCall);
