import * as v from 'valibot'
import type { PriceRange } from '#domain/site/section.ts'
import { cell, cellText } from '#data/cell/cell.ts'
import { parseNumber } from '#data/cell/parse-number.ts'
import { parseId } from '#data/cell/parse-id-list.ts'
import type { DataSource } from '#data/file/data-source.ts'
import { loadConfigList } from '#data/config/parse-config.ts'

const priceRange = v.object({ ID: cell, Goal: cell, Min: cell, Max: cell, ShowOrder: cell })
const goals: Readonly<Record<string, PriceRange['goal']>> = { 0: 'sale', 1: 'rent', 2: 'project' }

/** Loads the price bands in their order; a Max of 0 is open-ended. */
export async function loadPriceRanges(source: DataSource): Promise<readonly PriceRange[]> {
  const entries = await loadConfigList(source, 'price-ranges.json', priceRange)
  const ranges = entries.flatMap(({ value, log }): PriceRange[] => {
    const id = parseId(value.ID)
    const goal = goals[cellText(value.Goal) ?? '']
    const [min, max, order] = [value.Min, value.Max, value.ShowOrder].map((given) => {
      const number = parseNumber(given)
      return number.kind === 'value' ? number.value : 0
    })
    if (
      id.kind !== 'value' ||
      goal === undefined ||
      min === undefined ||
      max === undefined ||
      min < 0 ||
      (max !== 0 && max <= min)
    ) {
      log.error(undefined, 'not a price band', {
        expected: 'an ID, Goal 0, 1 or 2, and Max above Min or 0',
        received: value,
        remedy: 'correct the band or take it out',
      })
      return []
    }
    return [{ id: id.value, goal, min, max: max === 0 ? undefined : max, order: order ?? 0 }]
  })
  return ranges.sort((a, b) => a.order - b.order)
}
