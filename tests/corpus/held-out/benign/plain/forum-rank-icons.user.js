// ==UserScript==
// @name         Sharper rank icons
// @namespace    rank-icons
// @version      1.0
// @description  Replaces the blurry rank GIFs of the forum with crisp ones, embedded in the script
// @match        https://forum.example.org/viewtopic.php*
// @match        https://forum.example.org/memberlist.php*
// @icon         data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAYAAAAf8/9hAAAA1klEQVR42qXL0WYDURSF4XU7L1WqVIlSPapUiNCn2I9zqBClQoQqESJEiFAhSpUKEaL04tzvrM0ZJjNDZszFd7P3+vE/f0YT+Jt1yyTkSCIXb4UtDtNOnlAgzQnxd7LHftLO8qRn+GyD3fgpJaQVSdph+/FoEgqkFYXYAL/vD8aR1mQN8DO6N0JakzXA9/DOCGlN1gBfg1vjSGuyBti8tUxCgbSiEBtg/XqTEtKKJO3w2b/O8qRn+GyDVe8qTyiQ5oT4O9lj+XJZJiFHErl4K2yx8BeNHAFAYWdXIag8oQAAAABJRU5ErkJggg==
// @grant        none
// ==/UserScript==

const PNG = {
  newbie: 'iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAYAAADgdz34AAABNUlEQVR42rXM0SpEURTG8e/mvNF5jPMGEmlLJBLJNHumaSQSiUQiuZdIJBKJRCJ5gfUoy7envet0Zk4zzey5+N2s1vfH2V8Tw4TT30YvUjJkPeNvXbc4+amXSciSkJYQ/5OUdXD8XeskIyHtkfhNWwtHX9UiQ9onU+zh8LOSl5EOKMs3cfCxEiQkpAMS32p1sf++HFjSSGzoYu9tKRDSSCR0sfu66KSkkbkmsPOy4BjSyFwT2H6edyxpZK4JbD3NOZY0MtcENh9nHUMamWsCGw8zTkoamWsC6/fTgZBGIqGLtbupwJJGYkMXq7eTQUJCOiDxrVYXzRuTl5EOKMs30bieKDKkfTLFHupX451kJKQ9Er9pa6F2OVYmIUtCWkL8T1LWQfVitBcpGbKe8beuW1TOR4bqH0CxOviE43pxAAAAAElFTkSuQmCC',
  member: 'iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAYAAADgdz34AAABM0lEQVR42rXM0SpEURTG8e/mvNF5B8lJJBKJtCWSe9kkEolEIpG8jkQikWhFIpG8wfLtae86nZnTnGb2XPxuVuv7Y/78D52EubPfKlIyZD3jb023mD39KZOQJSEtIf4nKetg5uS7kYyEtCLxm7oWpo+/igxpi0yxh6mjz7yMtE1Zvglz+BEkJKRtEt+qdTF58B5Y0khs6GJi/y0Q0kgkdDG+9+qkpJG5JjC2K44hjcw1gdGdF8eSRuaawMj2s2NJI3NNYHjryTGkkbkmMLT56KSkkbkmMLjxEAhpJBK6GFi/DyxpJDZ00b92FyQkpG0S36p10bd6m5eRtinLN9G7clNkSFtkij1ky9eNZCSkFYnf1LXQs3RVJiFLQlpC/E9S1kH34mUVKRmynvG3plt0LVx01D833FF4cLQQFgAAAABJRU5ErkJggg==',
  regular: 'iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAYAAADgdz34AAAAuklEQVR42rXM0QoBURhF4f04+1kkSZIkSZIkSZIH2++3lRAzc+b8M2Yuvsu1oDvRJ+jGXkFXNuGXcANdGOWCUAedGeGEbAudmOOM2h46so6Dkg/owBQ3VPmB9qzilkovaMci/+nnB235zR35PKEN39yx5xda880de36hFb+5I58ntGSR//Tzgxas4pZKL2jOFDdU+YFmrOOg5AOaMscZtT00YYQTsi00ZpQLQh00YhN+CTfQkL2CBuzVA4efpJKSaDsTAAAAAElFTkSuQmCC',
  veteran: 'iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAYAAADgdz34AAAAuElEQVR42rXM4QrBYByF8XMFkiRJkiRJkiTpXPG5yaPEYtu79z/bPvw+Pg9EYkjQg4OC7mzDb+EGujHKJaEOujLCCdkWujDHGY09dGYTByUf0Ikpbqn2Ax1Zx3+qvKADy9zRzw/a85t7UjyhHT/cs9cX2vLDPXt9oQ2/uSfFE1qzzB39/KAV6/hPlRe0ZIpbqv1ACzZxUPIBzZnjjMYemjHCCdkWmjLKJaEOmrANv4UbaMxBQSMO6gln3zQSyj92nQAAAABJRU5ErkJggg==',
  moderator: 'iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAYAAADgdz34AAAAMElEQVR42mPQ6KlgQMP/KcQo5jGMWkCOBVTFoxaQZcFoMh3NB6MWjCbT0Xww8iwAACCEYm42mxFRAAAAAElFTkSuQmCC',
  admin: 'iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAYAAADgdz34AAAAMElEQVR42mPosVnAgIb/U4hRzGMYtYAcC6iKRy0gy4LRZDqaD0YtGE2mo/lg5FkAAOL+6W4NHQRNAAAAAElFTkSuQmCC'
};

// One object URL per picture instead of hundreds of long data: addresses.
const urls = Object.fromEntries(Object.entries(PNG).map(([rank, b64]) => {
  const bytes = Uint8Array.from(atob(b64), c => c.charCodeAt(0));
  return [rank, URL.createObjectURL(new Blob([bytes], { type: 'image/png' }))];
}));

const rankOf = img => {
  const name = (img.getAttribute('src') || '').split('/').pop().replace(/\.gif$/, '');
  if (urls[name]) return name;
  const title = (img.title || img.alt || '').toLowerCase();
  return Object.keys(urls).find(r => title.includes(r));
};

function swap(root) {
  root.querySelectorAll('img[src*="/ranks/"]').forEach(img => {
    const rank = rankOf(img);
    if (!rank) return;
    img.src = urls[rank];
    img.width = img.height = 24;
    img.title = rank[0].toUpperCase() + rank.slice(1);
  });
}

swap(document);
new MutationObserver(() => swap(document)).observe(document.getElementById('page-body') || document.body, { childList: true, subtree: true });
addEventListener('pagehide', () => Object.values(urls).forEach(u => URL.revokeObjectURL(u)));
