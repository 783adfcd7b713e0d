import { describe, expect, test } from 'vitest'
import { wordFiles } from '#components/words/word-files.tsx'
import { createMenuPage, createSite, perLocale } from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { createPage } from '#views/kit/page.ts'
import { announcementClosesAt, announcementDelay, viewAnnouncement } from '#views/shell/announcement.ts'

const popup = {
  isPublished: true,
  title: perLocale('Opendeur'),
  text: perLocale('Kom kijken.'),
  delaySeconds: 8,
}

function contextOf(changes: object = {}) {
  return createContext({ site: createSite({ popup: { ...popup, ...changes } }) })
}

describe('the announcement', () => {
  test('has its text and its link in each language', () => {
    const context = contextOf({ link: '/for-sale/', linkLabel: perLocale('Bekijk') })
    expect(viewAnnouncement(createPage(context, 'fr'))).toMatchObject({
      title: 'fr Opendeur',
      paragraphs: ['fr Kom kijken.'],
      link: { label: 'fr Bekijk', href: '/fr/a-vendre/', isExternal: false },
      close: 'Fermer',
    })
  })

  test('has no link where none is configured', () => {
    expect(viewAnnouncement(createPage(contextOf({ link: ' ' }), 'nl'))?.link).toBeUndefined()
  })

  test('has a default link label, and opens an external link in a new tab', () => {
    const announcement = viewAnnouncement(createPage(contextOf({ link: 'https://www.biv.be/' }), 'nl'))
    expect(announcement?.link).toMatchObject({ label: 'Meer weten', isExternal: true })
  })

  test('is closed for good after its form or on an address with a given part', () => {
    const closesAt = (formAction?: string) => announcementClosesAt(contextOf({ formAction }), 'nl')
    expect(closesAt()).toEqual(['modal-clicked'])
    expect(closesAt(' ')).toEqual(['modal-clicked'])
    expect(closesAt('/feedback/site-contact/')).toEqual(['modal-clicked', '/nl/bedankt/site-contact/'])
    // As a path it would resolve to the home page, which every address contains.
    expect(closesAt('sent=1')).toEqual(['modal-clicked', 'sent=1'])
  })

  test('is absent on legal, thank-you and login pages, and on those without consent dialog', () => {
    const context = contextOf()
    const page = createMenuPage(40, 'actie', { kind: 'modules' })
    expect(announcementDelay(context, 'page', page)).toBe(8)
    expect(announcementDelay(context, 'property', undefined)).toBe(8)
    for (const kind of ['legal', 'thank-you', 'login'] as const)
      expect(announcementDelay(context, kind, undefined)).toBeUndefined()
    expect(announcementDelay(context, 'page', { ...page, noCookiePopup: true })).toBeUndefined()
    expect(announcementDelay(context, 'page', { ...page, purpose: { kind: 'feedback' } })).toBeUndefined()
  })

  test('is absent while it is not published', () => {
    const context = createContext({ site: createSite() })
    expect(announcementDelay(context, 'home', undefined)).toBeUndefined()
    expect([...wordFiles(context)].map(([path]) => path)).not.toContain('/words/announcement-nl.json')
    expect([...wordFiles(contextOf())].map(([path]) => path)).toContain('/words/announcement-nl.json')
  })
})
