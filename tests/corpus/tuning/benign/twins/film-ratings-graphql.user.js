// ==UserScript==
// @name         Film ratings
// @match        https://cinema.example.com/programme*
// @version      1.2
// @grant        GM.xmlHttpRequest
// @grant        GM.getValue
// @grant        GM.setValue
// @connect      graphql.films.example
// ==/UserScript==
const QUERY = 'query R($t:String!,$y:Int){ film(title:$t, year:$y){ score votes slug } }';
const DAY = 864e5;

async function rating(title, year) {
  const key = `r:${title}:${year}`;
  const hit = await GM.getValue(key);
  if (hit && Date.now() - hit.at < 7 * DAY) return hit.film;
  const r = await GM.xmlHttpRequest({
    method: 'POST',
    url: 'https://graphql.films.example/',
    headers: { 'content-type': 'application/json' },
    data: JSON.stringify({ query: QUERY, variables: { t: title, y: year } }),
    anonymous: true,
  });
  const film = JSON.parse(r.responseText).data?.film ?? null;
  await GM.setValue(key, { at: Date.now(), film });
  return film;
}

(async () => {
  for (const card of document.querySelectorAll('.film-card')) {
    const title = card.querySelector('.title').textContent.trim();
    const year = parseInt(card.dataset.year, 10) || null;
    const film = await rating(title, year).catch(() => null);
    if (!film) continue;
    const a = document.createElement('a');
    a.href = `https://films.example/title/${encodeURIComponent(film.slug)}`;
    a.textContent = `★ ${film.score.toFixed(1)} (${film.votes})`;
    card.append(a);
  }
})();
