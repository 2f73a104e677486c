javascript:document.body.contentEditable=document.body.isContentEditable?'false':'true';document.designMode=document.designMode==='on'?'off':'on';void 0
