// ==UserScript==
// @name         File Icons
// @namespace    https://scripts.example/file-icons
// @version      1.1.0
// @description  Icons for file types in directory listings.
// @match        https://files.example.org/*
// @icon         data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==
// @grant        none
// ==/UserScript==

const PNG = 'data:image/png;base64,';
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const TYPES = JSON.parse(atob('eyJwZGYiOiIjYzAwIiwidHh0IjoiIzY2NiIsInppcCI6IiM5NjAifQ=='));

for (const link of document.querySelectorAll('a[href]')) {
  const extension = link.pathname.split('.').pop().toLowerCase();
  const icon = document.createElement('img');
  icon.src = PNG + PIXEL;
  icon.width = icon.height = 12;
  icon.style.background = TYPES[extension] ?? '#9cf';
  icon.alt = '';
  link.prepend(icon, ' ');
}
