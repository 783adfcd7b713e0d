import type { ComplianceReport } from '#domain/compliance/check-compliance.ts'
import type { Finding } from '#domain/compliance/finding.ts'
import { escapeHtml } from '#text/escape-html.ts'
import type { IncompleteEntry } from '#scripts/compliance/incomplete-entries.ts'
import { anchorsOf, type Filter, pageFilters, regionNames } from '#scripts/compliance/page-filters.ts'
import { formatRules } from '#scripts/compliance/page-rules.ts'
import { pageStyle } from '#scripts/compliance/page-style.ts'
import { formatCount } from '#scripts/kit/progress.ts'

/** The input of the page. */
export type CompliancePage = Readonly<{
  /** Name of the agency. */
  name: string
  report: ComplianceReport
  entries: readonly IncompleteEntry[]
}>

/**
 * Yields the HTML of the report in pieces: a single file without script. The address `#office-berlare`, `#agent-…` or
 * `#region-…` shows only that part.
 */
export function* writeCompliancePage({ name, report, entries }: CompliancePage): Generator<string> {
  const filters = pageFilters(entries)
  const findings = [...entries.flatMap((entry) => entry.findings), ...report.company]
  const heading = `What advertisements lack on ${report.on}`
  yield [
    '<!DOCTYPE html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${heading}: ${escapeHtml(name)}</title>`,
    `<style>${pageStyle(filters)}</style></head>`,
    `<body><main id="everything"><h1>${heading}</h1>`,
    ...formatCounts(name, report, entries, findings),
    formatFilters(filters),
    ...(report.company.length === 0
      ? []
      : [`<h2>Company</h2><ul>${report.company.map(formatFinding).join('')}</ul>`]),
    '<h2>Listings</h2>',
    ...filters.map(formatShown),
    '',
  ].join('\n')
  if (entries.length === 0) yield '<p>Nothing is missing that the law wants.</p>\n'
  for (const entry of entries) yield `${formatEntry(entry)}\n`
  if (findings.length > 0) yield `<div class="rules"><h2>Rules</h2>\n${formatRules(findings)}\n</div>\n`
  yield '</main></body></html>\n'
}

function formatCounts(
  name: string,
  { listings, projects, units, notJudged }: ComplianceReport,
  entries: readonly IncompleteEntry[],
  findings: readonly Finding[],
): readonly string[] {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const judged = listings.length + projects.length + units.length
  return [
    `<p class="counts">${escapeHtml(name)}. ${formatCount(entries.length)} of ${formatCount(judged)} listings, projects and units are incomplete:`,
    `${formatSome(errors, 'error')}, ${formatSome(findings.length - errors, 'warning')}.`,
    `Not judged: ${formatCount(notJudged.gone)} sold or rented, ${formatCount(notJudged.abroad)} outside Belgium.</p>`,
  ]
}

/** @example formatSome(1, 'error') // '1 error' */
function formatSome(count: number, word: string): string {
  return `${formatCount(count)} ${word}${count === 1 ? '' : 's'}`
}

function formatFilters(filters: readonly Filter[]): string {
  const groups = Map.groupBy(filters, ({ group }) => group)
  if (groups.size === 0) return ''
  const rows = [...groups].map(
    ([group, found]) =>
      `<dt>${group}</dt><dd>${found.map(({ anchor, name, count }) => `<a href="#${anchor}">${escapeHtml(name)} (${formatCount(count)})</a>`).join(' ')}</dd>`,
  )
  return `<nav aria-label="Show a part"><h2>Show</h2><dl>\n${rows.join('\n')}\n</dl></nav>`
}

function formatShown({ anchor, group, name, count }: Filter): string {
  return `<p class="shown" id="${anchor}">${group} ${escapeHtml(name)} alone: ${formatCount(count)} incomplete. <a class="everything" href="#everything">Show everything</a></p>`
}

function formatEntry(entry: IncompleteEntry): string {
  const { record, ownFile, reference, what, region, title, locale, town, url, office, agent, findings } =
    entry
  const words = `<span lang="${locale}">${escapeHtml(title)}</span>`
  const where = [
    reference === undefined || reference === record ? '' : `${escapeHtml(reference)}, `,
    ownFile === undefined ? '' : `<code>${escapeHtml(ownFile)}</code>, `,
    `${what} in <span lang="${locale}">${escapeHtml(town)}</span> (${regionNames[region]}); `,
    `${escapeHtml(office.name)}, ${escapeHtml(agent.name)}`,
  ].join('')
  return [
    `<article class="entry ${anchorsOf(entry).join(' ')}">`,
    `<h3>${escapeHtml(record)} ${url === undefined ? words : `<a href="${escapeHtml(url)}">${words}</a>`}</h3>`,
    `<p>${where}</p><ul>${findings.map(formatFinding).join('')}</ul></article>`,
  ].join('')
}

function formatFinding({ severity, rule, field, message, received }: Finding): string {
  const found = received === undefined ? '' : `, received “${escapeHtml(received)}”`
  return `<li><span class="${severity}">${severity}</span> <code>${escapeHtml(field)}</code>: ${escapeHtml(message)}${found}. Rule <a href="#rule-${rule}">${rule}</a></li>`
}
