import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileOfPath } from '#scripts/build/output/dist-files.ts'
import { markMissed } from '#scripts/bench/pages/page-budgets.ts'
import { brotliBytes, budgetOf, pageBytes } from '#scripts/checks/built/budgets.ts'
import { loadReport } from '#scripts/checks/built/built-site.ts'

/** Pages measured per kind; the largest is reported. */
const weighed = 40

/** Returns a table with, per page kind, the brotli bytes of HTML with its CSS, and of the CSS and JavaScript in it. */
export async function measureBytes(reportDir: string): Promise<string> {
  const { report, routes } = await loadReport(reportDir)
  const rows: string[] = []
  for (const [kind, found] of Map.groupBy(routes, (route) => route.kind)) {
    const step = Math.max(1, Math.floor(found.length / weighed))
    let largest = { bytes: 0, html: '' }
    for (const route of found.filter((_, index) => index % step === 0)) {
      const html = await readFile(join(report.out, fileOfPath(route.path)), 'utf8')
      const bytes = pageBytes(html)
      if (bytes > largest.bytes) largest = { bytes, html }
    }
    rows.push(
      formatRow(
        kind,
        largest.bytes,
        budgetOf(kind),
        codeBytes(largest.html, 'style'),
        codeBytes(largest.html, 'script'),
      ),
    )
  }
  return [
    '  page kind      HTML with CSS    budget     CSS  script   (brotli bytes, largest page)',
    ...rows,
  ].join('\n')
}

function formatRow(kind: string, bytes: number, budget: number, css: number, script: number): string {
  const weight = markMissed(String(bytes), bytes <= budget).padStart(16)
  return `  ${kind.padEnd(14)}${weight} ${[budget, css, script].map((number) => String(number).padStart(8)).join('')}`
}

/** JSON-LD is not code. */
function codeBytes(html: string, tag: 'style' | 'script'): number {
  const code = [...html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi)]
    .filter(([, name, attributes = '']) => name === tag && !attributes.includes('ld+json'))
    .map(([, , , content = '']) => content)
  return code.length === 0 ? 0 : brotliBytes(code.join('\n'))
}
