/** Families of main types: they decide the texts and pictures of a listing. */
export type Family =
  | 'house'
  | 'flat'
  | 'plot'
  | 'wood'
  | 'leisure'
  | 'shop'
  | 'office'
  | 'warehouse'
  | 'garage'
  | 'holiday'
  | 'building'

/** A main type: its living area, plot and price relative to the median of the town, and how many are for sale and to let. */
export type Kind = Readonly<{
  name: string
  family: Family
  webId: number
  webIds: string
  webIdName: string
  sale: number
  rent: number
  living: number
  plot: number
  price: number
}>

const kind = (
  name: string,
  family: Family,
  [webIds, webIdName]: readonly [string, string],
  [sale, rent]: readonly [number, number],
  [living, plot, price]: readonly [number, number, number],
): Kind => ({
  name,
  family,
  webId: Number.parseInt(webIds, 10),
  webIds,
  webIdName,
  sale,
  rent,
  living,
  plot,
  price,
})

const home = ['1', 'Woning'] as const
const flat = ['2', 'Appartement'] as const
const trade = ['5', 'Handelspand / overige'] as const
const ground = ['7', 'Grond'] as const
const holiday = ['4', 'Recreatiewoning'] as const

/** All main types of the demo, in the CRM's Dutch names. */
export const kinds: readonly Kind[] = [
  kind('Woning', 'house', home, [54, 1], [1, 0.9, 1]),
  kind('Rijwoning', 'house', home, [61, 4], [0.9, 0.45, 0.87]),
  kind('Half open bebouwing', 'house', home, [61, 3], [0.97, 0.85, 0.98]),
  kind('Open bebouwing', 'house', home, [37, 1], [1.08, 1.5, 1.13]),
  kind('Villa', 'house', home, [24, 0], [1.4, 2.4, 1.36]),
  kind('Bungalow', 'house', home, [10, 0], [0.78, 1.5, 1.02]),
  kind('Herenhuis', 'house', home, [9, 0], [1.35, 0.6, 1.08]),
  kind('Hoeve', 'house', home, [8, 0], [1.35, 4.2, 1.22]),
  kind('Appartement', 'flat', flat, [72, 14], [0.98, 0, 0.98]),
  kind('Dakappartement', 'flat', flat, [8, 1], [1.2, 0, 1.14]),
  kind('Gelijkvloers', 'flat', flat, [12, 2], [0.95, 0, 1]),
  kind('Duplex', 'flat', flat, [8, 2], [1.2, 0, 0.98]),
  kind('Loft', 'flat', flat, [4, 0], [1.55, 0, 1.12]),
  kind('Serviceflat', 'flat', flat, [5, 0], [0.68, 0, 0.95]),
  kind('Bouwgrond', 'plot', ground, [20, 0], [0, 1.2, 1]),
  kind('Grond', 'plot', ground, [5, 0], [0, 5, 0.2]),
  kind('Bos', 'wood', ground, [3, 0], [0, 9, 0.1]),
  kind('Recreatieterrein', 'leisure', ['4,7', 'Recreatiewoning'], [2, 0], [0, 1.5, 0.3]),
  kind('Handelspand', 'shop', trade, [8, 2], [1.1, 0.5, 0.95]),
  kind('Winkel', 'shop', ['5,1', 'Handelspand / overige'], [4, 0], [1, 0.4, 0.85]),
  kind('Handelsgebouw', 'shop', trade, [4, 0], [2.6, 2, 1.25]),
  kind('Kantoorruimte', 'office', trade, [4, 2], [0.9, 0.4, 0.85]),
  kind('Magazijn', 'warehouse', trade, [5, 2], [2.4, 1.6, 0.6]),
  kind('Opbrengsteigendom', 'building', ['1,5', 'Woning'], [6, 0], [1.6, 0.6, 1.15]),
  kind('Appartementsgebouw', 'building', ['2,5', 'Appartement'], [4, 0], [2.3, 0.9, 1.3]),
  kind('Gemengd gebruik', 'building', ['5,1', 'Handelspand / overige'], [6, 0], [1.5, 0.8, 1.15]),
  kind('Garage', 'garage', ['6', 'Garage'], [8, 1], [0, 0, 1]),
  kind('Vakantieverblijf', 'holiday', holiday, [8, 0], [0.45, 0.9, 0.62]),
]
