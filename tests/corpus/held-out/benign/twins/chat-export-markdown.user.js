// ==UserScript==
// @name         Chat export (Markdown / JSON)
// @namespace    chat.export
// @version      0.8.0
// @description  Export button for the assistant chat
// @match        https://chat.assistant.example/c/*
// @grant        GM_download
// @grant        GM_registerMenuCommand
// ==/UserScript==

const collect = () =>
  Array.from(document.querySelectorAll('[data-message-author]'), (el) => ({
    who: el.getAttribute('data-message-author'),
    at: el.querySelector('time')?.dateTime ?? null,
    body: el.querySelector('.message-body'),
  })).filter((m) => m.body);

function toMarkdown(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue;
  if (node.nodeType !== Node.ELEMENT_NODE) return '';
  const inner = () => Array.from(node.childNodes, toMarkdown).join('');
  switch (node.tagName) {
    case 'P': return inner() + '\n\n';
    case 'BR': return '\n';
    case 'STRONG': case 'B': return `**${inner()}**`;
    case 'EM': case 'I': return `*${inner()}*`;
    case 'CODE': return node.parentElement.tagName === 'PRE' ? inner() : '`' + inner() + '`';
    case 'PRE': return '\n```\n' + node.textContent.trimEnd() + '\n```\n\n';
    case 'A': return `[${inner()}](${node.href})`;
    case 'LI': return `- ${inner().trim()}\n`;
    case 'H1': case 'H2': case 'H3': return `${'#'.repeat(+node.tagName[1] + 1)} ${inner()}\n\n`;
    case 'BUTTON': case 'SVG': case 'STYLE': return '';
    default: return inner();
  }
}

function saveAs(ext, text, type) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const name = document.title.replace(/[\\/:*?"<>|]+/g, ' ').trim().slice(0, 80) || 'chat';
  GM_download({ url, name: `${name}.${ext}`, saveAs: true, onload: () => URL.revokeObjectURL(url) });
}

GM_registerMenuCommand('Export as Markdown', () => {
  const text = collect()
    .map((m) => `## ${m.who}${m.at ? ` (${m.at})` : ''}\n\n${toMarkdown(m.body).trim()}\n`)
    .join('\n---\n\n');
  saveAs('md', text, 'text/markdown');
});

GM_registerMenuCommand('Export as JSON', () => {
  const list = collect().map(({ who, at, body }) => ({ who, at, text: body.innerText }));
  saveAs('json', JSON.stringify({ url: location.href, messages: list }, null, 1), 'application/json');
});
