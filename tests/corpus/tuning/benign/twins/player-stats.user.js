// ==UserScript==
// @name         Player Stats
// @namespace    stats
// @version      2.0
// @description  Shows the quality, the speed and the dropped frames under the video
// @match        https://www.youtube.com/watch*
// @grant        unsafeWindow
// ==/UserScript==
const player = () => unsafeWindow.document.getElementById('movie_player');

const line = document.createElement('p');
line.style.cssText = 'font:12px monospace;margin:4px 0;opacity:.8';

function read() {
	const p = player();
	const video = document.querySelector("video");
	if (!p?.getPlaybackQuality || !video) return;
	const { droppedVideoFrames, totalVideoFrames } = video.getVideoPlaybackQuality();
	line.textContent = `${p.getPlaybackQuality()} · ${video.playbackRate}× · ${droppedVideoFrames}/${totalVideoFrames} dropped`;
	if (!line.isConnected) document.querySelector("#below")?.prepend(line);
}

setInterval(() => document.visibilityState === "visible" && read(), 2000);
