import * as v from 'valibot'
import type { Picture } from '#domain/site/picture.ts'
import type { PictureFinder } from '../picture/picture-finder.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import { text, toTranslations } from './text.ts'

/** The name of a picture below `pictures/`, or its web address. */
export const pictureName = v.string()

/** A picture of which no more is said than its name. */
export const namedPicture = v.pipe(
  pictureName,
  v.transform((url) => ({ url, alt: undefined, darkUrl: undefined, winterUrl: undefined })),
)
const uploaded = v.pipe(
  v.object({
    url: v.nullish(pictureName),
    darkUrl: v.nullish(pictureName),
    winterUrl: v.nullish(pictureName),
    alt: v.nullish(text),
  }),
  v.transform(({ url, darkUrl, winterUrl, alt }) => ({
    url: url ?? '',
    alt,
    darkUrl: darkUrl ?? undefined,
    winterUrl: winterUrl ?? undefined,
  })),
)
const entity = v.pipe(
  v.object({
    source: v.union([v.object({ file: pictureName }), v.object({ url: pictureName })]),
    alt: v.nullish(text),
  }),
  v.transform(({ source, alt }) => ({
    url: 'file' in source ? source.file : source.url,
    alt,
    darkUrl: undefined,
    winterUrl: undefined,
  })),
)

/** A picture that an editor chose: an uploaded image, a `Picture`, or its address alone. */
export const image = v.nullish(v.union([namedPicture, entity, uploaded]))

export type Image = v.InferOutput<typeof image>

/** Returns a picture; undefined without an address. */
export function toPicture(
  value: Image,
  finder: PictureFinder,
  log: RecordLog,
  field: string,
): Picture | undefined {
  const url = value?.url.trim() ?? ''
  if (url === '') return undefined
  const words = { alt: toTranslations(value?.alt) }
  const picture = finder.find(url, words, log, field)
  if (picture === undefined) return undefined
  const other = (name: 'darkUrl' | 'winterUrl') => {
    const found = value?.[name]?.trim() ?? ''
    return found === '' ? undefined : finder.find(found, words, log, `${field}.${name}`)?.source
  }
  const [dark, winter] = [other('darkUrl'), other('winterUrl')]
  return { ...picture, ...(dark && { dark }), ...(winter && { winter }) }
}

/** Returns the pictures that have an address. */
export function toPictureList(
  values: readonly Image[] | null | undefined,
  finder: PictureFinder,
  log: RecordLog,
  field: string,
): readonly Picture[] {
  return (values ?? []).flatMap((value) => toPicture(value, finder, log, field) ?? [])
}
