import * as v from 'valibot'
import type { Translations } from '#domain/values/locale.ts'
import type { DataSource } from '../file/data-source.ts'
import { isObject } from '../file/decode-records.ts'
import { parseConfig } from './parse-config.ts'
import { text, toTranslations } from './text.ts'

const entry = v.object({ alt: text })

/** Loads the alt texts of pictures that several records share, by file in `pictures/`. */
export async function loadPictureWords(source: DataSource): Promise<Readonly<Record<string, Translations>>> {
  const loaded = await source.load('pictures.json')
  if (loaded.kind !== 'json' || !isObject(loaded.value)) return {}
  return Object.fromEntries(
    Object.entries(loaded.value).flatMap(([file, value]) => {
      const found = parseConfig(entry, value, source.log.record('pictures.json', file))
      return found === undefined ? [] : [[file, toTranslations(found.alt)] as const]
    }),
  )
}
