// ==UserScript==
// @name        Wallet Balance Note
// @version     1.6.3
// @description Shows the balance of the connected wallet beside prices
// @author      rhea
// @match       https://market.example/*
// @grant       none
// ==/UserScript==
const WEI = 10n ** 18n;
const inEther = (hex) => {
  const wei = BigInt(hex);
  return `${wei / WEI}.${String(wei % WEI).padStart(18, "0").slice(0, 4)}`;
};

async function show() {
  const { ethereum } = window;
  if (!ethereum) return;
  const [account] = await ethereum.request({ method: "eth_accounts" });
  if (!account) return;
  const balance = await ethereum.request({ method: "eth_getBalance", params: [account, "latest"] });
  const note = document.createElement("output");
  note.value = `${account.slice(0, 6)}…${account.slice(-4)}: ${inEther(balance)} ETH`;
  document.querySelector("header")?.append(note);
}
show();
window.ethereum?.on?.("accountsChanged", show);
