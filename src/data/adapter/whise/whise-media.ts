import { isObject } from '#data/file/decode-records.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import type { RawRecord } from '#data/record/group-records.ts'
import { isFilled } from '../left-fields.ts'
import { isPublicity, keptBackBy } from './whise-publicity.ts'
import { wordOf } from './word-of.ts'

const read = ['order', 'url', 'description']

/** Pictures or files, and the names of their fields that have no place. */
type Media = Readonly<{ items: readonly RawRecord[]; left: readonly string[] }>

/** Returns the pictures in their order, without those that are not for the public. */
export function toPictures(value: unknown, log: RecordLog): Media {
  return pick('pictures', ['id', 'urlXXL', 'urlLarge', 'urlSmall'], value, log, (picture) => {
    const dutch = textsOf(picture['description']).find(isDutch)?.content
    return {
      ID: picture['id'],
      Url: picture['urlXXL'] ?? picture['urlLarge'] ?? picture['urlSmall'] ?? picture['url'],
      ...(isFilled(dutch) && { Name: dutch }),
    }
  })
}

/** Returns the files in their order, without those that are not for the public; one without a name has that of its file. */
export function toDocuments(value: unknown, log: RecordLog): Media {
  return pick('documents', [], value, log, (file) => {
    const texts = textsOf(file['description'])
    return { Name: (texts.find(isDutch) ?? texts[0])?.content ?? fileName(file['url']), Url: file['url'] }
  })
}

function pick(
  field: string,
  own: readonly string[],
  value: unknown,
  log: RecordLog,
  toItem: (item: RawRecord) => RawRecord,
): Media {
  const open = [value]
    .flat()
    .filter(isObject)
    .filter((item) => keptBackBy(item) === undefined)
  const items = open.toSorted((one, other) => orderOf(one) - orderOf(other)).map(toItem)
  for (const item of items) {
    if (isFilled(item['Url'])) continue
    log.warn(field, 'an entry without an address; it is left out', {
      expected: 'an entry with its address',
      received: item,
      remedy: 'upload it again in Whise',
    })
  }
  return {
    items: items.filter((item) => isFilled(item['Url'])),
    left: open.flatMap((item) => [
      ...Object.keys(item)
        .filter((name) => ![...read, ...own].includes(name) && !isPublicity(name) && isFilled(item[name]))
        .map((name) => `${field}/${name}`),
      ...textsOf(item['description'])
        .filter((text) => !isDutch(text))
        .map(({ language }) => `${field}/description/${language}`),
    ]),
  }
}

/** The first has no order. */
function orderOf({ order }: RawRecord): number {
  return Number(order ?? 0)
}

type Text = Readonly<{ language: string; content: unknown }>

/** Returns the texts of a description: by language, or one of which no language is said. */
function textsOf(description: unknown): readonly Text[] {
  const texts = Array.isArray(description)
    ? description
        .filter(isObject)
        .map(({ languageId, content }) => ({ language: wordOf(languageId).slice(0, 2), content }))
    : [{ language: 'nl', content: description }]
  return texts.filter(({ content }) => isFilled(content))
}

function isDutch({ language }: Text): boolean {
  return language === 'nl'
}

/** @example fileName('https://whise.example/GetFile?path=Documents/a1b2-_lastenboek_fase-1.pdf') // 'a1b2 lastenboek fase 1' */
function fileName(url: unknown): string {
  return wordOf(url)
    .replace(/^.*[/=]/, '')
    .replace(/\.\w{2,4}$/, '')
    .replace(/[-_]+/g, ' ')
    .trim()
}
