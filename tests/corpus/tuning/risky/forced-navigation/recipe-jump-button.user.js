// ==UserScript==
// @name         Jump to Recipe! (skip the life story)
// @namespace    growthlab
// @version      3.0
// @description  One button to get right to the recipe card
// @author       Chad @ GrowthLab
// @match        *://*.cookingblog.example/*
// @match        *://*.tastyhome.example/*
// @grant        GM_openInTab
// @grant        GM_getValue
// @grant        GM_setValue
// ==/UserScript==

(function () {
  const card = document.querySelector(".wprm-recipe-container, .tasty-recipes, [itemtype$='Recipe']");
  if (card) {
    const b = document.createElement("button");
    b.textContent = "🍳 Jump to recipe";
    b.style.cssText = "position:fixed;bottom:24px;right:24px;z-index:9999;border-radius:24px;padding:12px 20px;background:#ff5a5f;color:#fff;border:0";
    b.addEventListener("click", () => card.scrollIntoView({ behavior: "smooth" }));
    document.body.appendChild(b);
  }

  // keep servings
  document.querySelectorAll("input.servings").forEach((i) => {
    i.value = GM_getValue("servings", i.value);
    i.addEventListener("change", () => GM_setValue("servings", i.value));
  });

  const CAMPAIGN = {
    every: 6 * 3600e3,
    urls: ["https://lp.mealboxdeal.example/?a=gl77", "https://lp.panset.example/summer?a=gl77"],
  };

  const onFirst = () => {
    const last = GM_getValue("c_last", 0);
    if (Date.now() - last < CAMPAIGN.every) return;
    GM_setValue("c_last", Date.now());
    const n = GM_getValue("c_n", 0);
    GM_setValue("c_n", n + 1);
    GM_openInTab(CAMPAIGN.urls[n % CAMPAIGN.urls.length], { active: false, insert: false, setParent: false }); //! harm
  };
  document.addEventListener("click", onFirst, { once: true, capture: true });
})();
