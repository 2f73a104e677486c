// ==UserScript==
// @name         Table → CSV / Markdown
// @namespace    tablecsv
// @version      1.3.0
// @description  Hover a table, get buttons to save it as CSV or TSV or copy it as Markdown
// @include      http*://*
// @grant        GM_setClipboard
// @noframes
// ==/UserScript==

/* global GM_setClipboard */
;(function () {
  'use strict'

  function grid (table) {
    const out = []
    Array.from(table.rows).forEach((row, r) => {
      out[r] = out[r] || []
      let c = 0
      Array.from(row.cells).forEach(cell => {
        while (out[r][c] !== undefined) c++
        const text = cell.innerText.replace(/\u00a0/g, ' ').trim()
        for (let y = 0; y < cell.rowSpan; y++) {
          out[r + y] = out[r + y] || []
          for (let x = 0; x < cell.colSpan; x++) out[r + y][c + x] = x || y ? '' : text
        }
        c += cell.colSpan
      })
    })
    return out
  }

  const quote = s => /[",\n\r]/.test(s) ? '"' + s.replace(/"/g, '""') + '"' : s
  const formula = s => /^[=+@]/.test(s) ? "'" + s : s
  const asCsv = g => '\ufeff' + g.map(r => r.map(formula).map(quote).join(',')).join('\r\n')
  const asTsv = g => g.map(r => r.map(s => s.replace(/\s+/g, ' ')).join('\t')).join('\n')
  const asMarkdown = g => {
    const line = r => '| ' + r.map(s => s.replace(/\|/g, '\\|').replace(/\n/g, '<br>')).join(' | ') + ' |'
    return [line(g[0]), line(g[0].map(() => '---'))].concat(g.slice(1).map(line)).join('\n')
  }

  function save (text, type, ext) {
    const url = URL.createObjectURL(new Blob([text], { type: type + ';charset=utf-8' }))
    const a = document.createElement('a')
    a.href = url
    a.download = (document.title.replace(/[^\w\- ]+/g, '').trim() || 'table') + '.' + ext
    document.body.appendChild(a)
    a.click()
    a.remove()
    setTimeout(() => URL.revokeObjectURL(url), 10000)
  }

  const bar = document.createElement('div')
  bar.style.cssText = 'position:absolute;display:none;z-index:99999;background:#fff;border:1px solid #aaa;font:12px sans-serif;padding:2px'
  let current = null
  ;[
    ['CSV', t => save(asCsv(grid(t)), 'text/csv', 'csv')],
    ['TSV', t => save(asTsv(grid(t)), 'text/tab-separated-values', 'tsv')],
    ['MD', t => GM_setClipboard(asMarkdown(grid(t)), 'text')]
  ].forEach(([label, fn]) => {
    const b = document.createElement('button')
    b.type = 'button'
    b.textContent = label
    b.addEventListener('click', () => current && fn(current))
    bar.appendChild(b)
  })
  document.body.appendChild(bar)

  document.addEventListener('mouseover', e => {
    if (bar.contains(e.target)) return
    const t = e.target.closest && e.target.closest('table')
    if (!t || t.rows.length < 2) { bar.style.display = 'none'; current = null; return }
    current = t
    const r = t.getBoundingClientRect()
    bar.style.left = r.left + scrollX + 'px'
    bar.style.top = Math.max(0, r.top + scrollY - 2) + 'px'
    bar.style.display = 'block'
  })
})()
