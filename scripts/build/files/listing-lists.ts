import * as v from 'valibot'
import { decodeRecords } from '#data/file/decode-records.ts'
import type { DataSource } from '#data/file/data-source.ts'
import type { ListingLists } from '#editor/listings/listing-choices.ts'
import type { Site } from '#site'

const codes = v.record(v.string(), v.record(v.string(), v.array(v.string())))

/** Returns what the editor's forms of homes and projects offer in place of codes. */
export async function loadListingLists(
  site: Pick<Site, 'catalogue'>,
  source: DataSource,
): Promise<ListingLists> {
  const { categories, marquees } = site.catalogue
  const entriesOf = async (file: string): Promise<readonly unknown[]> => {
    const loaded = await source.load(file)
    return loaded.kind === 'json' ? (decodeRecords(loaded.value) ?? []) : []
  }
  // The project's own file, which the program is shipped with; an agency's own adds words to the same codes.
  const words = await source.loadDefault('crm-codes.json')
  return {
    categories,
    marquees,
    offices: await entriesOf('offices.json'),
    people: await entriesOf('people.json'),
    sections: await entriesOf('sections.json'),
    codes: words.kind === 'json' ? v.parse(codes, words.value) : {},
  }
}
