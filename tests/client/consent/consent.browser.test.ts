import { beforeEach, describe, expect, test } from 'vitest'
import { openDialog } from '#client/consent/dialog.ts'
import { answerPress, askForAddress } from '#client/consent/withdrawal.ts'
import { consentFlags } from '#contracts/consent.ts'
import { consentFilePath } from '#contracts/consent-file.ts'
import { changeConsent } from '#stores/change-consent.ts'
import { readConsent } from '#stores/consent.ts'
import { find, goTo, serve, settle, showPage, textsOf } from '#tests/support/island/page.ts'

const { pathname } = location
const html = `<dialog class="consent"><h2 tabindex="-1">Cookies?</h2><p data-withdrawn="Ingetrokken.">Kies</p>
  <button value="all">Alles</button><button value="none">Niets</button><i>x</i></dialog>`
const isOpen = (): boolean => document.querySelector('dialog.consent[open]') !== null

beforeEach(() => {
  localStorage.clear()
  Object.assign(document.documentElement.dataset, { terms: '6 analytics' })
  document.documentElement.lang = 'nl-BE'
  goTo(pathname)
  showPage('')
  serve({ [consentFilePath('nl')]: { html, panel: {} } })
})

describe('the question about cookies', () => {
  test.each([
    ['all', consentFlags],
    ['none', []],
  ])('is answered by %s, and closes after the next paint', async (value, consent) => {
    await openDialog()
    expect(isOpen()).toBe(true)
    find('.consent i').click()
    expect(readConsent()).toBeNull()
    find(`[value=${value}]`).click()
    expect(readConsent()).toEqual(consent)
    expect(find('.consent').dataset['answered']).toBe('')
    await expect.poll(() => document.querySelector('.consent')).toBeNull()
  })

  test('is asked once, and not after an answer in another tab', async () => {
    await Promise.all([openDialog(), openDialog()])
    expect(textsOf('.consent h2')).toEqual(['Cookies?'])
    changeConsent([])
    await expect.poll(isOpen).toBe(false)
    expect(await openDialog()).toBeUndefined()
    expect(isOpen()).toBe(false)
  })

  test('fails where its words do not come: then nothing is allowed', async () => {
    serve({})
    await expect(openDialog()).rejects.toThrow('404')
    expect(readConsent()).toBeNull()
  })
})

describe('taking a choice back', () => {
  test('revokes it, forgets what third parties have stored, and asks again, saying so', async () => {
    changeConsent(consentFlags)
    localStorage.setItem('_ga_1', 'x')
    localStorage.setItem('own', 'x')
    await answerPress()
    expect([readConsent(), localStorage.getItem('_ga_1'), localStorage.getItem('own')]).toEqual([
      null,
      null,
      'x',
    ])
    expect(textsOf('[data-withdrawn]')).toEqual(['Ingetrokken. Kies'])
    expect(location.hash).toBe('#cookies')
    find('[value=none]').click()
    await expect.poll(() => location.hash).toBe('')
  })

  test('of one who allowed nothing only asks', async () => {
    changeConsent([])
    localStorage.setItem('_ga_1', 'x')
    await answerPress()
    expect(textsOf('[data-withdrawn]')).toEqual(['Kies'])
    expect(localStorage.getItem('_ga_1')).toBe('x')
  })

  test('by the address revokes; the mark says that this is done', async () => {
    goTo(`${pathname}?setcookies`)
    changeConsent(consentFlags)
    await askForAddress()
    expect(readConsent()).toBeNull()
    find<HTMLDialogElement>('.consent').close()
    await settle()
    goTo(`${pathname}#cookies`)
    await askForAddress()
    expect(textsOf('[data-withdrawn]')).toEqual(['Ingetrokken. Kies'])
    goTo('#elsewhere')
    find<HTMLDialogElement>('.consent').close()
    await settle()
    expect(location.hash).toBe('#elsewhere')
  })
})
