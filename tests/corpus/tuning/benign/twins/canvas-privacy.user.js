// ==UserScript==
// @name         Canvas noise
// @namespace    privacy.example
// @version      1.3
// @description  Makes canvas fingerprints useless
// @match        *://*/*
// @grant        none
// @run-at       document-start
// ==/UserScript==

(function () {
	const seed = crypto.getRandomValues(new Uint8Array(64));

	function stir(canvas) {
		const g = canvas.getContext("2d");
		if (!g || !canvas.width || !canvas.height) return;
		const w = Math.min(canvas.width, 16);
		const image = nativeRead.call(g, 0, 0, w, 1);
		for (let i = 0; i < image.data.length; i += 4) image.data[i] ^= seed[i % seed.length] & 1;
		g.putImageData(image, 0, 0);
	}

	const nativeRead = CanvasRenderingContext2D.prototype.getImageData;
	for (const name of ["toDataURL", "toBlob"]) {
		const native = HTMLCanvasElement.prototype[name];
		HTMLCanvasElement.prototype[name] = function (...args) {
			stir(this);
			return native.apply(this, args);
		};
	}
	CanvasRenderingContext2D.prototype.getImageData = function (...args) {
		stir(this.canvas);
		return nativeRead.apply(this, args);
	};
})();
