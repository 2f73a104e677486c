// ==UserScript==
// @name        Table Filter
// @namespace   https://scripts.example/table-filter
// @version     1.4
// @description A filter above every long table.
// @match       https://data.example.org/*
// @grant       none
// ==/UserScript==

Array.prototype.forEach.call(document.querySelectorAll('table'), function (table) {
  if (table.rows.length < 15) return
  var field = document.createElement('input')
  field.type = 'search'
  field.placeholder = 'Filter rows'
  field.setAttribute('aria-label', 'Filter rows')
  field.oninput = function () {
    var wanted = field.value.toLowerCase()
    Array.prototype.slice.call(table.tBodies[0].rows).forEach(function (row) {
      row.hidden = row.textContent.toLowerCase().indexOf(wanted) < 0
    })
  }
  table.parentNode.insertBefore(field, table)
})
