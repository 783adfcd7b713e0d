import { resolve } from 'node:path'
import { checkShrink } from '#data/problems/check-shrink.ts'
import { isPlainDate } from '#data/cell/parse-date.ts'
import { formatProblems, formatProblemsJson } from '#data/problems/format-problems.ts'
import { ProblemsError } from '#data/problems/problems-error.ts'
import { leftOut, refusedDocuments } from '#data/problems/refused-documents.ts'
import type { Problem } from '#domain/site/problem.ts'
import { reportCompliance } from '#scripts/compliance/report-compliance.ts'
import { agencyDirs, agencyOptions } from '#scripts/build/build-options.ts'
import { type CommandInput, type CommandSpec, isEntry, obeyCommand } from '#scripts/kit/command.ts'
import { composeSite, type Site, today } from '#site'
import { checkSearchLists } from '#views/search-files/search-list.ts'

const spec: CommandSpec = {
  usage: 'npm run check:data --',
  about:
    'Reads records and words and lists everything that is wrong, without building; then what the law\n' +
    'requires and advertisements lack, also as a page (docs/compliance.md).',
  options: {
    ...agencyOptions,
    now: { value: 'DATE', about: 'day to check for, 2026-11-20 (today)' },
    report: { value: 'DIR', about: 'where compliance.html goes (.cache)' },
    strict: { about: 'fail when an advertisement lacks what the law requires, as the agency weighs it' },
    json: { about: 'print the problems as JSON, for machines' },
    quarantine: { about: 'leave broken records out, and list them, instead of failing' },
  },
}

/**
 * Validates a directory of records and prints the problems.
 * @returns the exit code: 0 when the site can be built; 1 when it cannot, or only without some documents, or with `--strict` when an advertisement
 * breaks a rule that the agency counts as an error; 2 for an unknown option
 */
export function checkDataCommand(args: readonly string[]): Promise<number> {
  return obeyCommand(spec, checkData, args)
}

async function checkData(input: CommandInput): Promise<number> {
  const now = input.text('now') ?? today()
  if (!isPlainDate(now)) {
    console.error(`--now ${now}: expected a date, such as 2026-11-20`)
    return 2
  }
  const json = input.has('json')
  try {
    const site = await composeSite({
      ...agencyDirs(input),
      now,
      quarantine: input.has('quarantine'),
    })
    const stopping = [
      ...checkShrink(site.catalogue, site.ledger, { allow: false }),
      ...checkSearchLists(site),
    ]
    const compliance = await reportCompliance(site, resolve(input.text('report') ?? '.cache'))
    const problems = [...site.problems, ...stopping]
    if (json) console.log(formatProblemsJson(problems, compliance.problems))
    else print(problems, `${formatSummary(site)}\n\n${compliance.text}`)
    const isRefused = stopping.length > 0 || refusedDocuments(site.problems).length > 0
    return isRefused || (input.has('strict') && compliance.errors > 0) ? 1 : 0
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error
    if (json) console.log(formatProblemsJson(error.problems))
    else print(error.problems, 'The site cannot be built from these records.')
    return 1
  }
}

function print(problems: readonly Problem[], summary: string): void {
  console.log(`${problems.length === 0 ? '' : `${formatProblems(problems)}\n\n`}${summary}`)
}

function formatSummary({ catalogue, fallbacks, problems, unpublished }: Site): string {
  const waiting = new Set(leftOut(problems).map(({ file }) => file))
  const named = unpublished.slice(0, 20).map((note) => `${note.record} (${note.reason})`)
  const rest = unpublished.length - named.length
  return [
    `${catalogue.properties.length} properties and ${catalogue.projects.length} projects can be published; gaps in what the law requires stop nothing without --strict.`,
    ...(waiting.size === 0 ? [] : [`Left out until they are corrected: ${[...waiting].join(', ')}.`]),
    ...(named.length === 0
      ? []
      : [`Not for the site: ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`]),
    ...(fallbacks.length === 0 ? [] : [`The product's own: ${fallbacks.join(', ')}.`]),
  ].join('\n')
}

if (isEntry(import.meta)) process.exitCode = await checkDataCommand(process.argv.slice(2))
