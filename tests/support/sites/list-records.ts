import { loadSite } from '#site'
import { askedPrice, comparablePrice } from '#domain/listing/asked-price.ts'
import { listedProperties } from '#routes/table/listed.ts'
import { townName } from '#views/listing/title.ts'

/** A listing for sale, read from the records, to compare with the search index. */
export type ListedRecord = Readonly<{
  id: number
  town: string
  townName: string
  categories: readonly number[]
  /** Whole euro; undefined without a price to compare: on request, or a life annuity. */
  price?: number
  bedrooms: number
}>

/** Returns the listings of the list for sale, latest first. */
export async function recordsForSale(): Promise<readonly ListedRecord[]> {
  const { catalogue } = await loadSite()
  return listedProperties(catalogue, 'sale').map((property) => {
    const { id, address, categories, rooms } = property
    const span = comparablePrice(askedPrice(property))
    return {
      id,
      town: address.town.slug,
      townName: townName(address.town, 'nl'),
      categories,
      price: span === undefined ? undefined : span.from / 100,
      bedrooms: rooms.bedrooms ?? 0,
    }
  })
}

/** Returns a pattern for the summary of the list for sale in some towns. */
export async function summaryIn(...towns: readonly string[]): Promise<RegExp> {
  const found = (await recordsForSale()).filter(({ town }) => towns.includes(town))
  return new RegExp(`^${found.length} pand`)
}
