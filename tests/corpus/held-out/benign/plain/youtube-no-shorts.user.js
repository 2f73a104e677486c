// ==UserScript==
// @name         YouTube without Shorts
// @name:es      YouTube sin Shorts
// @namespace    sinshorts
// @version      2.7
// @description  Hides Shorts shelves, chips and tabs; a Short opened by a link plays in the normal player
// @description:es Oculta los Shorts y abre los enlaces en el reproductor normal
// @match        https://www.youtube.com/*
// @run-at       document-start
// @grant        none
// ==/UserScript==

(function () {
    // Hoja de estilo primero, para que no parpadee
    const estilo = document.createElement('style');
    estilo.textContent = `
        ytd-rich-section-renderer:has(ytd-rich-shelf-renderer[is-shorts]),
        ytd-reel-shelf-renderer,
        ytd-guide-entry-renderer:has(a[title="Shorts"]),
        ytd-mini-guide-entry-renderer[aria-label="Shorts"],
        ytd-video-renderer:has(a[href^="/shorts/"]),
        ytd-grid-video-renderer:has(a[href^="/shorts/"]),
        yt-tab-shape[tab-title="Shorts"] { display: none !important; }
    `;
    document.documentElement.appendChild(estilo);

    const aVideo = ruta => {
        const m = /^\/shorts\/([\w-]{11})/.exec(ruta);
        return m && '/watch?v=' + m[1];
    };

    // Página de un Short: misma web, reproductor normal
    const destino = aVideo(location.pathname);
    if (destino) location.replace(destino);

    // Navegación interna (SPA)
    document.addEventListener('yt-navigate-start', ev => {
        const d = ev.detail && ev.detail.url && aVideo(ev.detail.url);
        if (d) location.replace(d);
    });

    // Chips del buscador
    const limpiaChips = () => {
        document.querySelectorAll('yt-chip-cloud-chip-renderer').forEach(chip => {
            if (chip.textContent.trim() === 'Shorts') chip.hidden = true;
        });
    };
    document.addEventListener('yt-navigate-finish', () => setTimeout(limpiaChips, 500));
})();
