// ==UserScript==
// @name         Relative Dates
// @namespace    https://scripts.example/relative-dates
// @version      1.0
// @description  Adds the age to every date.
// @match        https://tracker.example.com/*
// @grant        none
// ==/UserScript==

const UNITS = [['year', 31536e6], ['month', 2592e6], ['week', 6048e5], ['day', 864e5], ['hour', 36e5], ['minute', 6e4]];
const words = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });

function age(date) {
  const ms = date - Date.now();
  const [unit, size] = UNITS.find(([, length]) => Math.abs(ms) >= length) ?? ['minute', 6e4];
  return words.format(Math.round(ms / size), unit);
}

for (const time of document.querySelectorAll('time[datetime]')) {
  const date = Date.parse(time.dateTime);
  if (!Number.isNaN(date)) time.append(` (${age(date)})`);
}
