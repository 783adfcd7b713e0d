import { beforeEach, describe, expect, test } from 'vitest'
import { announce } from '#client/announcement/announcement.ts'
import { isAnnouncementClosed, rememberClosed } from '#client/announcement/closed.ts'
import { announcementPath } from '#contracts/announcement.ts'
import { enter, find, goTo, serve, settle, showPage } from '#tests/support/island/page.ts'

const { pathname } = location
const html = '<dialog class="announcement"><p>Open huis</p><a href="#plan"><b>Meer</b></a></dialog>'
const isShown = (): boolean => document.querySelector('.announcement[open]') !== null

/** Opens a page on which the announcement may come. */
async function open(body = '', busy: () => void = () => {}): Promise<void> {
  showPage(body)
  busy()
  serve({ [announcementPath('nl')]: { html, closesAt: ['#plan', 'modal-clicked'] } })
  await announce()
}

beforeEach(() => {
  sessionStorage.clear()
  document.documentElement.lang = 'nl-BE'
  document.documentElement.dataset['announcement'] = '0.01'
  goTo(pathname)
})

describe('the announcement', () => {
  test('comes once per session', async () => {
    await open()
    expect(isShown()).toBe(true)
    find('.announcement p').click()
    expect(isShown()).toBe(true)
    find<HTMLDialogElement>('.announcement').click()
    await settle()
    expect(document.querySelector('.announcement')).toBeNull()
    await open()
    expect(isShown()).toBe(false)
  })

  test('closes by a link in it, and where its address is reached', async () => {
    await open()
    find('.announcement b').click()
    expect(isShown()).toBe(false)
    sessionStorage.clear()
    goTo(pathname)
    await open()
    goTo('#plan')
    dispatchEvent(new Event('popstate'))
    expect(isShown()).toBe(false)
  })

  test.each([['modal-clicked'], ['plan']])(
    'does not come on a page that was reached by it: #%s',
    async (hash) => {
      goTo(`${pathname}#${hash}`)
      await open()
      expect(isShown()).toBe(false)
      expect(sessionStorage.length).toBe(1)
    },
  )

  test.each([
    ['is in a form', '<form><button type="button">x</button></form>', () => find('button').focus()],
    ['has typed', '<input>', () => enter(find<HTMLInputElement>('input'), 'x')],
    ['has written', '<textarea></textarea>', () => (find<HTMLTextAreaElement>('textarea').value = 'x')],
    ['has ticked', '<input type="checkbox">', () => (find<HTMLInputElement>('input').checked = true)],
    [
      'has chosen',
      '<select><option>1<option>2</select>',
      () => (find<HTMLSelectElement>('select').selectedIndex = 1),
    ],
    [
      'has chosen back',
      '<select><option>1<option selected>2</select>',
      () => (find<HTMLSelectElement>('select').selectedIndex = 0),
    ],
    ['has a dialog open', '<dialog>x</dialog>', () => find<HTMLDialogElement>('dialog').showModal()],
    ['has a sheet open', '<div popover>x</div>', () => find('div').showPopover()],
  ])('does not interrupt a visitor who %s', async (_, body, busy) => {
    await open(body, busy)
    expect(isShown()).toBe(false)
  })

  test('comes over fields that nobody has touched, and a question that is answered', async () => {
    await open(
      '<input value="x"><input type="checkbox" checked><textarea>x</textarea><select><option>1<option selected>2</select><select><option>1</select><dialog open data-answered></dialog>',
    )
    expect(isShown()).toBe(true)
  })

  test('stays away where its words do not come', async () => {
    showPage('')
    serve({})
    await announce()
    expect(isShown()).toBe(false)
  })
})

// The last one: it is closed for the life of the page.
test('an announcement that was closed stays so on the page where the browser stores nothing', () => {
  const { getItem, setItem } = Storage.prototype
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse })
  expect(isAnnouncementClosed()).toBe(false)
  rememberClosed()
  expect(isAnnouncementClosed()).toBe(true)
  Object.assign(Storage.prototype, { getItem, setItem })
})
