// Checks that the HTML of built pages is valid: html-validate with the rules of .htmlvalidate.json.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { fileOfPath, listFiles } from '#scripts/build/output/dist-files.ts'
import { type BuiltSite, loadReport } from '#scripts/checks/built/built-site.ts'
import { createPageChooser } from '#scripts/checks/built/representative-pages.ts'
import { isEntry, runCommand } from '#scripts/kit/command.ts'
import { createProgress } from '#scripts/kit/progress.ts'

/** Returns a finding for each error in a page: where it is, the rule, and its message. */
export async function checkHtml(
  validator: HtmlValidate,
  file: string,
  html: string,
): Promise<readonly string[]> {
  const { results } = await validator.validateString(html, file)
  return results.flatMap((result) =>
    result.messages.map(
      (message) => `${file}:${message.line}:${message.column} ${message.ruleId}: ${message.message}`,
    ),
  )
}

/** Returns a validator with the rules of this project; they allow the `<style>` that Astro puts before the first island. */
export function createValidator(): HtmlValidate {
  return new HtmlValidate(new FileSystemConfigLoader())
}

/** Returns one line per finding, with the first page that has it and the number of pages. */
export function foldFindings(findings: readonly string[]): readonly string[] {
  const alike = Map.groupBy(findings, (finding) => finding.slice(finding.indexOf(' ') + 1))
  return [...alike].map(
    ([words, found]) =>
      `${words} (${found[0]?.split(' ')[0] ?? ''}${found.length > 1 ? ` and ${found.length - 1} more` : ''})`,
  )
}

type Report = Pick<BuiltSite, 'report' | 'routes'>

/** Returns pages that together contain all markup of each kind in each language. */
async function chooseFiles(site: Report, files: readonly string[]): Promise<readonly string[]> {
  const groups = new Map(site.routes.map(({ path, kind, locale }) => [fileOfPath(path), `${kind} ${locale}`]))
  const isChosen = createPageChooser()
  const chosen: string[] = []
  for (const file of files) {
    const html = await readFile(join(site.report.out, file), 'utf8')
    // Pages without a route are redirects and copies of "not found".
    if (isChosen({ group: groups.get(file) ?? 'none', html })) chosen.push(file)
  }
  return chosen
}

if (isEntry(import.meta)) {
  const spec = {
    usage: 'npm run check:html --',
    about: 'Checks that the HTML of built pages is valid: pages that together have all markup of the site.',
    options: {
      all: { about: 'check every page' },
      report: { value: 'DIR', about: 'where the build left its report (.cache)' },
    },
  }
  await runCommand(spec, async (input) => {
    const site = await loadReport(input.text('report') ?? '.cache')
    const { out, publicFiles } = site.report
    const all = (await listFiles(out, '.html')).filter((file) => !publicFiles.includes(file))
    const files = input.has('all') ? all : await chooseFiles(site, all)
    const progress = createProgress('pages', console.log, 10_000)
    const validator = createValidator()
    const findings: string[] = []
    for (const [done, file] of files.entries()) {
      findings.push(...(await checkHtml(validator, file, await readFile(join(out, file), 'utf8'))))
      progress.tick(done, files.length)
    }
    const folded = foldFindings(findings)
    for (const finding of folded) console.error(`  ${finding}`)
    const result = folded.length === 0 ? 'all valid' : `${folded.length} found`
    console.log(`check:html: ${files.length} of ${all.length} pages, ${result}`)
    return folded.length === 0 ? 0 : 1
  })
}
