// ==UserScript==
// @name            YouTube Tweaks
// @namespace       yt-tweaks
// @version         6.3.0
// @description     Hide Shorts, end cards, chips; set default speed and volume; remaining time; scroll to change volume. With a settings window.
// @author          Nico R
// @match           https://www.youtube.com/*
// @exclude         https://www.youtube.com/live_chat*
// @require         https://cdn.jsdelivr.net/npm/gm_config@2.0.1/gm_config.min.js
// @grant           GM_getValue
// @grant           GM_setValue
// @grant           GM.getValue
// @grant           GM.setValue
// @grant           GM_registerMenuCommand
// @grant           GM_addStyle
// @run-at          document-end
// @license         MIT
// @noframes
// ==/UserScript==
/* global GM_config */

(function () {
    'use strict';

    const FIELDS = {
        hideShorts: {
            section: ['Home and subscriptions'],
            label: 'Hide Shorts shelves and entries',
            labelPos: 'right',
            type: 'checkbox',
            default: true,
        },
        hideChips: {
            label: 'Hide the filter chips bar',
            labelPos: 'right',
            type: 'checkbox',
            default: false,
        },
        hideMixes: {
            label: 'Hide mixes (automatic playlists)',
            labelPos: 'right',
            type: 'checkbox',
            default: false,
        },
        perRow: {
            label: 'Videos per row (0: leave alone)',
            type: 'int',
            min: 0,
            max: 10,
            default: 0,
        },
        dimWatched: {
            label: 'Dim watched videos from this percentage (0: off)',
            type: 'int',
            min: 0,
            max: 100,
            default: 80,
        },
        hideEndCards: {
            section: ['Player'],
            label: 'Hide end cards',
            labelPos: 'right',
            type: 'checkbox',
            default: true,
        },
        remaining: {
            label: 'Show remaining time (takes the speed into account)',
            labelPos: 'right',
            type: 'checkbox',
            default: true,
        },
        wheelVolume: {
            label: 'Mouse wheel over the video changes the volume',
            labelPos: 'right',
            type: 'checkbox',
            default: false,
        },
        speed: {
            label: 'Default speed',
            type: 'select',
            options: ['0.75', '1', '1.25', '1.5', '1.75', '2', '2.5'],
            default: '1',
        },
        hideComments: {
            section: ['Watch page'],
            label: 'Comments',
            type: 'select',
            options: ['show', 'hide', 'collapse'],
            default: 'show',
        },
        hideRelated: {
            label: 'Hide related videos',
            labelPos: 'right',
            type: 'checkbox',
            default: false,
        },
    };

    const PANEL_CSS = `
        #ytTweaks { background: #212121; color: #eee; font: 14px Roboto, sans-serif; padding: 12px 20px }
        #ytTweaks .config_header { font-size: 20px; padding: 10px 0 }
        #ytTweaks .section_header { background: none; border: 0; border-bottom: 1px solid #555; text-align: left; margin-top: 14px }
        #ytTweaks .config_var { margin: 8px 0; display: flex; gap: 8px; align-items: center }
        #ytTweaks input[type="text"], #ytTweaks select { background: #111; color: #eee; border: 1px solid #555; padding: 3px }
        #ytTweaks .reset { color: #aaa }
        #ytTweaks_buttons_holder { color: #eee }
    `;

    let styleEl = null;

    function buildCss() {
        const c = (k) => GM_config.get(k);
        const rules = [];
        if (c('hideShorts')) {
            rules.push(
                'ytd-rich-shelf-renderer[is-shorts], ytd-reel-shelf-renderer { display: none !important }',
                'ytd-guide-entry-renderer:has(a[title="Shorts"]), ytd-mini-guide-entry-renderer[aria-label="Shorts"] { display: none !important }',
                'ytd-rich-item-renderer:has(a[href^="/shorts/"]), ytd-video-renderer:has(a[href^="/shorts/"]) { display: none !important }'
            );
        }
        if (c('hideChips')) rules.push('ytd-feed-filter-chip-bar-renderer { display: none !important }');
        if (c('hideMixes')) rules.push('ytd-rich-item-renderer:has(a[href*="start_radio=1"]) { display: none !important }');
        if (c('perRow') > 0) rules.push(`ytd-rich-grid-renderer { --ytd-rich-grid-items-per-row: ${c('perRow')} !important }`);
        if (c('hideEndCards')) rules.push('.ytp-ce-element { display: none !important }');
        if (c('hideComments') === 'hide') rules.push('ytd-comments#comments { display: none !important }');
        if (c('hideComments') === 'collapse') rules.push('ytd-comments#comments:not(:hover) #contents { max-height: 120px; overflow: hidden }');
        if (c('hideRelated')) rules.push('#related { display: none !important }');
        rules.push('.ytt-dim { opacity: .35; transition: opacity .2s } .ytt-dim:hover { opacity: 1 }');
        rules.push('.ytt-left { margin-left: 6px; opacity: .8 }');
        return rules.join('\n');
    }

    function applyCss() {
        if (styleEl) styleEl.remove();
        styleEl = GM_addStyle(buildCss());
    }

    function dimWatched() {
        const limit = GM_config.get('dimWatched');
        document.querySelectorAll('ytd-thumbnail-overlay-resume-playback-renderer #progress').forEach((bar) => {
            const item = bar.closest('ytd-rich-item-renderer, ytd-video-renderer, ytd-compact-video-renderer, ytd-grid-video-renderer');
            if (item) item.classList.toggle('ytt-dim', limit > 0 && parseFloat(bar.style.width) >= limit);
        });
    }

    function fmt(sec) {
        sec = Math.max(0, Math.round(sec));
        const h = Math.floor(sec / 3600);
        const m = Math.floor((sec % 3600) / 60);
        const s = String(sec % 60).padStart(2, '0');
        return h ? `${h}:${String(m).padStart(2, '0')}:${s}` : `${m}:${s}`;
    }

    function showRemaining(video) {
        const place = document.querySelector('.ytp-time-display');
        if (!place) return;
        let el = place.querySelector('.ytt-left');
        if (!GM_config.get('remaining') || !isFinite(video.duration)) {
            if (el) el.remove();
            return;
        }
        if (!el) {
            el = document.createElement('span');
            el.className = 'ytt-left';
            place.append(el);
        }
        el.textContent = `(-${fmt((video.duration - video.currentTime) / video.playbackRate)})`;
    }

    function hookVideo() {
        const video = document.querySelector('video.html5-main-video');
        if (!video || video.dataset.ytt) return;
        video.dataset.ytt = '1';
        video.addEventListener('timeupdate', () => showRemaining(video));
        video.addEventListener('loadedmetadata', () => {
            if (isFinite(video.duration)) video.playbackRate = parseFloat(GM_config.get('speed'));
        });
        video.closest('#movie_player').addEventListener('wheel', (e) => {
            if (!GM_config.get('wheelVolume')) return;
            e.preventDefault();
            video.volume = Math.min(1, Math.max(0, video.volume - Math.sign(e.deltaY) * 0.05));
        }, { passive: false });
    }

    let queued = false;
    function onMutation() {
        if (queued) return;
        queued = true;
        setTimeout(() => {
            queued = false;
            dimWatched();
            hookVideo();
        }, 400);
    }

    GM_config.init({
        id: 'ytTweaks',
        title: 'YouTube Tweaks – settings',
        fields: FIELDS,
        css: PANEL_CSS,
        events: {
            init() {
                applyCss();
                hookVideo();
                new MutationObserver(onMutation).observe(document.documentElement, { childList: true, subtree: true });
            },
            save() {
                applyCss();
                dimWatched();
                GM_config.close();
            },
        },
    });

    GM_registerMenuCommand('Settings', () => GM_config.open());
})();
