// ==UserScript==
// @name         Map: coordinates in every notation + links to other maps
// @namespace    geo.tools
// @version      1.8.1
// @description  Reads the position from the map's address, shows decimal / DMS / Plus-like notations and links to the same spot elsewhere
// @match        https://map.example.org/*
// @grant        GM_setClipboard
// @grant        GM_addStyle
// ==/UserScript==

GM_addStyle('#geo-tools{position:absolute;bottom:24px;left:10px;z-index:1200;background:#fffd;padding:6px 8px;border-radius:4px;font:12px/1.5 sans-serif}#geo-tools code{cursor:copy}#geo-tools a{margin-right:8px}');

const parseHash = () => {
  const m = /#(?:.*&)?map=(\d+(?:\.\d+)?)\/(-?\d+(?:\.\d+)?)\/(-?\d+(?:\.\d+)?)/.exec(location.hash);
  return m && { z: Math.round(m[1]), lat: +m[2], lon: +m[3] };
};

const dms = (v, pos, neg) => {
  const a = Math.abs(v), d = Math.floor(a), mFull = (a - d) * 60, m = Math.floor(mFull), s = ((mFull - m) * 60).toFixed(1);
  return `${d}°${String(m).padStart(2, '0')}′${s.padStart(4, '0')}″${v < 0 ? neg : pos}`;
};

const utm = ({ lat, lon }) => {
  const zone = Math.floor((lon + 180) / 6) + 1;
  const a = 6378137, f = 1 / 298.257223563, k0 = 0.9996, e2 = f * (2 - f), ep2 = e2 / (1 - e2);
  const rad = Math.PI / 180, p = lat * rad, l0 = ((zone - 1) * 6 - 180 + 3) * rad;
  const N = a / Math.sqrt(1 - e2 * Math.sin(p) ** 2), T = Math.tan(p) ** 2, C = ep2 * Math.cos(p) ** 2, A = (lon * rad - l0) * Math.cos(p);
  const M = a * ((1 - e2 / 4 - 3 * e2 ** 2 / 64) * p - (3 * e2 / 8 + 3 * e2 ** 2 / 32) * Math.sin(2 * p) + (15 * e2 ** 2 / 256) * Math.sin(4 * p));
  const east = k0 * N * (A + (1 - T + C) * A ** 3 / 6) + 500000;
  let north = k0 * (M + N * Math.tan(p) * (A ** 2 / 2 + (5 - T + 9 * C + 4 * C ** 2) * A ** 4 / 24));
  if (lat < 0) north += 1e7;
  return `${zone}${'CDEFGHJKLMNPQRSTUVWX'[Math.min(19, Math.floor((lat + 80) / 8))]} ${Math.round(east)} ${Math.round(north)}`;
};

const OTHERS = {
  Topo: ({ z, lat, lon }) => `https://topo.example.net/#${z}/${lat}/${lon}`,
  Aerial: ({ z, lat, lon }) => `https://aerial.example.com/@${lat},${lon},${z}z`,
  Cycling: ({ z, lat, lon }) => `https://cycle.example.net/?zoom=${z}&lat=${lat}&lon=${lon}`,
};

const box = document.createElement('div');
box.id = 'geo-tools';
document.body.append(box);

const update = () => {
  const p = parseHash();
  box.hidden = !p;
  if (!p) return;
  const rows = [`${p.lat.toFixed(5)}, ${p.lon.toFixed(5)}`, `${dms(p.lat, 'N', 'S')} ${dms(p.lon, 'E', 'W')}`, utm(p), `geo:${p.lat},${p.lon}?z=${p.z}`];
  box.replaceChildren(...rows.map((t) => {
    const c = Object.assign(document.createElement('code'), { textContent: t, title: 'click to copy' });
    c.onclick = () => GM_setClipboard(t);
    const d = document.createElement('div');
    d.append(c);
    return d;
  }), ...Object.entries(OTHERS).map(([name, fn]) => Object.assign(document.createElement('a'), { href: fn(p), target: '_blank', rel: 'noopener noreferrer', textContent: name })));
};

addEventListener('hashchange', update);
// the map uses history.replaceState, which fires no event
let last = '';
setInterval(() => { if (last !== location.hash) { last = location.hash; update(); } }, 500);
