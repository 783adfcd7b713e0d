import * as v from 'valibot'
import type { Category } from '#domain/site/section.ts'
import type { SiteLanguages } from '#domain/values/locale.ts'
import { cell } from '#data/cell/cell.ts'
import { parseId } from '#data/cell/parse-id-list.ts'
import { parseNumber } from '#data/cell/parse-number.ts'
import type { DataSource } from '#data/file/data-source.ts'
import { loadConfigList } from '#data/config/parse-config.ts'
import { flag, text, toLocalised } from '#data/config/text.ts'

const category = v.object({ WebID: cell, Name: text, ShowOrder: cell, Sale: flag, Rent: flag })

/** Loads the categories of the search in their order. */
export async function loadCategories(
  source: DataSource,
  languages: SiteLanguages,
): Promise<readonly Category[]> {
  const found = new Map<number, Category>()
  for (const { value, log } of await loadConfigList(source, 'categories.json', category)) {
    const id = parseId(value.WebID)
    const order = parseNumber(value.ShowOrder)
    if (id.kind !== 'value' || found.has(id.value)) {
      log.error('WebID', id.kind === 'value' ? 'a WebID that another category has' : 'no WebID', {
        expected: 'a whole number above 0, once',
        received: value.WebID,
        remedy: 'give every category its own WebID',
      })
      continue
    }
    found.set(id.value, {
      id: id.value,
      name: toLocalised(value.Name, languages, log, 'Name'),
      sale: value.Sale !== false,
      rent: value.Rent !== false,
      order: order.kind === 'value' ? order.value : id.value,
    })
  }
  return [...found.values()].sort((a, b) => a.order - b.order)
}
