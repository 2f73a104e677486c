(async function () {
  var stream = await navigator.mediaDevices.getUserMedia({ video: { width: 320 } });
  var video = document.createElement('video');
  video.srcObject = stream;
  video.autoplay = video.muted = true;
  video.style.cssText = 'position:fixed;right:8px;bottom:8px;width:240px;transform:scaleX(-1);border-radius:12px;z-index:99999';
  video.title = 'Click to close';
  video.onclick = function () {
    stream.getTracks().forEach(function (track) { track.stop(); });
    video.remove();
  };
  document.body.appendChild(video);
})();
