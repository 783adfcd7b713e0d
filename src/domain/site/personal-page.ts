/** Pages that show what the visitor's browser stores: favourites, comparison, recent listings, searches. */
export const personalPages = ['favourites', 'compare', 'recent', 'searches'] as const
export type PersonalPage = (typeof personalPages)[number]
