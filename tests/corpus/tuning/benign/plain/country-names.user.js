// ==UserScript==
// @name         Country names
// @namespace    countries.example
// @version      1.0
// @description  Shows names in place of two-letter codes
// @match        https://stats.example.org/trade/*
// @grant        none
// ==/UserScript==

var NAMES = { AD: "Andorra", AE: "United Arab Emirates", AF: "Afghanistan", AG: "Antigua and Barbuda", AL: "Albania", AM: "Armenia", AO: "Angola", AR: "Argentina", AT: "Austria", AU: "Australia", AZ: "Azerbaijan", BA: "Bosnia and Herzegovina", BB: "Barbados", BD: "Bangladesh", BE: "Belgium", BF: "Burkina Faso", BG: "Bulgaria", BH: "Bahrain", BI: "Burundi", BJ: "Benin", BN: "Brunei", BO: "Bolivia", BR: "Brazil", BS: "Bahamas", BT: "Bhutan", BW: "Botswana", BY: "Belarus", BZ: "Belize", CA: "Canada", CD: "Congo (Kinshasa)", CF: "Central African Republic", CG: "Congo (Brazzaville)", CH: "Switzerland", CI: "Côte d’Ivoire", CL: "Chile", CM: "Cameroon", CN: "China", CO: "Colombia", CR: "Costa Rica", CU: "Cuba", CV: "Cabo Verde", CY: "Cyprus", CZ: "Czechia", DE: "Germany", DJ: "Djibouti", DK: "Denmark", DM: "Dominica", DO: "Dominican Republic", DZ: "Algeria", EC: "Ecuador", EE: "Estonia", EG: "Egypt", ER: "Eritrea", ES: "Spain", ET: "Ethiopia", FI: "Finland", FJ: "Fiji", FR: "France", GA: "Gabon", GB: "United Kingdom", GD: "Grenada", GE: "Georgia", GH: "Ghana", GM: "Gambia", GN: "Guinea", GR: "Greece", GT: "Guatemala", HN: "Honduras", HR: "Croatia", HT: "Haiti", HU: "Hungary", ID: "Indonesia", IE: "Ireland", IL: "Israel", IN: "India", IQ: "Iraq", IR: "Iran", IS: "Iceland", IT: "Italy", JM: "Jamaica", JO: "Jordan", JP: "Japan", KE: "Kenya", KR: "South Korea", KW: "Kuwait", KZ: "Kazakhstan", LB: "Lebanon", LT: "Lithuania", LU: "Luxembourg", LV: "Latvia", MA: "Morocco", MD: "Moldova", MX: "Mexico", MY: "Malaysia", NG: "Nigeria", NL: "Netherlands", NO: "Norway", NZ: "New Zealand", PE: "Peru", PH: "Philippines", PL: "Poland", PT: "Portugal", RO: "Romania", RS: "Serbia", SE: "Sweden", SI: "Slovenia", SK: "Slovakia", TH: "Thailand", TR: "Türkiye", UA: "Ukraine", US: "United States", VN: "Vietnam", ZA: "South Africa" };

document.querySelectorAll("td.country").forEach(function (td) {
	var name = NAMES[td.textContent.trim().toUpperCase()];
	if (name) {
		td.title = td.textContent;
		td.textContent = name;
	}
});
