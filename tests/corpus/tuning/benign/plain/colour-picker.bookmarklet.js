javascript:(async()=>{if(!window.EyeDropper)return alert('This browser has no colour picker');const{sRGBHex:c}=await new EyeDropper().open();prompt('Colour',c)})()
