import type { TownWords } from '#scripts/demo-agency/words/town-words.ts'

/** Places near each town and ways to travel from it, in Dutch and in the singular. */
export const townWords: TownWords = {
  berlare: [
    ['het Donkmeer', 'de Scheldedijk', 'het natuurgebied Berlare Broek', 'het dorpsplein van Berlare'],
    ['de N467', 'het station van Schoonaarde', 'de E17 in Kalken'],
  ],
  overmere: [
    ['het Donkmeer', 'de kerk van Overmere', 'het gebied van de Kalkense Meersen'],
    ['de E17 in Kalken', 'de N445'],
  ],
  uitbergen: [
    ['de Scheldedijk', 'het gebied van de Kalkense Meersen', 'het veer van Schellebelle'],
    ['het station van Wichelen', 'de N467'],
  ],
  stekene: [
    [
      'de Stekense Vaart',
      'het Stropersbos',
      'de dorpskern van Stekene',
      'het recreatiegebied Steengelaag',
      'de kerk van Stekene',
      'de oude spoorbedding',
      'het gehucht Klein-Sinaai',
      'het landschap van de kleiputten',
    ],
    ['de E34', 'de bus naar Sint-Niklaas', 'de N403', 'het fietspad naar Sint-Gillis-Waas'],
  ],
  kemzeke: [
    ['de kerk van Kemzeke', 'het Stropersbos', 'de Stekense Vaart', 'de oude spoorbedding'],
    ['de E34', 'de N403', 'de bus naar Sint-Niklaas'],
  ],
  moerbeke: [
    ['het Heidebos', 'de Moervaart', 'de oude suikerfabriek', 'het dorpsplein van Moerbeke'],
    ['de E34', 'het fietspad naar Stekene', 'het station van Sinaai'],
  ],
  wachtebeke: [
    ['het domein Puyenbroeck', 'de Moervaart', 'het kanaal Langelede', 'het Heidebos'],
    ['de E34', 'de R4 naar Gent', 'het station van Lokeren'],
  ],
  lokeren: [
    ['het Molsbroek', 'de Durme', 'de Markt van Lokeren', 'het Verloren Bos', 'de Sint-Laurentiuskerk'],
    ['het station van Lokeren', 'de E17', 'de fietssnelweg naar Gent'],
  ],
  eksaarde: [
    ['de Moervaart', 'de kerk van Eksaarde', 'het Molsbroek'],
    ['de E17 in Lokeren', 'het station van Sinaai'],
  ],
  'sint-gillis-waas': [
    ['het Kerkplein', 'de oude spoorbedding', 'het Stropersbos', 'de polder'],
    ['de N403', 'de E34', 'de bus naar Sint-Niklaas'],
  ],
  'sint-pauwels': [
    ['de molen van Sint-Pauwels', 'de oude spoorbedding', 'het dorpsplein', 'de kerk van Sint-Pauwels'],
    ['de N403', 'de E34', 'het fietspad naar Sint-Niklaas'],
  ],
  'de-klinge': [
    ['het Stropersbos', 'de Nederlandse grens', 'de oude spoorbedding'],
    ['de E34', 'het fietspad naar Hulst', 'de N403'],
  ],
  meerdonk: [
    ['het krekengebied Saleghem', 'de polder', 'de kerk van Meerdonk'],
    ['de E34', 'de expresweg naar Antwerpen'],
  ],
  'sint-niklaas': [
    ['de Grote Markt', 'het stadspark', 'recreatiedomein De Ster', 'de Stationsstraat', 'het Casinopark'],
    ['het station van Sint-Niklaas', 'de E17', 'de fietssnelweg F4'],
  ],
  'nieuwkerken-waas': [
    ['de kerk van Nieuwkerken', 'het landschap van de bolle akkers', 'de Grote Markt van Sint-Niklaas'],
    ['het station van Nieuwkerken', 'de N70', 'de E17'],
  ],
  belsele: [
    ['de kerk van Belsele', 'recreatiedomein De Ster', 'het kasteelpark van Belsele'],
    ['het station van Belsele', 'de E17', 'de fietssnelweg F4'],
  ],
  sinaai: [
    ['de Dries van Sinaai', 'het gehucht Klein-Sinaai', 'de Moervaart', 'de oude abdijsite van Boudelo'],
    ['het station van Sinaai', 'de fietssnelweg F4'],
  ],
  dendermonde: [
    ['de Grote Markt', 'het begijnhof', 'de Dender', 'het stadspark', 'de Scheldedijk'],
    ['het station van Dendermonde', 'de N41', 'de N17'],
  ],
  grembergen: [
    ['de Scheldebrug', 'de Scheldedijk', 'de Grote Markt van Dendermonde'],
    ['de N41', 'het station van Dendermonde'],
  ],
  baasrode: [
    ['de oude scheepswerf', 'de Scheldedijk', 'het gehucht Vlassenbroek'],
    ['het station Baasrode-Zuid', 'de N17'],
  ],
  oudegem: [
    ['de Dender', 'de kerk van Oudegem'],
    ['het station van Oudegem', 'de N406'],
  ],
  appels: [
    ['de Scheldedijk', 'de kerk van Appels'],
    ['het station van Dendermonde', 'de N416'],
  ],
  aalst: [
    ['de Grote Markt', 'het stadspark', 'het natuurgebied Osbroek', 'de Dender', 'de Hopmarkt'],
    ['het station van Aalst', 'de E40', 'de N9'],
  ],
  moorsel: [
    ['het waterkasteel van Moorsel', 'het Kravaalbos', 'de kerk van Moorsel'],
    ['de N411', 'het station van Aalst'],
  ],
  wetteren: [
    ['de Scheldekaai', 'de Markt van Wetteren', 'het gebied van de Kalkense Meersen', 'het park De Warande'],
    ['het station van Wetteren', 'de E40', 'de N417'],
  ],
  massemen: [
    ['de Molenbeek', 'de kerk van Massemen'],
    ['de E40', 'het station van Wetteren'],
  ],
  waasmunster: [
    ['de Durme', 'het heidegebied', 'de Hoge Heirweg', 'de abdij van Roosenberg'],
    ['de E17', 'de N446', 'het station van Lokeren'],
  ],
  hamme: [
    ['de Mirabrug', 'de Durme', 'de Scheldedijk', 'de Markt van Hamme'],
    ['de N41', 'de N470', 'het station van Zele'],
  ],
  moerzeke: [
    ['de Scheldedijk', 'de polder van Kastel', 'de kerk van Moerzeke'],
    ['de N41', 'het station van Dendermonde'],
  ],
  temse: [
    ['de Scheldekaai', 'de Scheldebrug', 'de Markt van Temse', 'het park van Temse'],
    ['het station van Temse', 'de N16', 'de E17'],
  ],
  tielrode: [
    ['de Durmemonding', 'de Scheldedijk', 'het bos De Roomkouter'],
    ['de N16', 'het station van Temse'],
  ],
  steendorp: [
    ['het fort van Steendorp', 'de Scheldedijk', 'het landschap van de kleiputten'],
    ['de N16', 'het station van Temse'],
  ],
  elversele: [
    ['de Durmedijk', 'de kerk van Elversele'],
    ['de N16', 'de E17'],
  ],
  beveren: [
    ['het kasteel Cortewalle', 'de Grote Markt van Beveren', 'de Vrasenestraat'],
    ['het station van Beveren', 'de N70', 'de E17'],
  ],
  melsele: [
    ['de kapel van Gaverland', 'de kerk van Melsele', 'het aardbeienland'],
    ['het station van Melsele', 'de N70', 'de E34'],
  ],
  vrasene: [
    ['de kerk van Vrasene', 'de polder'],
    ['de N451', 'de E34'],
  ],
  haasdonk: [
    ['het fort van Haasdonk', 'de kerk van Haasdonk'],
    ['de E17', 'de N70'],
  ],
  kieldrecht: [
    ['de polder', 'de kerk van Kieldrecht', 'de Nederlandse grens'],
    ['de N451', 'de E34'],
  ],
  verrebroek: [
    ['de polder', 'de kerk van Verrebroek'],
    ['de N451', 'de E34'],
  ],
  kruibeke: [
    ['de polder van Kruibeke', 'de Scheldedijk', 'het veer naar Hoboken'],
    ['de E17', 'de N419'],
  ],
  bazel: [
    ['het kasteel Wissekerke', 'de polder van Kruibeke', 'het dorpsplein van Bazel'],
    ['de E17', 'de N419'],
  ],
  rupelmonde: [
    ['de getijdenmolen', 'de Scheldekaai', 'de graventoren'],
    ['het veer over de Schelde', 'de N419'],
  ],
  zele: [
    ['de Durmedijk', 'de kerk van Zele', 'het Donkmeer', 'de Markt van Zele'],
    ['het station van Zele', 'de N47', 'de E17'],
  ],
  wichelen: [
    ['de Scheldedijk', 'de kerk van Wichelen', 'het gebied van de Kalkense Meersen'],
    ['het station van Wichelen', 'de N416'],
  ],
  schellebelle: [
    ['het veer over de Schelde', 'het gebied van de Kalkense Meersen', 'het dorpsplein van Schellebelle'],
    ['het station van Schellebelle', 'de N416'],
  ],
  serskamp: [
    ['de kerk van Serskamp', 'het Serskampse bos'],
    ['het station van Serskamp', 'de E40'],
  ],
  laarne: [
    ['het Slot van Laarne', 'de kerk van Laarne'],
    ['de E17', 'de R4 naar Gent'],
  ],
  kalken: [
    ['het gebied van de Kalkense Meersen', 'de kerk van Kalken'],
    ['de E17', 'de N445'],
  ],
  lebbeke: [
    ['de basiliek van Lebbeke', 'het dorpsplein', 'de markt van Dendermonde'],
    ['het station van Lebbeke', 'de N47', 'de N41'],
  ],
  wieze: [
    ['de kerk van Wieze', 'de Denderdijk'],
    ['de N411', 'het station van Lebbeke'],
  ],
  denderbelle: [
    ['de Denderdijk', 'de kerk van Denderbelle'],
    ['de N406', 'het station van Dendermonde'],
  ],
  buggenhout: [
    ['het Buggenhoutbos', 'de kerk van Buggenhout', 'de boskapel'],
    ['het station van Buggenhout', 'de N17', 'de A12'],
  ],
  opdorp: [
    ['het dorpsplein van Opdorp', 'het Buggenhoutbos'],
    ['het station van Buggenhout', 'de A12'],
  ],
  lede: [
    ['het park van Mesen', 'de Markt van Lede', 'de kerk van Lede'],
    ['het station van Lede', 'de E40', 'de N9'],
  ],
  oordegem: [
    ['de kerk van Oordegem', 'de molen van Oordegem'],
    ['de E40', 'de N9'],
  ],
  jette: [
    ['het Koning Boudewijnpark', 'de Spiegel', 'het Poelbos'],
    ['het station van Jette', 'de tram naar het centrum'],
  ],
  edingen: [
    ['het park van Edingen', 'de Grote Markt van Edingen', 'de kapucijnenkerk'],
    ['het station van Edingen', 'de A8'],
  ],
  hulst: [
    ['de stadswal van Hulst', 'de basiliek van Hulst', 'het Verdronken Land van Saeftinghe'],
    ['de Belgische grens', 'de N60'],
  ],
  clervaux: [
    ['het kasteel van Clervaux', 'de vallei van de Clerve', 'de abdij van Clervaux'],
    ['het station van Clervaux', 'de N7'],
  ],
}
