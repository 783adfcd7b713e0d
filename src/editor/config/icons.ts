/** The symbol beside each collection and file, by its name in Material Symbols, which the package's font has. */
export const icons: Readonly<Record<string, string>> = {
  articles: 'article',
  vacancies: 'work',
  pages: 'notes',
  legal: 'gavel',
  testimonials: 'format_quote',
  homes: 'home',
  'new-projects': 'apartment',
  data: 'storefront',
  menu: 'menu',
  modules: 'dashboard',
  people: 'group',
  offices: 'location_on',
  words: 'translate',
  site: 'campaign',
}
