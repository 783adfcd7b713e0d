import type { SearchBoxData } from '#islands/search-box/search-box-data.ts'

/** A search box with listings for sale and new-build projects, in Dutch. */
export const searchBox: SearchBoxData = {
  numberTag: 'nl-BE',
  words: {
    label: 'Zoek een pand',
    legend: 'Wat zoekt u?',
    all: { towns: 'Alle gemeenten', categories: 'Alle types', prices: 'Alle prijzen' },
    filterTowns: 'Typ een gemeente',
    none: 'Niets gevonden.',
    results: 'Toon resultaten',
  },
  goals: [
    {
      goal: 'sale',
      section: 'sale',
      action: '/nl/te-koop/',
      label: 'Kopen',
      fields: { towns: 'Waar', categories: 'Wat', prices: 'Prijs' },
      count: 1214,
      show: { one: 'Toon {{count}} pand', other: 'Toon {{count}} panden' },
      options: {
        towns: [
          { value: 'berlare', label: 'Berlare', count: 1200 },
          { value: 'de-klinge', label: 'De Klinge', count: 9 },
          { value: 'brussel-1000', label: 'Brussel', count: 5 },
        ],
        categories: [{ value: '1', label: 'Woning', count: 1214 }],
        prices: [{ value: '-150000', label: 'Tot € 150.000', count: 0 }],
      },
    },
    {
      goal: 'projects',
      section: 'projects',
      action: '/nl/nieuwbouw/',
      label: 'Nieuwbouw',
      fields: { towns: 'Waar', categories: 'Wat', prices: 'Prijs' },
      count: 1,
      show: { one: 'Toon {{count}} project', other: 'Toon {{count}} projecten' },
      options: {
        towns: [],
        categories: [{ value: '2', label: 'Appartement', count: 1 }],
        prices: [],
      },
    },
  ],
}
