// ==UserScript==
// @name         Airport code tooltips
// @namespace    iata-tips
// @version      2019.10.2
// @description  Explains three-letter airport codes on flight listings and shows the great-circle distance of each leg
// @match        https://flights.example.com/*
// @match        https://forum.example.org/viewforum.php?f=travel*
// @grant        none
// ==/UserScript==

// IATA: [city, country, latitude, longitude]
const AIRPORTS = {
  AMS: ["Amsterdam", 'NL', 52.31, 4.76],
  ATL: ["Atlanta", 'US', 33.64, -84.43],
  ATH: ["Athens", 'GR', 37.94, 23.94],
  AKL: ["Auckland", 'NZ', -37.01, 174.79],
  AUH: ["Abu Dhabi", 'AE', 24.43, 54.65],
  ARN: ["Stockholm", 'SE', 59.65, 17.92],
  BCN: ["Barcelona", 'ES', 41.30, 2.08],
  BER: ["Berlin", 'DE', 52.37, 13.50],
  BGO: ["Bergen", 'NO', 60.29, 5.22],
  BKK: ["Bangkok", 'TH', 13.69, 100.75],
  BLR: ["Bengaluru", 'IN', 13.20, 77.71],
  BNE: ["Brisbane", 'AU', -27.38, 153.12],
  BOG: ["Bogotá", 'CO', 4.70, -74.15],
  BOM: ["Mumbai", 'IN', 19.09, 72.87],
  BOS: ["Boston", 'US', 42.36, -71.01],
  BRU: ["Brussels", 'BE', 50.90, 4.48],
  BUD: ["Budapest", 'HU', 47.44, 19.26],
  BWI: ["Baltimore", 'US', 39.18, -76.67],
  CAI: ["Cairo", 'EG', 30.12, 31.41],
  CAN: ["Guangzhou", 'CN', 23.39, 113.30],
  CDG: ["Paris", 'FR', 49.01, 2.55],
  CGK: ["Jakarta", 'ID', -6.13, 106.66],
  CGN: ["Cologne", 'DE', 50.87, 7.14],
  CLT: ["Charlotte", 'US', 35.21, -80.94],
  CMN: ["Casablanca", 'MA', 33.37, -7.59],
  CPH: ["Copenhagen", 'DK', 55.62, 12.66],
  CPT: ["Cape Town", 'ZA', -33.97, 18.60],
  DCA: ["Washington", 'US', 38.85, -77.04],
  DEL: ["Delhi", 'IN', 28.57, 77.10],
  DEN: ["Denver", 'US', 39.86, -104.67],
  DFW: ["Dallas", 'US', 32.90, -97.04],
  DME: ["Moscow", 'RU', 55.41, 37.91],
  DOH: ["Doha", 'QA', 25.27, 51.61],
  DTW: ["Detroit", 'US', 42.21, -83.35],
  DUB: ["Dublin", 'IE', 53.42, -6.27],
  DUS: ["Düsseldorf", 'DE', 51.29, 6.77],
  DXB: ["Dubai", 'AE', 25.25, 55.36],
  EDI: ["Edinburgh", 'GB', 55.95, -3.37],
  EWR: ["Newark", 'US', 40.69, -74.17],
  EZE: ["Buenos Aires", 'AR', -34.82, -58.54],
  FCO: ["Rome", 'IT', 41.80, 12.25],
  FRA: ["Frankfurt", 'DE', 50.03, 8.56],
  GIG: ["Rio de Janeiro", 'BR', -22.81, -43.25],
  GOT: ["Gothenburg", 'SE', 57.66, 12.28],
  GRU: ["São Paulo", 'BR', -23.44, -46.47],
  GVA: ["Geneva", 'CH', 46.24, 6.11],
  HAM: ["Hamburg", 'DE', 53.63, 9.99],
  HAN: ["Hanoi", 'VN', 21.22, 105.81],
  HEL: ["Helsinki", 'FI', 60.32, 24.96],
  HKG: ["Hong Kong", 'HK', 22.31, 113.92],
  HND: ["Tokyo", 'JP', 35.55, 139.78],
  HNL: ["Honolulu", 'US', 21.32, -157.92],
  IAD: ["Washington", 'US', 38.94, -77.46],
  IAH: ["Houston", 'US', 29.98, -95.34],
  ICN: ["Seoul", 'KR', 37.46, 126.44],
  IST: ["Istanbul", 'TR', 41.26, 28.74],
  JFK: ["New York", 'US', 40.64, -73.78],
  JNB: ["Johannesburg", 'ZA', -26.14, 28.25],
  KEF: ["Reykjavík", 'IS', 63.99, -22.61],
  KIX: ["Osaka", 'JP', 34.43, 135.24],
  KRK: ["Kraków", 'PL', 50.08, 19.78],
  KUL: ["Kuala Lumpur", 'MY', 2.75, 101.71],
  LAS: ["Las Vegas", 'US', 36.08, -115.15],
  LAX: ["Los Angeles", 'US', 33.94, -118.41],
  LED: ["Saint Petersburg", 'RU', 59.80, 30.26],
  LGA: ["New York", 'US', 40.78, -73.87],
  LGW: ["London", 'GB', 51.15, -0.19],
  LHR: ["London", 'GB', 51.47, -0.46],
  LIM: ["Lima", 'PE', -12.02, -77.11],
  LIN: ["Milan", 'IT', 45.45, 9.28],
  LIS: ["Lisbon", 'PT', 38.77, -9.13],
  LOS: ["Lagos", 'NG', 6.58, 3.32],
  LUX: ["Luxembourg", 'LU', 49.63, 6.20],
  LYS: ["Lyon", 'FR', 45.73, 5.08],
  MAD: ["Madrid", 'ES', 40.49, -3.57],
  MAN: ["Manchester", 'GB', 53.35, -2.27],
  MCO: ["Orlando", 'US', 28.43, -81.31],
  MEL: ["Melbourne", 'AU', -37.67, 144.84],
  MEX: ["Mexico City", 'MX', 19.44, -99.07],
  MIA: ["Miami", 'US', 25.80, -80.29],
  MNL: ["Manila", 'PH', 14.51, 121.02],
  MRS: ["Marseille", 'FR', 43.44, 5.22],
  MSP: ["Minneapolis", 'US', 44.88, -93.22],
  MUC: ["Munich", 'DE', 48.35, 11.79],
  MXP: ["Milan", 'IT', 45.63, 8.72],
  NBO: ["Nairobi", 'KE', -1.32, 36.93],
  NCE: ["Nice", 'FR', 43.66, 7.22],
  NRT: ["Tokyo", 'JP', 35.77, 140.39],
  OPO: ["Porto", 'PT', 41.24, -8.68],
  ORD: ["Chicago", 'US', 41.98, -87.90],
  ORY: ["Paris", 'FR', 48.73, 2.37],
  OSL: ["Oslo", 'NO', 60.19, 11.10],
  OTP: ["Bucharest", 'RO', 44.57, 26.09],
  PDX: ["Portland", 'US', 45.59, -122.60],
  PEK: ["Beijing", 'CN', 40.08, 116.58],
  PER: ["Perth", 'AU', -31.94, 115.97],
  PHL: ["Philadelphia", 'US', 39.87, -75.24],
  PHX: ["Phoenix", 'US', 33.43, -112.01],
  PMI: ["Palma", 'ES', 39.55, 2.74],
  PRG: ["Prague", 'CZ', 50.10, 14.26],
  PVG: ["Shanghai", 'CN', 31.14, 121.81],
  RIX: ["Riga", 'LV', 56.92, 23.97],
  RUH: ["Riyadh", 'SA', 24.96, 46.70],
  SAN: ["San Diego", 'US', 32.73, -117.19],
  SCL: ["Santiago", 'CL', -33.39, -70.79],
  SEA: ["Seattle", 'US', 47.45, -122.31],
  SFO: ["San Francisco", 'US', 37.62, -122.38],
  SGN: ["Ho Chi Minh City", 'VN', 10.82, 106.65],
  SIN: ["Singapore", 'SG', 1.36, 103.99],
  SOF: ["Sofia", 'BG', 42.70, 23.41],
  STN: ["London", 'GB', 51.89, 0.24],
  STR: ["Stuttgart", 'DE', 48.69, 9.22],
  SVO: ["Moscow", 'RU', 55.97, 37.41],
  SYD: ["Sydney", 'AU', -33.95, 151.18],
  TLL: ["Tallinn", 'EE', 59.41, 24.83],
  TLV: ["Tel Aviv", 'IL', 32.01, 34.89],
  TPE: ["Taipei", 'TW', 25.08, 121.23],
  TXL: ["Berlin", 'DE', 52.56, 13.29],
  VCE: ["Venice", 'IT', 45.51, 12.35],
  VIE: ["Vienna", 'AT', 48.11, 16.57],
  VNO: ["Vilnius", 'LT', 54.63, 25.29],
  WAW: ["Warsaw", 'PL', 52.17, 20.97],
  YUL: ["Montréal", 'CA', 45.47, -73.74],
  YVR: ["Vancouver", 'CA', 49.19, -123.18],
  YYZ: ["Toronto", 'CA', 43.68, -79.63],
  ZAG: ["Zagreb", 'HR', 45.74, 16.07],
  ZRH: ["Zürich", 'CH', 47.46, 8.55],
};

const rad = d => d * Math.PI / 180;
function km(a, b) {
  const [, , la1, lo1] = AIRPORTS[a], [, , la2, lo2] = AIRPORTS[b];
  const h = Math.sin(rad(la2 - la1) / 2) ** 2 + Math.cos(rad(la1)) * Math.cos(rad(la2)) * Math.sin(rad(lo2 - lo1) / 2) ** 2;
  return Math.round(2 * 6371 * Math.asin(Math.sqrt(h)));
}

const flag = cc => String.fromCodePoint(...[...cc].map(c => 0x1f1a5 + c.charCodeAt(0)));

for (const el of document.querySelectorAll('.leg, .segment, td.route, .postbody')) {
  const walker = document.createTreeWalker(el, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    if (/\b[A-Z]{3}\b/.test(walker.currentNode.data)) found.push(walker.currentNode);
  }
  const codes = [];
  for (const t of found) {
    const parts = t.data.split(/\b([A-Z]{3})\b/);
    t.replaceWith(...parts.map((p, i) => {
      if (i % 2 === 0 || !Object.hasOwn(AIRPORTS, p)) return p;
      codes.push(p);
      const abbr = document.createElement('abbr');
      const [city, cc] = AIRPORTS[p];
      abbr.textContent = p;
      abbr.title = `${city} ${flag(cc)}`;
      return abbr;
    }));
  }
  if (!el.matches('.postbody') && codes.length > 1) {
    const total = codes.slice(1).reduce((n, c, i) => n + km(codes[i], c), 0);
    const s = document.createElement('small');
    s.textContent = ` ${total.toLocaleString()} km`;
    el.append(s);
  }
}
