import * as v from 'valibot'
import { locales } from '#domain/values/locale.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import type { RawRecord } from '#data/record/group-records.ts'
import { pictureList } from '#data/record/media-record.ts'

const pictureTexts = v.array(v.looseObject({ Url: v.string() }))

/**
 * Returns a record whose pictures have the texts that its own file has for them, in `PictureTexts`. A text of a picture that
 * the listing does not have is left out with a warning.
 */
export function namePictures(record: RawRecord, log: RecordLog): RawRecord {
  const texts = v.safeParse(pictureTexts, record['PictureTexts'])
  const items = v.safeParse(pictureList, record['PictureItems'])
  if (!texts.success || !items.success) return record
  const names = new Map(
    texts.output.map((text) => [
      nameOf(text.Url),
      Object.fromEntries(locales.map((locale) => [locale, text[locale]])),
    ]),
  )
  const pictures = (items.output ?? []).map((item) => {
    const url = nameOf(String(item?.Url ?? ''))
    const name = names.get(url)
    names.delete(url)
    return name === undefined ? item : { ...item, Name: name }
  })
  for (const url of names.keys())
    log.warn('PictureTexts', 'a text of a picture that is not among the pictures; it is left out', {
      expected: 'a picture of PictureItems',
      received: url,
      remedy: 'choose the picture again, or take the text away',
    })
  return { ...record, PictureItems: pictures }
}

/** Editors write `/pictures/front.jpg`, imports `pictures/front.jpg`. */
function nameOf(url: string): string {
  return url.replace(/^\//, '')
}
