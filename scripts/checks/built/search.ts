import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import { foldWords } from '#text/fold.ts'
import type { BuiltSite } from '#scripts/checks/built/built-site.ts'
import { checkHiddenStreets, type HiddenStreet } from '#scripts/checks/built/hidden-streets.ts'
import { checkColumnBytes, checkSameListings, type ListedCard } from '#scripts/checks/built/search-lists.ts'
import { blockSizeOf, layoutRows, layouts } from '#search/files/card-blocks.ts'
import { decodeColumns } from '#search/files/column-file.ts'
import { decodeIndex } from '#search/files/index-file.ts'
import type { ListFiles, ListText, SearchManifest } from '#search/files/list-files.ts'
import { decodePoints } from '#search/files/points-file.ts'
import type { ListCard } from '#ui/cards/list-card.ts'

/** Data that no public file may contain: hidden streets, discreet listings. */
export type Secrets = Readonly<{ streets: readonly HiddenStreet[]; discreet: ReadonlySet<number> }>

/** Returns a finding for everything in the search files that the pages do not show, or that is too large. */
export async function checkSearch(
  site: Pick<BuiltSite, 'dir' | 'pages' | 'routes'>,
  secrets: Secrets,
): Promise<readonly string[]> {
  const text = await readFile(join(site.dir, 'search/manifest.json'), 'utf8').catch(absentAsUndefined)
  if (text === undefined) return ['there is no search/manifest.json']
  const manifest: SearchManifest = JSON.parse(text)
  const findings: string[] = []
  for (const [section, files] of Object.entries(manifest.files)) {
    if (files !== undefined) findings.push(...(await checkList(site, section, files, secrets)))
  }
  return findings
}

async function checkList(
  site: Pick<BuiltSite, 'dir' | 'pages' | 'routes'>,
  section: string,
  files: ListFiles,
  { streets, discreet }: Secrets,
): Promise<readonly string[]> {
  const read = (name: string): Promise<Buffer> => readFile(join(site.dir, 'search/files', name))
  const index = decodeIndex(await read(files.index))
  decodePoints(await read(files.points))
  const ids = [...decodeColumns(await read(files.ids)).numbers('ids')]
  const findings = [
    ...checkColumnBytes(section, index),
    ...ids.filter((id) => discreet.has(id)).map((id) => `'${section}' has the discreet listing ${id}`),
  ]
  for (const [locale, name] of Object.entries(files.texts)) {
    const { files: parts } = decodeColumns<ListText>(await read(name)).head
    const pages = cardsOf(site, section, locale)
    for (const layout of layouts) {
      const blocks = await Promise.all(parts.cards[layout].map(read))
      const cards = unblock(blocks, layoutRows(index, layout))
      const rows = cards.map(({ id, card }) => ({
        id,
        href: card.href,
        picture: pictureName(card.picture?.rendered.fallback.href),
      }))
      findings.push(
        ...checkSameListings({ name: `${section}-${layout}-${locale}`, pages, rows, size: index.size }),
        ...rows
          .filter(({ id }, row) => id !== ids[row])
          .map(({ id }) => `${section}-${layout}-${locale}: ${id} is in another row`),
      )
    }
    const named = [
      name,
      parts.searchTexts,
      parts.pins,
      ...layouts.flatMap((layout) => parts.cards[layout]),
      ...parts.facts,
    ]
    for (const each of named) {
      const path = `/search/files/${each}`
      findings.push(...checkHiddenStreets(streets, [{ path, html: String(await read(each)) }]))
    }
    const texts = decodeColumns<readonly string[]>(await read(parts.searchTexts)).head
    findings.push(...checkSearchTexts(parts.searchTexts, ids, texts, streets))
  }
  return findings
}

/** Returns the cards of some blocks, row by row. */
function unblock(blocks: readonly Uint8Array[], rows: Uint32Array): readonly ListCard[] {
  const readers = blocks.map((block) => decodeColumns(block).rows<ListCard>('cards'))
  const size = blockSizeOf(rows.length)
  const byRow = new Map(Array.from(rows, (row, at) => [row, readers[Math.floor(at / size)]?.(at % size)]))
  return Array.from(rows, (_, row) => byRow.get(row)).filter((card) => card !== undefined)
}

/** Search texts are folded; a listing's text may not contain its own hidden street. */
function checkSearchTexts(
  name: string,
  ids: readonly number[],
  texts: readonly string[],
  streets: readonly HiddenStreet[],
): readonly string[] {
  return streets.flatMap(({ id, street }) => {
    const text = texts[ids.indexOf(id)] ?? ''
    return ` ${text} `.includes(` ${foldWords(street)} `) ? [`${name} finds ${id} by its hidden street`] : []
  })
}

/** Returns a list's cards, over all its pages, in order. */
function cardsOf(
  site: Pick<BuiltSite, 'pages' | 'routes'>,
  section: string,
  locale: string,
): readonly ListedCard[] {
  const pages = new Map(site.pages.map((page) => [page.path, page.html]))
  return site.routes
    .filter((route) => route.locale === locale)
    .flatMap(({ key, path }) => {
      const [kind, list, town = '', page = '1'] = key.split(':')
      return kind === 'results' && list === section && town === '' ? [{ path, page: Number(page) }] : []
    })
    .toSorted((one, other) => one.page - other.page)
    .flatMap(({ path }) =>
      [...(pages.get(path) ?? '').matchAll(card)].map(([, media = '', href = '']) => ({
        href,
        picture: pictureName(/<img [^>]*?src="([^"]+)"/.exec(media)?.[1]),
      })),
    )
}

/** Matches the picture and the link of a card. */
const card =
  /class="(?:card|project)__media([^]*?)class="(?:[^"]* )?card__title(?: [^"]*)?"[^>]*>\s*<a [^>]*?href="([^"]+)"/g

/** Without size and format, of which a card in a list shows others than it stores: `/pictures/a84b7895c2dae569`. */
function pictureName(href: string | undefined): string | undefined {
  return href?.replace(/-\d+\.\w+$/, '')
}
