import * as v from 'valibot'
import type { Marquee } from '#domain/site/section.ts'
import type { DataSource } from '#data/file/data-source.ts'
import { loadConfigList } from '#data/config/parse-config.ts'
import { text, toTranslations } from '#data/config/text.ts'

const marquee = v.object({
  code: v.pipe(v.number(), v.integer(), v.minValue(0)),
  kind: v.picklist(['none', 'new', 'underOption', 'sold', 'rented']),
  label: v.nullish(text),
})

/** Loads the table of badges. */
export async function loadMarquees(source: DataSource): Promise<readonly Marquee[]> {
  const entries = await loadConfigList(source, 'marquees.json', marquee)
  return entries.map(({ value }) => ({
    code: value.code,
    kind: value.kind,
    label: toTranslations(value.label),
  }))
}
