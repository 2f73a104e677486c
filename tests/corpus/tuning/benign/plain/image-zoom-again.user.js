// ==UserScript==
// @name         Image zoom
// @namespace    zoom.images.example
// @version      3.1
// @description  Hover a thumbnail to see the picture
// @match        https://photos.example.com/*
// @grant        none
// ==/UserScript==

class Zoom {
	constructor() {
		this.img = new Image();
		this.img.style.cssText = "position:fixed;display:none;max-width:60vw;max-height:80vh;box-shadow:0 0 12px #000;pointer-events:none;z-index:9999";
		document.body.append(this.img);
	}
	show(thumb, x, y) {
		this.img.src = thumb.dataset.full ?? thumb.src;
		this.img.style.display = "block";
		this.move(x, y);
	}
	move(x, y) {
		this.img.style.left = `${x < innerWidth / 2 ? x + 20 : x - this.img.width - 20}px`;
		this.img.style.top = `${Math.max(0, Math.min(y - this.img.height / 2, innerHeight - this.img.height))}px`;
	}
	hide() {
		this.img.style.display = "none";
		this.img.removeAttribute("src");
	}
}

const zoom = new Zoom();
document.addEventListener("mouseover", (e) => e.target.matches("img.thumb") && zoom.show(e.target, e.clientX, e.clientY));
document.addEventListener("mousemove", (e) => e.target.matches("img.thumb") && zoom.move(e.clientX, e.clientY));
document.addEventListener("mouseout", (e) => e.target.matches("img.thumb") && zoom.hide());
