// ==UserScript==
// @name         Heading Keys
// @version      2.4
// @author       nordlys
// @match        https://*.wikipedia.org/*
// @grant        none
// ==/UserScript==

var heads = Array.prototype.slice.call(document.querySelectorAll('h2, h3'))
function jump(step) {
  var y = 4, at = heads.findIndex(function (h) { return h.getBoundingClientRect().top > y })
  if (at < 0) at = heads.length
  var goal = heads[step > 0 ? (Math.abs(heads[at] && heads[at].getBoundingClientRect().top) < 8 ? at + 1 : at) : at - 1]
  if (goal) goal.scrollIntoView()
}
document.addEventListener('keydown', function (e) {
  if (e.ctrlKey || e.target.closest('input, textarea')) return
  if (e.key === 'n') jump(1)
  if (e.key === 'p') jump(-1)
})
