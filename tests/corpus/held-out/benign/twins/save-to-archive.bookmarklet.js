javascript:(function(){var u=location.href;if(!/^https?:/.test(u))return alert('Only%20web%20pages%20can%20be%20saved.');window.open('https://archive.example/save/'+u,'_blank','noopener');})();
