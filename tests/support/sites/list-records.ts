import { loadSite } from '#site'
import { listedProperties } from '#routes/table/listed.ts'
import { townName } from '#views/listing/title.ts'

/** A listing for sale, read from the records, to compare with the search index. */
export type ListedRecord = Readonly<{
  id: number
  town: string
  townName: string
  categories: readonly number[]
  /** Whole euro; undefined where it is not published. */
  price?: number
  bedrooms: number
}>

/** Returns the listings of the list for sale, latest first. */
export async function recordsForSale(): Promise<readonly ListedRecord[]> {
  const { catalogue } = await loadSite()
  return listedProperties(catalogue, 'sale').map(({ id, address, categories, price, rooms }) => ({
    id,
    town: address.town.slug,
    townName: townName(address.town, 'nl'),
    categories,
    price: price.kind === 'published' ? price.amount / 100 : undefined,
    bedrooms: rooms.bedrooms ?? 0,
  }))
}

/** Returns a pattern for the summary of the list for sale in some towns. */
export async function summaryIn(...towns: readonly string[]): Promise<RegExp> {
  const found = (await recordsForSale()).filter(({ town }) => towns.includes(town))
  return new RegExp(`^${found.length} pand`)
}
