/** The pages of what a visitor keeps in the own browser. */
export const personalPages = ['favourites', 'compare', 'recent', 'searches'] as const
export type PersonalPage = (typeof personalPages)[number]
