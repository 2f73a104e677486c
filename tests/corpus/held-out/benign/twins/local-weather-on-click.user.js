// ==UserScript==
// @name         Start page weather
// @namespace    startpage.weather
// @version      2.0
// @match        https://start.myhome.example/
// @connect      api.open-weather.example
// @grant        GM_xmlhttpRequest
// @grant        GM_setValue
// @grant        GM_getValue
// @description  A weather tile. Click it to use your (rounded) position.
// ==/UserScript==

const tile = document.createElement('button');
tile.className = 'tile weather';
tile.textContent = GM_getValue('last', '☁ click for the weather here');
document.querySelector('.tiles')?.append(tile);

const position = () =>
  new Promise((ok, fail) => navigator.geolocation.getCurrentPosition(ok, fail, { maximumAge: 6e5, timeout: 1e4 }));

const forecast = (lat, lon) =>
  new Promise((ok, fail) =>
    GM_xmlhttpRequest({
      url: `https://api.open-weather.example/v1/now?lat=${lat}&lon=${lon}&units=metric`,
      responseType: 'json',
      anonymous: true,
      onload: ({ response }) => ok(response),
      onerror: fail,
    }));

tile.addEventListener('click', async () => {
  tile.textContent = '…';
  try {
    const { coords } = await position();
    const now = await forecast(coords.latitude.toFixed(1), coords.longitude.toFixed(1));
    const text = `${now.icon ?? '☁'} ${Math.round(now.temperature)} °C, wind ${Math.round(now.wind)} km/h`;
    tile.textContent = text;
    GM_setValue('last', text);
  } catch (e) {
    tile.textContent = e.code === 1 ? 'no permission' : 'no weather today';
  }
});
