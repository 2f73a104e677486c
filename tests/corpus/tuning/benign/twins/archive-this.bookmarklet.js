javascript:void window.open('https://web.archive.org/web/*/'+location.href,'_blank','noopener')
