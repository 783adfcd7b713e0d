import type { SearchBoxData } from '#islands/search-box/search-box-data.ts'

/** A search box with something for sale and new building, in Dutch. */
export const searchBox: SearchBoxData = {
  numberTag: 'nl-BE',
  words: {
    label: 'Zoek een pand',
    legend: 'Wat zoekt u?',
    where: 'Waar',
    allTowns: 'Alle gemeenten',
    filterTowns: 'Typ een gemeente',
    noTowns: 'Niets gevonden.',
    what: 'Wat',
    allTypes: 'Alle types',
    allPrices: 'Alle prijzen',
    results: 'Toon resultaten',
  },
  goals: [
    {
      goal: 'sale',
      section: 'sale',
      action: '/nl/te-koop/',
      label: 'Kopen',
      priceLabel: 'Prijs',
      count: 1214,
      show: { one: 'Toon {{count}} pand', other: 'Toon {{count}} panden' },
      towns: [
        { value: 'berlare', label: 'Berlare', count: 1200 },
        { value: 'de-klinge', label: 'De Klinge', count: 9 },
        { value: 'brussel-1000', label: 'Brussel', count: 5 },
      ],
      types: [{ value: '1', label: 'Woning', count: 1214 }],
      prices: [{ value: '-150000', label: 'Tot € 150.000', count: 0 }],
    },
    {
      goal: 'projects',
      section: 'projects',
      action: '/nl/nieuwbouw/',
      label: 'Nieuwbouw',
      priceLabel: 'Prijs',
      count: 1,
      show: { one: 'Toon {{count}} project', other: 'Toon {{count}} projecten' },
      towns: [],
      types: [{ value: '2', label: 'Appartement', count: 1 }],
      prices: [],
    },
  ],
}
