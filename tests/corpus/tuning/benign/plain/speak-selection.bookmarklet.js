(function () {
  var text = String(getSelection()) || (document.querySelector('article') || document.body).innerText;
  if (speechSynthesis.speaking) return speechSynthesis.cancel();
  var speech = new SpeechSynthesisUtterance(text.slice(0, 20000));
  speech.lang = document.documentElement.lang || navigator.language;
  speechSynthesis.speak(speech);
})();
