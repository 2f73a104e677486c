javascript:void(document.designMode=document.designMode==='on'?'off':'on')
