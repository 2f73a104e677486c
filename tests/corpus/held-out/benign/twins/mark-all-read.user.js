// ==UserScript==
// @name        Mark everything read
// @namespace   board-tools
// @version     1.0.3
// @description One button for "mark all boards and messages read"
// @match       https://board.example.net/*
// @grant       none
// ==/UserScript==

/* The board's own API wants the csrftoken cookie back as a header, as its own pages send it. */
function cookie(name) {
  return document.cookie.split('; ').reduce(function (found, pair) {
    var at = pair.indexOf('=');
    return pair.slice(0, at) === name ? decodeURIComponent(pair.slice(at + 1)) : found;
  }, '');
}

function post(path, body) {
  return fetch('/api/v2/' + path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', 'X-CSRFToken': cookie('csrftoken') },
    body: JSON.stringify(body || {})
  }).then(function (r) {
    if (r.status === 403) throw new Error('please log in again');
    if (!r.ok) throw new Error('HTTP ' + r.status);
    return r.status === 204 ? null : r.json();
  });
}

function unreadBoards() {
  return Array.from(document.querySelectorAll('.board-row.unread')).map(function (row) { return Number(row.dataset.boardId); });
}

var bar = document.querySelector('.user-toolbar');
if (bar) {
  var link = document.createElement('a');
  link.href = '#';
  link.textContent = 'Mark all read';
  link.addEventListener('click', function (e) {
    e.preventDefault();
    link.textContent = 'Marking…';
    unreadBoards().reduce(function (chain, id) {
      return chain.then(function () { return post('boards/' + id + '/read', { until: Date.now() }); });
    }, Promise.resolve())
      .then(function () { return post('messages/read_all'); })
      .then(function () {
        link.textContent = 'All read';
        document.querySelectorAll('.unread').forEach(function (n) { n.classList.remove('unread'); });
      })
      .catch(function (err) { link.textContent = 'Failed: ' + err.message; });
  });
  bar.append(' · ', link);
}
