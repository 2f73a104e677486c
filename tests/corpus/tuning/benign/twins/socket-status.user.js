// ==UserScript==
// @name         Chat Connection Light
// @namespace    https://scripts.example/chat-light
// @version      1.0
// @description  Green or red light for the chat connection.
// @match        https://chat.example.net/*
// @run-at       document-start
// @grant        none
// ==/UserScript==

const light = document.createElement('span');
light.textContent = '●';
light.style.cssText = 'position:fixed;top:4px;right:4px;font-size:20px;color:grey';
const set = (colour) => {
  light.style.color = colour;
};

const Native = window.WebSocket;
window.WebSocket = class extends Native {
  constructor(...args) {
    super(...args);
    this.addEventListener('open', () => set('limegreen'));
    this.addEventListener('close', () => set('tomato'));
    this.addEventListener('error', () => set('orange'));
  }
};

addEventListener('DOMContentLoaded', () => document.body.append(light));
