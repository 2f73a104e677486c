// ==UserScript==
// @name         Event to calendar file
// @namespace    ics.example
// @version      1.1
// @description  Save the event as .ics
// @match        https://events.example.org/event/*
// @grant        none
// ==/UserScript==

const utc = (date) => date.toISOString().replace(/[-:]|\.\d{3}/g, "");
const clean = (text) => text.trim().replace(/([,;\\])/g, "\\$1").replace(/\s*\n\s*/g, "\\n");
const text = (sel) => document.querySelector(sel)?.textContent ?? "";

function ics() {
	const [start, end] = [...document.querySelectorAll(".event time")].map((t) => new Date(t.dateTime));
	return [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//event to file//EN",
		"BEGIN:VEVENT",
		`UID:${location.pathname.split("/").pop()}@events.example.org`,
		`DTSTAMP:${utc(new Date())}`,
		`DTSTART:${utc(start)}`,
		`DTEND:${utc(end ?? new Date(start.getTime() + 36e5))}`,
		`SUMMARY:${clean(text("h1"))}`,
		`LOCATION:${clean(text(".place"))}`,
		`URL:${location.href}`,
		"END:VEVENT",
		"END:VCALENDAR",
	].join("\r\n");
}

const a = document.createElement("a");
a.textContent = "Save to calendar";
a.download = "event.ics";
a.href = "#";
a.addEventListener("click", () => (a.href = "data:text/calendar;charset=utf-8," + encodeURIComponent(ics())));
document.querySelector(".event")?.append(a);
