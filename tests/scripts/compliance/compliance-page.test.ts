import { describe, expect, test } from 'vitest'
import { checkHtml, createValidator } from '#scripts/checks/html.ts'
import { writeCompliancePage } from '#scripts/compliance/compliance-page.ts'
import { formatCompliance } from '#scripts/compliance/format-compliance.ts'
import { incompleteEntries } from '#scripts/compliance/incomplete-entries.ts'
import { createProject, createSite, everywhere } from '#tests/support/catalogue/catalogue-factory.ts'
import { breaks } from '#tests/domain/compliance/breaks.ts'
import { compliance, report, rules } from '#tests/domain/compliance/compliance-rules.ts'
import { lawful, withLegal } from '#tests/domain/compliance/lawful.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import type { Catalogue } from '#domain/site/catalogue.ts'
import type { Site } from '#site'

function pageOf(catalogue: Partial<Catalogue>) {
  const context = createContext({ properties: [], projects: [], rules, ...catalogue })
  const site: Site = {
    ...context,
    ledger: { paths: {} },
    closed: { moved: [], gone: [] },
    compliance,
    files: [],
    problems: [],
    fallbacks: [],
    unpublished: [],
  }
  const found = report(context.catalogue)
  const entries = incompleteEntries(site, found)
  return {
    html: [...writeCompliancePage({ name: site.catalogue.site.name, report: found, entries })].join(''),
    text: formatCompliance(found, entries, 'compliance.html'),
  }
}

const hostile = `</style><script>alert(1)</script> "x" & 'y'`
const broken = {
  people: [
    { id: 'an', name: 'An', role: everywhere('Makelaar'), about: {}, officeId: 'berlare', languages: [] },
    { id: 'jan', name: hostile, role: everywhere('Makelaar'), about: {}, officeId: 'berlare', languages: [] },
  ],
  properties: [
    { ...breaks.asbestos.change(lawful()), id: 3, agentId: 'jan', headline: { nl: hostile } },
    { ...breaks['rent-price'].change(lawful('flanders', 'rent')), id: 2, officeId: 'stekene' },
    { ...breaks['epc-co2'].change(lawful('brussels')), id: 1, officeId: hostile },
    { ...withLegal(lawful(), { zoning: 'Wg' }), id: 4, agentId: 'an', reference: hostile },
    { ...lawful(), id: 5 },
  ],
  projects: [createProject()],
  site: createSite({ company: { ...createSite().company, phone: '' }, name: hostile }),
}

describe('the page', () => {
  test('is valid HTML without script, for any text in the records', async () => {
    const { html } = pageOf(broken)
    expect(await checkHtml(createValidator(), 'compliance.html', html)).toEqual([])
    expect(html).not.toMatch(/<script|<link|src=|url\(|@import/)
  })

  test('names every incomplete listing with its page, and no other', () => {
    const { html } = pageOf(broken)
    const headings = [...html.matchAll(/<h3>(\S+ ?\S*) <a href="([^"]*)"/g)].map(([, record]) => record)
    expect(headings).toEqual(['4', '3', '2', '1', '70 A0.01'])
    expect(html).toContain('href="https://kouterenkaai.example/nl/')
    expect(html).toContain('company.phone')
  })

  test('has only valid links, and filters that show what they count', () => {
    const { html } = pageOf(broken)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(targets.filter((id) => !ids.includes(id))).toEqual([])
    const filters = [...html.matchAll(/<a href="#((?:region|office|agent)-[^"]+)">[^<]* \((\d+)\)/g)]
    expect(filters.length).toBeGreaterThan(5)
    for (const [, anchor = '', count] of filters) {
      const shown = html.split('<article class="entry ').filter((entry) => {
        return entry.slice(0, entry.indexOf('"')).split(' ').includes(anchor)
      })
      expect([anchor, shown.length]).toEqual([anchor, Number(count)])
      expect(html).toContain(`main:has(#${anchor}:target) .entry:not(.${anchor})`)
    }
  })

  test('names the file of a home of the agency’s own, where it is to be corrected', () => {
    const own = { ...breaks.asbestos.change(lawful()), id: 6, file: 'homes/6.json' }
    const { html, text } = pageOf({ properties: [own] })
    expect(html).toContain('<code>homes/6.json</code>')
    expect(text).toContain('    6 (homes/6.json) Berlare: asbestos')
    expect(text).toMatch(/^homes\/\*\.json: /m)
  })

  test('says that nothing is missing', async () => {
    const { html, text } = pageOf({ properties: [lawful()] })
    expect(html).toContain('Nothing is missing that the law wants.')
    expect(text).toContain('flanders  1 for sale: all complete')
    expect(await checkHtml(createValidator(), 'compliance.html', html)).toEqual([])
  })
})

test('the terminal shows each region with its listings, the most findings first, and each missing fact once', () => {
  const many = Array.from({ length: 40 }, (_, index) => ({
    ...breaks.asbestos.change(lawful()),
    id: 100 + index,
  }))
  const { text } = pageOf({
    properties: [
      ...many,
      { ...breaks['flood-plot'].change(lawful()), id: 7 },
      breaks['epc-co2'].change(lawful('brussels')),
    ],
  })
  const lines = text.split('\n')
  expect(lines.slice(1, 3)).toEqual(['  flanders  41 for sale: 41 incomplete', '    7 Berlare: flood-plot'])
  expect(lines).toContain('    and 29 more')
  expect(lines).toContain('    2417 Jette: epc-co2')
  expect(text.match(/no asbestos certificate/g)).toHaveLength(1)
  expect(text).toContain('(40 times)')
  expect(text).toContain('and 35 more')
})
