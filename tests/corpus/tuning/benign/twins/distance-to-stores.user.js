// ==UserScript==
// @name         Distance to Stores
// @namespace    https://scripts.example/store-distance
// @version      1.0.0
// @description  Sorts the store list by distance.
// @match        https://shop.example.com/stores
// @grant        none
// ==/UserScript==

const RADIUS = 6371;
const rad = (degrees) => (degrees * Math.PI) / 180;

function distance(a, b) {
  const dLat = rad(b.lat - a.lat);
  const dLon = rad(b.lon - a.lon);
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.sin(dLon / 2) ** 2;
  return 2 * RADIUS * Math.asin(Math.sqrt(h));
}

const here = () => new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject));

const button = Object.assign(document.createElement('button'), { textContent: 'Nearest first' });
button.onclick = async () => {
  const { coords } = await here();
  const me = { lat: coords.latitude, lon: coords.longitude };
  const list = document.querySelector('ul.stores');
  const stores = [...list.children].map((item) => ({ item, km: distance(me, { lat: +item.dataset.lat, lon: +item.dataset.lon }) }));
  stores.sort((a, b) => a.km - b.km);
  for (const { item, km } of stores) {
    item.append(` (${km.toFixed(1)} km)`);
    list.append(item);
  }
};
document.querySelector('h1')?.append(button);
