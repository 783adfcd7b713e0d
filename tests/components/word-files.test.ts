import { describe, expect, test } from 'vitest'
import { wordFiles } from '#components/words/word-files.tsx'
import { createSite, perLocale } from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'

type SiteChanges = Parameters<typeof createSite>[0]

function filesOf(changes: SiteChanges): ReadonlyMap<string, unknown> {
  return new Map(wordFiles(createContext({ site: createSite(changes) })))
}

function htmlOf(changes: SiteChanges, path: string): string {
  return JSON.stringify(filesOf(changes).get(path)).replaceAll('\\"', '"')
}

describe('the files below /words/', () => {
  test('offer a page in the words of each language, for the script to make a link of', () => {
    const files = filesOf({ languageUse: ['nl', 'fr'] })
    expect(files.get('/words/offer-fr-BE.json')).toBe('Cette page en français')
    expect(files.get('/words/offer-nl-BE.json')).toBe('Deze pagina in het Nederlands')
    expect(files.has('/words/offer-de-BE.json')).toBe(false)
  })

  test('offer nothing on a site with one language', () => {
    expect([...filesOf({ languageUse: ['nl'] }).keys()].filter((path) => path.includes('offer'))).toEqual([])
  })

  test('have two answers to the consent question that look the same, and the focus on none', () => {
    const { html } = JSON.parse(JSON.stringify(filesOf({}).get('/words/consent-nl.json')))
    expect(html).toContain('<div class="consent__panel" data-swap="" hidden="">')
    const buttons: readonly string[] = html.match(/<button[^>]*>/g) ?? []
    const answers = buttons.filter((button) => !button.includes('value="swap"'))
    for (const answer of answers) expect(answer).toContain('type="button" class="button"')
    const valuesOf = (tags: readonly string[]) => tags.map((tag) => /value="(\w+)"/.exec(tag)?.[1])
    expect(valuesOf(answers)).toEqual(['chosen', 'all', 'none'])
    // The answer by purpose is in the hidden panel.
    const seen = buttons.filter((button) => !button.includes(' hidden'))
    expect(valuesOf(seen)).toEqual(['chosen', 'all', 'none', 'swap'])
    expect(buttons.join('')).not.toContain('autofocus')
    expect(html).toContain('<h2 id="consent-title" tabindex="-1" autofocus="">')
  })

  test('say where errors are reported, also where nowhere', () => {
    expect(filesOf({ errorReports: '/forms/reports' }).get('/words/reports.json')).toBe('/forms/reports')
    expect(filesOf({}).get('/words/reports.json')).toBe('')
  })

  test('escape what an editor typed into the announcement', () => {
    const popup = {
      isPublished: true,
      title: perLocale('Kom <b>kijken</b>'),
      text: perLocale('Koffie & taart.'),
      delaySeconds: 8,
    }
    const html = htmlOf({ popup }, '/words/announcement-nl.json')
    expect(html).toContain('Kom &lt;b&gt;kijken&lt;/b&gt;')
    expect(html).toContain('Koffie &amp; taart.')
  })

  test('have the agency as owners read about it, but only where a service can show it', () => {
    const files = filesOf({ formsEndpoint: '/forms' })
    expect(files.has('/words/portal-nl.json')).toBe(true)
    expect(JSON.stringify(files.get('/words/portal-nl.json'))).toContain('BIV')
    expect(filesOf({}).has('/words/portal-nl.json')).toBe(false)
    // The cookie of a session goes to the site's own address alone.
    const elsewhere = filesOf({ formsEndpoint: 'https://forms.example/' })
    expect(elsewhere.has('/words/portal-nl.json')).toBe(false)
  })
})
