import type { Locale } from '#domain/values/locale.ts'

/** An invented owner, and what kinds of homes he or she has. */
export type ExampleOwner = Readonly<{
  email: string
  name: string
  title: 'mevrouw' | 'dhr'
  locale: Locale
  homes: readonly HomeWish[]
}>

/** A kind of home that an owner of the example has. */
export type HomeWish = 'saleWithOffer' | 'sale' | 'saleNew' | 'saleUnderOption' | 'sold' | 'rent' | 'rented'

/** The owners of the example. All are invented, and no mail reaches them. */
export const exampleOwners: readonly ExampleOwner[] = [
  {
    email: 'an.debacker@voorbeeld.be',
    name: 'An De Backer',
    title: 'mevrouw',
    locale: 'nl',
    homes: ['saleWithOffer', 'rent', 'sold'],
  },
  { email: 'koen.verbeke@voorbeeld.be', name: 'Koen Verbeke', title: 'dhr', locale: 'nl', homes: ['sale'] },
  {
    email: 'sofie.claes@voorbeeld.be',
    name: 'Sofie Claes',
    title: 'mevrouw',
    locale: 'nl',
    homes: ['saleUnderOption'],
  },
  {
    email: 'fatima.elamrani@voorbeeld.be',
    name: 'Fatima El Amrani',
    title: 'mevrouw',
    locale: 'nl',
    homes: ['saleNew'],
  },
  { email: 'luc.janssens@voorbeeld.be', name: 'Luc Janssens', title: 'dhr', locale: 'nl', homes: ['sold'] },
  {
    email: 'elke.vandamme@voorbeeld.be',
    name: 'Elke Van Damme',
    title: 'mevrouw',
    locale: 'nl',
    homes: ['rent'],
  },
  {
    email: 'pieter.wouters@voorbeeld.be',
    name: 'Pieter Wouters',
    title: 'dhr',
    locale: 'nl',
    homes: ['sale', 'rented'],
  },
  {
    email: 'marijke.goossens@voorbeeld.be',
    name: 'Marijke Goossens',
    title: 'mevrouw',
    locale: 'nl',
    homes: ['sale'],
  },
  {
    email: 'claire.lambert@voorbeeld.be',
    name: 'Claire Lambert',
    title: 'mevrouw',
    locale: 'fr',
    homes: ['sale'],
  },
  {
    email: 'olivier.dupont@voorbeeld.be',
    name: 'Olivier Dupont',
    title: 'dhr',
    locale: 'fr',
    homes: ['rent'],
  },
  {
    email: 'emma.clarke@voorbeeld.be',
    name: 'Emma Clarke',
    title: 'mevrouw',
    locale: 'en',
    homes: ['saleWithOffer'],
  },
  { email: 'thomas.weber@voorbeeld.be', name: 'Thomas Weber', title: 'dhr', locale: 'de', homes: ['sale'] },
]
