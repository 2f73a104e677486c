// ==UserScript==
// @name         Weather here, on the trail page
// @namespace    trailweather
// @version      1.2
// @description  A button on the trail planner that shows the forecast for where you stand
// @match        https://trails.example.org/plan*
// @connect      api.weather.example
// @grant        GM_xmlhttpRequest
// ==/UserScript==

const where = () =>
  new Promise((ok, no) => navigator.geolocation.getCurrentPosition(ok, no, { maximumAge: 600000, timeout: 10000 }));

function forecast(lat, lon) {
  const q = new URLSearchParams({
    // two decimals (about a kilometre) are enough for a forecast
    latitude: lat.toFixed(2),
    longitude: lon.toFixed(2),
    hourly: 'temperature_2m,precipitation_probability',
    forecast_days: '1',
    timezone: 'auto',
  });
  return new Promise((ok, no) =>
    GM_xmlhttpRequest({
      method: 'GET',
      url: `https://api.weather.example/v1/forecast?${q}`,
      anonymous: true,
      responseType: 'json',
      onload: (r) => ok(r.response),
      onerror: () => no(new Error('forecast not reachable')),
    }),
  );
}

const button = document.createElement('button');
button.type = 'button';
button.textContent = '☂ Weather where I am';
const list = document.createElement('ul');

button.onclick = async () => {
  try {
    const { coords } = await where();
    const { hourly } = await forecast(coords.latitude, coords.longitude);
    list.replaceChildren(
      ...hourly.time.map((t, i) => {
        const li = document.createElement('li');
        li.textContent = `${t.slice(11)}  ${hourly.temperature_2m[i]}°  ${hourly.precipitation_probability[i]} %`;
        return li;
      }),
    );
  } catch (e) {
    list.textContent = e.message || 'No position.';
  }
};

document.querySelector('#plan-sidebar')?.append(button, list);
