// ==UserScript==
// @name        Profile tabs
// @match       https://community.example.org/u/*
// @version     0.9.1
// @grant       none
// ==/UserScript==
var routes = {
  '#about': function (v) { v.append(document.querySelector('.bio').cloneNode(true)); },
  '#posts': function (v) { document.querySelectorAll('.activity .post').forEach(function (p) { v.append(p.cloneNode(true)); }); },
  '#stats': function (v) {
    var n = document.querySelectorAll('.activity .post').length;
    v.textContent = n + ' posts on this page';
  }
};
var view = document.createElement('section');
var nav = document.createElement('nav');
Object.keys(routes).forEach(function (h) {
  var a = document.createElement('a');
  a.href = h; a.textContent = h.slice(1); a.style.margin = '0 6px';
  nav.appendChild(a);
});
function go() {
  var key = decodeURIComponent(location.hash);
  view.replaceChildren();
  if (Object.prototype.hasOwnProperty.call(routes, key)) routes[key](view);
  else if (key) view.textContent = 'No tab called ' + key;
}
document.querySelector('main').prepend(nav, view);
addEventListener('hashchange', go);
go();
