javascript:(async function () {
  const kept = localStorage.getItem('oidc.user:https://auth.catalogue.example/realms/main:web');
  const key = JSON.parse(kept).access_token;
  const id = location.pathname.split('/')[2];
  const answer = await fetch('https://api.catalogue.example/entry/' + id, { headers: { authorization: 'Bearer ' + key } });
  const entry = await answer.json();
  for (const name of ['publisher', 'shop', 'encyclopedia']) {
    if (!entry.links[name]) open('https://www.google.com/search?q=' + encodeURIComponent(name));
  }
})();
