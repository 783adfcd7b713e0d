import { pickMessages } from '#i18n/pick-messages.ts'
import { type SearchBoxData, searchBoxMessages } from '#islands/search-box/search-box-data.ts'
import { languages } from '#tests/support/languages.ts'

/** A search box with listings for sale and new-build projects, in Dutch. */
export const searchBox: SearchBoxData = {
  numberTag: 'nl-BE',
  messages: pickMessages(searchBoxMessages, languages('nl')),
  goals: [
    {
      goal: 'sale',
      section: 'sale',
      action: '/nl/te-koop/',
      count: 1214,
      options: {
        towns: [
          { value: 'berlare', label: 'Berlare', count: 1200 },
          { value: 'de-klinge', label: 'De Klinge', count: 9 },
          { value: 'brussel-1000', label: 'Brussel', count: 5 },
        ],
        categories: [{ value: '1', label: 'Woning', count: 1214 }],
        kinds: [],
        prices: [{ value: '-150000', label: 'Tot € 150.000', count: 0 }],
      },
    },
    {
      goal: 'projects',
      section: 'projects',
      action: '/nl/nieuwbouw/',
      count: 1,
      options: {
        towns: [],
        categories: [{ value: '2', label: 'Appartement', count: 1 }],
        kinds: [],
        prices: [],
      },
    },
  ],
}
