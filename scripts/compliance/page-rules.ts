import type { Finding } from '#domain/compliance/finding.ts'
import { type RuleId, ruleIds } from '#domain/compliance/rule.ts'
import { escapeHtml } from '#text/escape-html.ts'
import { formatCount } from '#scripts/kit/progress.ts'

/** Returns the HTML of the broken rules: their requirement, start date and source. */
export function formatRules(findings: readonly Finding[]): string {
  const byRule = Map.groupBy(findings, ({ rule }) => rule)
  return ruleIds
    .flatMap((id) => {
      const found = byRule.get(id) ?? []
      return found.length === 0 ? [] : [formatRule(id, found)]
    })
    .join('\n')
}

function formatRule(id: RuleId, found: readonly Finding[]): string {
  const severities = new Set(found.map(({ severity }) => severity))
  const gaps = new Map(
    found.map((finding) => [[finding.field, finding.message, finding.remedy].join('\0'), finding]),
  )
  const sources = new Map(found.map((finding) => [`${finding.source} ${finding.validFrom}`, finding]))
  return [
    `<section id="rule-${id}"><h3>${id}</h3>`,
    `<p>${[...severities].join(', ')}, ${formatCount(found.length)} ${found.length === 1 ? 'time' : 'times'}</p><ul>`,
    ...[...gaps.values()].map(
      ({ field, message, expected, remedy }) =>
        `<li><code>${escapeHtml(field)}</code>: ${escapeHtml(message)}. Expected: ${escapeHtml(expected)}. To do: ${escapeHtml(remedy)}.</li>`,
    ),
    ...[...sources.values()].map(
      ({ source, validFrom }) =>
        `<li>In force since ${validFrom}: <a href="${escapeHtml(source)}">${escapeHtml(source)}</a></li>`,
    ),
    '</ul></section>',
  ].join('\n')
}
