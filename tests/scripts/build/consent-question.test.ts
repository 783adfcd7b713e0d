import { describe, expect, it } from 'vitest'
import type { ConsentQuestionWords } from '#islands/consent/consent-file.ts'
import { formatConsentQuestion } from '#scripts/build/files/consent-question.ts'
import { formatLanguageOffer } from '#scripts/build/files/language-offer.ts'

const words: ConsentQuestionWords = {
  title: 'Mogen we <b>meetellen</b>?',
  text: 'Metingen & advertenties',
  withdrawn: 'Ingetrokken: "ja".',
  all: 'Alles',
  none: 'Niets',
  adjust: 'Zelf kiezen',
  policy: undefined,
  failed: 'Mislukt',
}

describe('the consent dialog', () => {
  it('escapes the words of an editor', () => {
    const html = formatConsentQuestion(words)
    expect(html).toContain('Mogen we &lt;b>meetellen&lt;/b>?')
    expect(html).toContain('Metingen &amp; advertenties')
    expect(html).toContain('data-withdrawn="Ingetrokken: &quot;ja&quot;."')
  })

  it('has three identical buttons, none of them focused', () => {
    const buttons = formatConsentQuestion(words).match(/<button[^>]*>/g) ?? []
    expect(buttons).toHaveLength(3)
    for (const button of buttons) expect(button).toContain('type="button" class="button" ')
    expect(buttons.join('')).not.toContain('autofocus')
  })

  it('links to the privacy policy when there is one', () => {
    expect(formatConsentQuestion(words)).not.toContain('<a ')
    const policy = { label: 'Cookiebeleid', href: '/nl/cookie-policy/' }
    expect(formatConsentQuestion({ ...words, policy })).toContain(
      'href="/nl/cookie-policy/">Cookiebeleid</a>',
    )
  })
})

describe('the language offer', () => {
  it('is in its own language, and its link has no target until the script sets it', () => {
    const html = formatLanguageOffer({
      lang: 'fr-BE',
      label: 'Langue',
      text: 'L’annonce',
      go: 'Lire',
      close: 'Fermer',
    })
    expect(html).toContain('<aside class="offer" lang="fr-BE" aria-label="Langue">')
    expect(html).toContain('<a lang="fr-BE" hreflang="fr-BE">Lire</a>')
  })
})
