import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { foldWords } from '#text/fold.ts'
import type { BuiltSite } from '#scripts/checks/built/built-site.ts'
import { checkHiddenStreets, type HiddenStreet } from '#scripts/checks/built/hidden-streets.ts'
import { checkColumnBytes, checkSameListings, type ListedCard } from '#scripts/checks/built/search-lists.ts'
import type { ListCards } from '#search/files/card-file.ts'
import { decodeCards } from '#search/files/decode-cards.ts'
import { decodeIndex } from '#search/files/decode-index.ts'
import { decodePoints } from '#search/files/decode-points.ts'
import type { ListFiles, SearchManifest } from '#search/loading/manifest.ts'

/** What nobody may find: streets that are hidden, listings that are discreet. */
export type Secrets = Readonly<{ streets: readonly HiddenStreet[]; discreet: ReadonlySet<number> }>

/** Returns a finding for everything in the search files that the pages do not show, or that is too large. */
export async function checkSearch(
  site: Pick<BuiltSite, 'dir' | 'pages' | 'routes'>,
  secrets: Secrets,
): Promise<readonly string[]> {
  const text = await readFile(join(site.dir, 'search/manifest.json'), 'utf8').catch(() => undefined)
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
  decodePoints(await read(files.points), index)
  const findings = [...checkColumnBytes(section, index)]
  for (const [locale, name] of Object.entries(files.cards)) {
    const text = await read(name).then(String)
    const cards = decodeCards(text)
    const rows = cards.ids.map((id, row) => {
      const { href, picture } = cards.card(row).card
      return { id, href, picture: picture?.rendered.fallback.href }
    })
    const pages = cardsOf(site, section, locale)
    findings.push(
      ...checkSameListings({ name: `${section}-${locale}`, pages, rows, size: index.size }),
      ...cards.ids.filter((id) => discreet.has(id)).map((id) => `${name} has the discreet listing ${id}`),
      ...checkHiddenStreets(streets, [{ path: `/search/files/${name}`, html: text }]),
      ...checkSearchTexts(name, cards, streets),
    )
  }
  for (const name of Object.values(files.facts ?? {})) {
    findings.push(...checkHiddenStreets(streets, [{ path: name, html: await read(name).then(String) }]))
  }
  return findings
}

/** What a text is looked for in is folded: the street of a listing may not be in its own. */
function checkSearchTexts(
  name: string,
  cards: Pick<ListCards, 'rowOf' | 'searchTexts'>,
  streets: readonly HiddenStreet[],
): readonly string[] {
  return streets.flatMap(({ id, street }) => {
    const text = cards.searchTexts[cards.rowOf(id) ?? -1] ?? ''
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
        picture: /<img [^>]*?src="([^"]+)"/.exec(media)?.[1],
      })),
    )
}

/** From the picture of a card to its link. */
const card =
  /class="(?:card|project)__media([^]*?)class="(?:[^"]* )?card__title(?: [^"]*)?"[^>]*>\s*<a [^>]*?href="([^"]+)"/g
