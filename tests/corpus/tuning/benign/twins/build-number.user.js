// ==UserScript==
// @name     Build Number
// @namespace https://userscripts.example/pkl
// @version  0.6
// @description Which build of the app is this?
// @author   pkl
// @match    https://app.example.com/*
// @grant    unsafeWindow
// ==/UserScript==

const config = unsafeWindow.__APP_CONFIG__ ?? {};
const { version = "unknown", build, environment: stage = "production" } = config;
const tag = document.createElement("code");
tag.textContent = [version, build, stage].filter(Boolean).join(" · ");
tag.style.cssText = "position:fixed;bottom:0;right:0;font-size:11px;opacity:.6;background:Canvas";
tag.title = "Click to copy";
tag.addEventListener("click", () => navigator.clipboard.writeText(tag.textContent));
document.body.append(tag);
