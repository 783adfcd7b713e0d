import type { Import } from '#data/adapter/import-export.ts'
import { adapters, type FormatName, isFormat } from '#data/adapter/adapters.ts'
import type { BuildOptions } from '#scripts/build/build-options.ts'
import { fetchRecordPictures } from '#scripts/fetch-pictures/fetch-record-pictures.ts'
import { formatImport } from '#scripts/import/format-import.ts'
import { importFeed } from '#scripts/import/import-feed.ts'
import { CommandError, type CommandInput, type CommandOption } from '#scripts/kit/command.ts'

/** What a publication brings into the data directory before it builds. */
export type FirstSteps = Readonly<{
  feed?: Readonly<{ format: FormatName; from: string }>
  /** Fetch the pictures of the CRM's hosts. */
  pictures: boolean
}>

/** Minutes for pictures in one publication: a slow host holds no price back. */
const pictureMinutes = 5

/** The options of `npm run publish` that come before the build. */
export const importOptionSpecs: Readonly<Record<string, CommandOption>> = {
  import: { value: 'FORMAT', about: `import the CRM's export first: ${Object.keys(adapters).join(', ')}` },
  from: {
    value: 'FILE|URL',
    about: 'what --import reads (or FEED_URL, so that an address with a key is not in the list of processes)',
  },
  'fetch-pictures': { about: 'fetch new pictures of the CRM first, as `npm run fetch-pictures` does' },
}

/** @throws {CommandError} for a format that there is not, and one of both options without the other */
export function parseFirstSteps(input: CommandInput, env: NodeJS.ProcessEnv): FirstSteps {
  const format = input.text('import')
  const from = input.text('from') ?? env['FEED_URL'] ?? ''
  const pictures = input.has('fetch-pictures')
  if (format === undefined) {
    if (input.text('from') !== undefined)
      throw new CommandError('--from needs --import FORMAT, which says how to read it')
    return { pictures }
  }
  if (!isFormat(format))
    throw new CommandError(`--import ${format}: expected one of ${Object.keys(adapters).join(', ')}`)
  if (from === '')
    throw new CommandError(`--import ${format} needs --from FILE or URL, or the variable FEED_URL`)
  return { feed: { format, from }, pictures }
}

/**
 * Imports the feed and fetches pictures; what is refused changes no record.
 * @throws {CommandError} with the report of a feed that is broken or has shrunk
 */
export async function importFirst(
  { feed, pictures }: FirstSteps,
  { site, allowShrink }: BuildOptions,
  print: (line: string) => void,
): Promise<void> {
  const { dataDir, now, quarantine } = site
  if (feed !== undefined) {
    const { found, isWritten } = await importFeed(
      { ...feed, dataDir, isDryRun: false },
      { now, quarantine, allowShrink },
    )
    const report = formatImport(found, isWritten)
    if (found.isRefused) throw new CommandError(report)
    print(hasNews(found) ? `${report}\n` : 'The export has the same records as before.')
  }
  if (pictures) await fetchRecordPictures(dataDir, now, pictureMinutes, print)
}

/** Whether an import changes a record; one that does not is no news to whoever watches a feed. */
function hasNews({ files }: Import): boolean {
  return files.some(
    ({ changes: { added, changed, gone } }) => added.length + changed.length + gone.length > 0,
  )
}
