import type { Translations } from '#domain/values/locale.ts'
import type { Picture } from '#domain/site/picture.ts'
import type { Document, DocumentKind } from '#domain/listing/document.ts'
import { type Cell, cellText } from '../cell/cell.ts'
import type { CodeList } from '../cell/fields.ts'
import { parseNumber } from '../cell/parse-number.ts'
import { fold } from '#text/fold.ts'
import type { PictureFinder } from '../picture/picture-finder.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import type { DocumentList, ItemName, PictureItem } from './media-record.ts'
import { toNames } from './to-names.ts'
import { toWebAddress } from './to-web-address.ts'

const longestAlt = 200

/** Returns the usable pictures of a record, without duplicates. */
export function toPictures(...read: Parameters<typeof findPictures>): readonly Picture[] {
  return [...findPictures(...read).values()].filter((picture) => picture !== undefined)
}

/** Returns the pictures of a record by address; undefined for one that cannot be used. */
export function findPictures(
  items: readonly (PictureItem | null | undefined)[],
  finder: PictureFinder,
  log: RecordLog,
  field: string,
): ReadonlyMap<string, Picture | undefined> {
  const found = new Map<string, Picture | undefined>()
  for (const item of items) {
    const url = cellText(item?.Url)
    if (item === null || item === undefined || url === undefined || found.has(url)) continue
    const details = { alt: altOf(item.Name), width: sizeOf(item.Width), height: sizeOf(item.Height) }
    found.set(url, finder.find(url, details, log, field))
  }
  return found
}

/** Returns the documents of a listing; one without an address is available on request. */
export function toDocuments(
  list: DocumentList,
  { codes }: CodeList<DocumentKind>,
  log: RecordLog,
): readonly Document[] {
  return (list ?? []).flatMap((item) => {
    const name = cellText(item?.Name)?.slice(0, longestAlt)
    if (item === null || item === undefined || name === undefined) return []
    const size = parseNumber(item.Size)
    const bytes = size.kind === 'value' && size.value > 0 ? Math.round(size.value) : undefined
    return [
      {
        name: { nl: name },
        kind: codes.get(fold(name)),
        url: toWebAddress(item.Url, log, 'DocumentItems'),
        bytes,
        mimeType: cellText(item.MimeType),
      },
    ]
  })
}

// A camera's file name is no alt text.
function altOf(name: ItemName): Translations {
  if (typeof name === 'object' && name !== null) return toNames(name) ?? {}
  const text = cellText(name)
  if (text === undefined || text.length > longestAlt) return {}
  return /\.\w{3,4}$|^(?:img|dsc|dji|foto|photo|picture|image)?[\s_-]*\d*$/i.test(text) ? {} : { nl: text }
}

function sizeOf(value: Cell): number | undefined {
  const size = parseNumber(value)
  return size.kind === 'value' && size.value >= 1 && size.value <= 20_000 ? Math.round(size.value) : undefined
}
