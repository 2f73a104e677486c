// ==UserScript==
// @name        Veranstaltungen als Kalenderdatei
// @name:en     Events to calendar file
// @namespace   ics.jsonld
// @version     1.2.2
// @description Liest schema.org/Event aus der Seite und bietet eine .ics-Datei an
// @description:en Reads schema.org events of the page and offers an .ics file
// @match       https://*.kultur.example/*
// @match       https://tickets.example.net/event/*
// @grant       none
// ==/UserScript==

const events = [...document.querySelectorAll('script[type="application/ld+json"]')]
  .flatMap((s) => { try { return [JSON.parse(s.textContent)].flat(); } catch { return []; } })
  .flatMap((o) => o['@graph'] || [o])
  .filter((o) => /Event$/.test([o['@type']].flat()[0]) && o.startDate);

const esc = (s = '') => String(s).replace(/<[^>]+>/g, '').replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
const date = (v) => (/^\d{4}-\d\d-\d\d$/.test(v)
  ? `;VALUE=DATE:${v.replace(/-/g, '')}`
  : `:${new Date(v).toISOString().replace(/[-:]|\.\d+/g, '')}`);
const place = (l) => (!l ? '' : typeof l === 'string' ? l : [l.name, l.address?.streetAddress || l.address, l.address?.addressLocality].filter((x) => typeof x === 'string').join(', '));

const ics = (list) => [
  'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//ics.jsonld//DE',
  ...list.flatMap((e, i) => [
    'BEGIN:VEVENT',
    `UID:${e.identifier || i}-${Date.parse(e.startDate)}@${location.hostname}`,
    `DTSTAMP${date(new Date().toISOString())}`,
    `DTSTART${date(e.startDate)}`,
    ...(e.endDate ? [`DTEND${date(e.endDate)}`] : []),
    `SUMMARY:${esc(e.name)}`,
    `LOCATION:${esc(place(e.location))}`,
    `DESCRIPTION:${esc(e.description)}`,
    `URL:${e.url || location.href}`,
    'END:VEVENT',
  ]),
  'END:VCALENDAR',
].join('\r\n');

if (events.length) {
  const a = document.createElement('a');
  a.textContent = `📅 ${events.length === 1 ? 'Termin' : events.length + ' Termine'} speichern`;
  a.href = 'data:text/calendar;charset=utf-8,' + encodeURIComponent(ics(events));
  a.download = (events[0].name || 'termin').replace(/[^\p{L}\d]+/gu, '-').toLowerCase() + '.ics';
  a.style.cssText = 'position:fixed;right:16px;bottom:16px;padding:8px 14px;border-radius:20px;background:#0b5;color:#fff;font:14px sans-serif;text-decoration:none;z-index:9999';
  document.body.append(a);
}
