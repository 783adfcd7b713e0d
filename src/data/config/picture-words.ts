import * as v from 'valibot'
import type { SharedPicture } from '../picture/picture-finder.ts'
import type { DataSource } from '../file/data-source.ts'
import { isObject } from '../file/decode-records.ts'
import { pictureName } from './image.ts'
import { parseConfig } from './parse-config.ts'
import { text, toTranslations } from './text.ts'

const entry = v.object({ alt: v.nullish(text), darkUrl: v.nullish(pictureName) })

/** Loads the alt texts and nights of pictures that several records share, by file in `pictures/`. */
export async function loadPictureWords(source: DataSource): Promise<Readonly<Record<string, SharedPicture>>> {
  const loaded = await source.load('pictures.json')
  if (loaded.kind !== 'json' || !isObject(loaded.value)) return {}
  return Object.fromEntries(
    Object.entries(loaded.value).flatMap(([file, value]) => {
      const found = parseConfig(entry, value, source.log.record('pictures.json', file))
      if (found === undefined) return []
      const { alt, darkUrl } = found
      const shared = { alt: alt ? toTranslations(alt) : undefined, darkUrl: darkUrl ?? undefined }
      return [[file, shared] as const]
    }),
  )
}
