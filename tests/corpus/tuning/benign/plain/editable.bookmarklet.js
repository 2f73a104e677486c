javascript:document.body.contentEditable=document.body.isContentEditable?'false':'true';void 0
