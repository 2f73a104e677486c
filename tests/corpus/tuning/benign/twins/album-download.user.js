// ==UserScript==
// @name         Album download
// @namespace    album.example
// @version      1.0.5
// @description  Saves all pictures of an album with tidy names
// @match        https://photos.example.com/album/*
// @grant        GM_download
// ==/UserScript==

const pad = (n) => String(n).padStart(3, "0");

async function saveAll(button) {
	const urls = [...document.querySelectorAll("a.photo")].map((a) => a.href);
	let done = 0;
	for (const url of urls) {
		await new Promise((resolve, reject) => {
			GM_download({ url, name: `${document.title}/${pad(++done)}.jpg`, onload: resolve, onerror: reject });
		});
		button.textContent = `${done} of ${urls.length}`;
	}
}

const button = document.createElement("button");
button.textContent = "Save album";
button.onclick = () => saveAll(button).catch((e) => (button.textContent = `Stopped: ${e.error ?? e}`));
document.querySelector(".album-title").append(button);
