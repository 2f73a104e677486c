// ==UserScript==
// @name        Checkout Helper
// @version     1.1.5
// @description Groups the digits of card numbers and says which field is wrong
// @match       https://shop.example.com/checkout*
// @grant       none
// ==/UserScript==
const number = document.querySelector("input[autocomplete=cc-number]");
const hint = document.createElement("small");
number?.after(hint);

function valid(digits) {
  let sum = 0;
  for (let i = digits.length - 1, twice = false; i >= 0; i--, twice = !twice) {
    const digit = Number(digits[i]) * (twice ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return digits.length > 12 && sum % 10 === 0;
}

number?.addEventListener("input", () => {
  const digits = number.value.replace(/\D/g, "");
  number.value = digits.replace(/(\d{4})(?=\d)/g, "$1 ");
  hint.textContent = digits.length < 13 || valid(digits) ? "" : "Please check this number";
});
