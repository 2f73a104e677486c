(function (doc) {
    // prints only the article; the page comes back afterwards
    var main = doc.querySelector('article') || doc.querySelector('[role=main], main, #content, .content');
    if (!main) { alert('No article found, printing the whole page.'); window.print(); return; }

    var junk = 'nav, aside, footer, form, iframe, video, button, [class*="share"], [class*="related"], [class*="newsletter"], [class*="comment"]';
    var copy = main.cloneNode(true);
    copy.querySelectorAll(junk).forEach(function (n) { n.remove(); });
    copy.querySelectorAll('img[loading=lazy]').forEach(function (n) { n.loading = 'eager'; if (n.dataset.src) n.src = n.dataset.src; });

    var keep = Array.prototype.slice.call(doc.body.childNodes);
    var holder = doc.createElement('div');
    holder.style.cssText = 'max-width:42em;margin:0 auto;font:12pt/1.5 Georgia,serif;color:#000;background:#fff';
    var head = doc.createElement('p');
    head.textContent = doc.title + ' — ' + location.href + ' — ' + new Date().toLocaleDateString();
    head.style.cssText = 'font-size:9pt;color:#555;border-bottom:1px solid #999';
    holder.appendChild(head);
    holder.appendChild(copy);

    keep.forEach(function (n) { n.remove(); });
    doc.body.appendChild(holder);
    window.addEventListener('afterprint', function () {
        holder.remove();
        keep.forEach(function (n) { doc.body.appendChild(n); });
    }, { once: true });
    setTimeout(function () { window.print(); }, 400);
})(document);
