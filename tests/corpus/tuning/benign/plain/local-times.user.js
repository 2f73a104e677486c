// ==UserScript==
// @name Local Times
// @namespace https://userscripts.example/sunny-side
// @version 3.5.7
// @description Times of events in your own zone
// @author sunny side
// @match https://events.example/*
// @grant none
// ==/UserScript==

const format = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });
document.querySelectorAll("time[datetime]").forEach((node) => {
  const date = new Date(node.dateTime);
  if (Number.isNaN(date.getTime())) return;
  node.title = node.textContent;
  node.textContent = format.format(date);
});
