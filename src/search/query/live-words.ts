/**
 * Keys of the sentences that a live list says; `src/views/results/live-words.ts` fills them in each language. A plural has
 * a key for each form: `found_one`, `found_other`.
 */
export const liveWordKeys = [
  'section',
  'inTown',
  'found_one',
  'found_other',
  'summary',
  'list',
  'paging',
  'page',
  'pageOf',
  'previous',
  'next',
  'clearAll',
  'remove',
  'bedrooms_one',
  'bedrooms_other',
  'living',
  'plot',
  'energy',
  'garden',
  'garage',
  'new',
  'text',
  'around',
  'box',
  'polygon',
  'priceUnder',
  'priceOver',
  'priceBetween',
  'emptyTitle',
  'emptyText',
  'emptyNothing',
  'without',
  'whole',
  'unpriced_one',
  'unpriced_other',
  'alertTitle',
  'alertTitleTown',
  'alertText',
  'alertAction',
  /** Path of the mailing's form; empty where the site has none. */
  'alertHref',
  'saveSearch',
  'searchSaved',
  'toSearches',
  /** Path of the page with the saved searches; empty where the site has none. */
  'searchesHref',
  /** Everything that the map says, as JSON: only the map reads it. */
  'map',
] as const

export type LiveWordKey = (typeof liveWordKeys)[number]

/** The sentences of a live list in one language, with their `{{placeholders}}`. */
export type LiveWords = Readonly<Record<LiveWordKey, string>>
