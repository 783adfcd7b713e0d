import * as v from 'valibot'
import { energyLabels } from '#domain/listing/property.ts'
import { regions } from '#domain/place/region.ts'
import { plainDate } from '#data/config/plain-date.ts'
import { text } from '#data/config/text.ts'

const read = { readOn: plainDate, source: text }
const region = v.picklist(regions)
const euro = v.pipe(v.number(), v.minValue(0), v.maxValue(20))

/** The shape of `monthCosts` in `site.json`: figures for what a home costs a month. */
export const monthSchema = v.object({
  rate: v.nullish(v.object({ percent: v.pipe(v.number(), v.minValue(0), v.maxValue(15)), ...read })),
  energy: v.optional(
    v.array(
      v.object({
        region,
        labels: v.array(v.object({ energyLabel: v.picklist(energyLabels), perSquareMetre: euro })),
        ...read,
      }),
    ),
    [],
  ),
  propertyTax: v.optional(
    v.array(
      v.object({
        region,
        index: v.pipe(v.number(), v.minValue(1), v.maxValue(10)),
        percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
        ...read,
      }),
    ),
    [],
  ),
  insurance: v.nullish(v.object({ perSquareMetre: euro, ...read })),
})

export type MonthRecord = v.InferOutput<typeof monthSchema>
