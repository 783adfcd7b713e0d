import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startFormSubject } from '#client/forms/form-subject.ts'
import { startSentForms } from '#client/forms/sent-forms.ts'
import { keepDraft } from '#stores/form-draft.ts'
import { enter, find, goTo, serve, settle, showPage } from '#tests/support/island/page.ts'

const { pathname } = location

beforeEach(() => {
  document.documentElement.lang = 'nl-BE'
  goTo(pathname)
})

describe('a form that may be about a home', () => {
  const shown =
    '<section class="subject" data-needs=\'{"kinds":["sale"],"states":["available"]}\' hidden><a href="/"></a></section><fieldset class="which"><input><output data-failed="Mislukt" data-messages=\'{"subjects.which.found_one":"{{count}} pand"}\'></output><ul></ul></fieldset>'

  test('looks up the home of its address, and nothing without one', async () => {
    showPage(shown)
    const asked = serve({})
    startFormSubject()
    await settle(100)
    expect(asked).toEqual([])
    goTo(`${pathname}?property=7`)
    startFormSubject()
    await expect.poll(() => asked.map(({ path }) => path)).toContain('/property/7/')
  })

  test('loads the homes to choose from at the first use of the field, and once', async () => {
    showPage(shown)
    let isUp = false
    const homes = [{ kind: 'sale', state: 'available', query: 'property=7', title: 'Huis', place: 'Zele' }]
    const asked = serve({ '/words/homes-nl.json': () => (isUp ? homes : new Response('', { status: 503 })) })
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    onTestFinished(() => warned.mockRestore())
    startFormSubject()
    await settle(100)
    expect(asked).toEqual([])
    const use = () => {
      find('input').blur()
      find('input').focus()
    }
    use()
    await expect.poll(() => find('output').textContent).toBe('Mislukt')
    isUp = true
    use()
    await expect.poll(() => find('output').textContent).toBe('')
    enter(find<HTMLInputElement>('input'), 'zele')
    await expect.poll(() => find('.which a').getAttribute('href')).toBe('?property=7')
    expect(find('output').textContent).toBe('1 pand')
    use()
    await settle(100)
    expect(asked).toHaveLength(2)
  })

  test('is no part of other pages', () => {
    goTo(`${pathname}?property=7`)
    showPage('<fieldset class="which"><input></fieldset>')
    expect(startFormSubject).not.toThrow()
  })
})

describe('a form that is sent', () => {
  const form = (id: string) =>
    `<div data-form="${id}"><form><input name="name"><button type="submit">Verstuur</button></form></div>`

  test('says itself what to correct, and asks for its words at the first use', async () => {
    showPage(`${form('site-contact')}<form id="other"><button type="submit">Zoek</button></form>`)
    const asked = serve({})
    startSentForms()
    expect(find<HTMLButtonElement>('[data-form] button').formNoValidate).toBe(true)
    expect(find<HTMLButtonElement>('#other button').formNoValidate).toBe(false)
    await settle(100)
    expect(asked).toEqual([])
    find('input').focus()
    await expect.poll(() => asked.map(({ path }) => path).join()).toContain('site-contact')
  })

  test('wakes by itself where a visitor left it half filled in', async () => {
    keepDraft({ id: 'request-info' }, { texts: { name: ['Noor'] }, dedupeKey: 'a', isPending: false })
    showPage(form('request-info') + form('job-contact'))
    const asked = serve({})
    startSentForms()
    await expect.poll(() => asked.map(({ path }) => path).join()).toContain('request-info')
    expect(asked.map(({ path }) => path).join()).not.toContain('job-contact')
  })
})
