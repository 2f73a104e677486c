// ==UserScript==
// @name         Outline Panel
// @namespace    https://scripts.example/outline
// @version      2.0.0
// @description  A table of contents for every long page of the handbook.
// @match        https://handbook.example.org/*
// @grant        none
// ==/UserScript==

class Outline {
  constructor(root) {
    this.headings = [...root.querySelectorAll('h2, h3')];
    this.panel = document.createElement('nav');
    this.panel.ariaLabel = 'Outline';
    this.panel.style.cssText = 'position:fixed;right:1rem;top:5rem;max-width:16rem;font-size:.85rem';
  }

  render() {
    const list = document.createElement('ul');
    this.headings.forEach((heading, index) => {
      heading.id ||= `part-${index + 1}`;
      const link = Object.assign(document.createElement('a'), { href: `#${heading.id}`, textContent: heading.textContent });
      const item = document.createElement('li');
      item.style.marginLeft = heading.tagName === 'H3' ? '1rem' : '0';
      item.append(link);
      list.append(item);
    });
    this.panel.append(list);
    document.body.append(this.panel);
  }
}

const outline = new Outline(document.querySelector('main') ?? document.body);
if (outline.headings.length > 3) outline.render();
