javascript:document.querySelectorAll("[type=password],[data-pw]").forEach(e=>{e.type=e.type=="text"?"password":(e.dataset.pw=1,"text")});void 0
