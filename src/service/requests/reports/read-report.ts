import type { PageError } from '#contracts/error-reports.ts'
import * as v from 'valibot'
import type { ServiceTables } from '#service/kit/database/tables.ts'
import { cleanAddress, cleanMessage } from '#text/clean-report.ts'

/** An error of a page, without anything about who saw it. */
export type ErrorReport = PageError & Readonly<Pick<ServiceTables['error_report'], 'kind'>>

const Text = v.optional(v.nullable(v.string(), ''), '')
const Position = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e8)), 0), 0)

/** What pages of this site send. */
const OwnReport = v.object({
  message: v.string(),
  file: Text,
  line: Position,
  column: Position,
  page: v.string(),
  version: v.pipe(v.string(), v.regex(/^[\w-]{0,40}$/)),
})

/** `application/csp-report`: one, where the policy has `report-uri`. */
const UriReport = v.object({
  'csp-report': v.object({
    'document-uri': v.string(),
    'violated-directive': Text,
    'effective-directive': Text,
    'blocked-uri': Text,
    'source-file': Text,
    'line-number': Position,
    'column-number': Position,
  }),
})

/** `application/reports+json`: several, of all kinds that a browser reports. */
const ApiReports = v.array(v.object({ type: v.string(), body: v.unknown() }))
const ApiViolation = v.object({
  documentURL: v.string(),
  effectiveDirective: v.string(),
  blockedURL: Text,
  sourceFile: Text,
  lineNumber: Position,
  columnNumber: Position,
})

/** Reports of one body that are read; a browser that gathers more says the same. */
const mostReports = 20

/** What extensions and the browser itself load into pages: nothing that the site could mend. */
const foreignCode = /^(?:[a-z-]*extension|chrome|resource|webkit-masked-url|user-script)\b/

/**
 * Returns the cleaned reports of a body, without those about extensions.
 * @param own origins of the site
 * @returns undefined when the body is none that is known
 */
export function readReports(body: unknown, own: ReadonlySet<string>): readonly ErrorReport[] | undefined {
  const found = findReports(body)?.filter(({ file, blocked }) =>
    [file, blocked].every((source) => source === undefined || !foreignCode.test(source)),
  )
  return found?.map(({ blocked, ...report }) => ({
    ...report,
    message:
      blocked === undefined
        ? cleanMessage(report.message)
        : `${report.message} ${cleanBlocked(blocked, own)}`,
    file: report.file === '' ? '' : cleanAddress(report.file, own),
    page: cleanAddress(report.page, own),
  }))
}

type Found = ErrorReport & Readonly<{ blocked?: string }>

function findReports(body: unknown): readonly Found[] | undefined {
  const script = v.safeParse(OwnReport, body)
  if (script.success) return [{ kind: 'script', ...script.output }]
  const one = v.safeParse(UriReport, body)
  if (one.success) {
    const { 'csp-report': report } = one.output
    const [violated = ''] = report['violated-directive'].split(' ')
    return toViolation({
      documentURL: report['document-uri'],
      effectiveDirective: report['effective-directive'] || violated,
      blockedURL: report['blocked-uri'],
      sourceFile: report['source-file'],
      lineNumber: report['line-number'],
      columnNumber: report['column-number'],
    })
  }
  const several = v.safeParse(ApiReports, body)
  if (!several.success) return undefined
  return several.output.slice(0, mostReports).flatMap(({ type, body: violation }) => {
    const read = v.safeParse(ApiViolation, violation)
    return type === 'csp-violation' && read.success ? toViolation(read.output) : []
  })
}

function toViolation(violation: v.InferOutput<typeof ApiViolation>): readonly Found[] {
  return [
    {
      kind: 'policy',
      // A directive's name and nothing else.
      message: violation.effectiveDirective.replaceAll(/[^a-z-]/g, '').slice(0, 40),
      blocked: violation.blockedURL,
      file: violation.sourceFile,
      line: violation.lineNumber,
      column: violation.columnNumber,
      page: violation.documentURL,
      version: '',
    },
  ]
}

/** Returns what was refused: a word such as `inline`, the path of an own file, or another site's origin. */
function cleanBlocked(blocked: string, own: ReadonlySet<string>): string {
  const scheme = /^([a-z][a-z-]*)(?::(?!\/\/)|$)/.exec(blocked)?.[1]
  return scheme ?? cleanAddress(blocked, own)
}
