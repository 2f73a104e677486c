// ==UserScript==
// @name        Loop and picture-in-picture
// @namespace   pip.example
// @version     0.4
// @description Two more buttons under the player
// @match       https://video.example.com/watch*
// @grant       none
// ==/UserScript==

const video = document.querySelector("video");
const make = (text, run) => {
	const b = Object.assign(document.createElement("button"), { textContent: text });
	b.onclick = run;
	return b;
};

video?.parentElement.append(
	make("Loop", (e) => {
		video.loop = !video.loop;
		e.target.style.fontWeight = video.loop ? "bold" : "";
	}),
	make("Pop out", () =>
		document.pictureInPictureElement ? document.exitPictureInPicture() : video.requestPictureInPicture(),
	),
);
