import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Locale } from '#domain/values/locale.ts'
import { encodeCards } from '#search/files/encode-cards.ts'
import { encodeIndex } from '#search/files/encode-index.ts'
import { encodePoints } from '#search/files/encode-points.ts'
import { encodeFacts } from '#search/files/fact-file.ts'
import type { ListFiles, SearchManifest } from '#search/loading/manifest.ts'
import { searchFormat } from '#search/files/search-file.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { listCards } from '#views/search-files/search-cards.ts'
import { listFacts } from '#views/search-files/search-facts.ts'
import { listIndex, searchLists, type SearchList } from '#views/search-files/search-list.ts'
import { listPoints } from '#views/search-files/search-points.ts'

/** Where the search files are below the site. */
const searchDir = 'search'
const manifestFile = 'manifest.json'

type Content = string | Uint8Array

/** Writes the search files of every list and the manifest that names them. */
export async function writeSearchFiles(dist: string, context: ViewContext): Promise<void> {
  for (const [name, content] of makeSearchFiles(context)) {
    const file = join(dist, searchDir, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}

/** Yields each search file by its path below `search/`, the manifest last. */
export function* makeSearchFiles(context: ViewContext): Generator<readonly [string, Content]> {
  const files: Record<string, ListFiles> = {}
  for (const list of searchLists(context)) files[list.section.key] = yield* makeListFiles(context, list)
  const manifest: SearchManifest = { format: searchFormat, files }
  yield [manifestFile, JSON.stringify(manifest)]
}

type Named = readonly [string, Content]

function* makeListFiles(context: ViewContext, list: SearchList): Generator<Named, ListFiles> {
  const { section, properties, projects } = list
  const { languageUse } = context.catalogue.site
  const index = listIndex(context, list)
  const columns = encodeIndex(index)
  const ids = [...properties, ...projects].map(({ id }) => id)
  const save = function* (part: string, ending: string, content: Content): Generator<Named, string> {
    const name = `${section.key}${part}.${hashOf(content)}.${ending}`
    yield [`files/${name}`, content]
    return name
  }
  const perLocale = function* (
    part: string,
    make: (locale: Locale) => string,
  ): Generator<Named, ListFiles['cards']> {
    const names: [Locale, string][] = []
    for (const locale of languageUse)
      names.push([locale, yield* save(`${part}-${locale}`, 'json', make(locale))])
    return Object.fromEntries(names)
  }
  const isCompared = section.kind === 'sale' || section.kind === 'rent'
  return {
    rows: hashOf(JSON.stringify(ids), columns),
    index: yield* save('', 'bin', columns),
    points: yield* save('-points', 'bin', encodePoints(listPoints(list), index)),
    cards: yield* perLocale('', (locale) => encodeCards(listCards(context, list, index, locale))),
    facts: isCompared
      ? yield* perLocale('-facts', (locale) => encodeFacts(listFacts(context, list, locale)))
      : undefined,
  }
}

/** 64 bits of a hash, which the loader compares (`expectNamed`); two files of one name would have to meet by chance. */
export function hashOf(...contents: readonly Content[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest('hex').slice(0, 16)
}
