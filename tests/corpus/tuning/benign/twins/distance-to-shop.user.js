// ==UserScript==
// @name        How far is it?
// @namespace   howfar
// @version     1.1
// @match       https://classifieds.example.com/*
// @grant       none
// ==/UserScript==
const rad = d => d * Math.PI / 180;
const km = (a, b) => 12742 * Math.asin(Math.sqrt(
  Math.sin(rad(b.lat - a.lat) / 2) ** 2 + Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.sin(rad(b.lon - a.lon) / 2) ** 2));
const btn = document.createElement('button');
btn.textContent = 'Show distances';
document.querySelector('.results').before(btn);
btn.onclick = () => navigator.geolocation.getCurrentPosition(({ coords }) => {
  const me = { lat: coords.latitude, lon: coords.longitude };
  document.querySelectorAll('[data-lat][data-lon]').forEach(el => {
    el.append(` (${km(me, { lat: +el.dataset.lat, lon: +el.dataset.lon }).toFixed(1)} km)`);
  });
}, err => alert(err.message));
