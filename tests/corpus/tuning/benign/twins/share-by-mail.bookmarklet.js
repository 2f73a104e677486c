javascript:(function(){var%20t=document.title,u=location.href,s=String(getSelection());location.href='mailto:?subject='+encodeURIComponent(t)+'&body='+encodeURIComponent(u+(s?'\n\n'+s:''));})()
