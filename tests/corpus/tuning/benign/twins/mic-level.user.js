// ==UserScript==
// @name         Microphone level before joining
// @namespace    mic.example
// @version      0.6
// @description  See whether your microphone works before you join
// @match        https://meet.example.com/lobby*
// @grant        none
// ==/UserScript==

const button = document.createElement("button");
button.textContent = "Test microphone";
document.querySelector(".lobby").append(button);

button.addEventListener("click", async () => {
	const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
	const context = new AudioContext();
	const analyser = context.createAnalyser();
	context.createMediaStreamSource(stream).connect(analyser);
	const data = new Uint8Array(analyser.fftSize);
	const meter = Object.assign(document.createElement("meter"), { max: 60 });
	button.replaceWith(meter);

	const stop = performance.now() + 10_000;
	(function frame(now) {
		analyser.getByteTimeDomainData(data);
		meter.value = data.reduce((m, v) => Math.max(m, Math.abs(v - 128)), 0);
		if (now < stop) requestAnimationFrame(frame);
		else {
			stream.getTracks().forEach((t) => t.stop());
			context.close();
			meter.replaceWith(button);
		}
	})(performance.now());
});
