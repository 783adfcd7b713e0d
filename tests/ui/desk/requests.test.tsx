import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { FieldView } from '#ui/forms/form-view.ts'
import { RequestsPage } from '#ui/desk/requests/RequestsPage.tsx'
import type { RequestRow, RequestsView, RequestTable } from '#ui/desk/requests/list-view.ts'

const row: RequestRow = {
  id: '1180',
  href: '/desk/nl/request/1180',
  title: 'Gratis schatting',
  about: { text: 'Bel na 18 uur' },
  home: { picture: 'home', name: 'Huis in Laarne' },
  person: 'Rita Goossens',
  phone: { label: '0470 00 00 12', href: 'tel:+32470000012' },
  state: { tone: 'new', label: 'Nieuw' },
  agent: { name: 'Niemand' },
  age: { text: '1 dag 21 u', isLate: true },
  pick: 'Kies Gratis schatting van Rita Goossens',
  isPicked: false,
}
const agent: FieldView = {
  id: 'bulk-agent',
  name: 'agent',
  label: 'Geef aan',
  isRequired: false,
  control: { kind: 'menu', choices: [{ value: 'a1', label: 'Lotte' }], emptyLabel: 'Geef aan …' },
}
const table: RequestTable = {
  caption: 'Aanvragen',
  columns: {
    pick: 'Kies',
    request: 'Aanvraag',
    home: 'Pand',
    person: 'Wie',
    state: 'Stand',
    agent: 'Voor',
    age: { label: 'Wacht', href: '?sort=newest' },
  },
  rows: [row],
  bulk: {
    action: '/desk/nl/requests',
    hidden: { token: 'secret' },
    label: 'Met wat is aangevinkt',
    picked: 'aangevinkt',
    agent,
    assign: 'Geef door',
    done: 'Zet op klaar',
  },
  summary: '1–1 van 1, nieuw eerst',
}
const view: RequestsView = {
  title: 'Aanvragen',
  lead: 'Eén nieuwe.',
  tools: [],
  states: { label: 'Stand', choices: [{ label: 'Te doen', count: '1', href: '?', isCurrent: true }] },
  list: table,
}
const render = (changes: Partial<RequestsView>) =>
  renderToStaticMarkup(<RequestsPage view={{ ...view, ...changes }} />)
const renderRow = (changes: Partial<RequestRow>) =>
  render({ list: { ...table, rows: [{ ...row, ...changes }] } })

describe('a row', () => {
  test('leads to its request, and has a box that says which', () => {
    const html = renderRow({})
    expect(html).toContain('<a href="/desk/nl/request/1180">Gratis schatting</a>')
    expect(html).toContain('aria-label="Kies Gratis schatting van Rita Goossens" name="id" value="1180"')
  })

  test.each([
    ['is ticked where the address asks for it', { isPicked: true }, 'name="id" checked="" value="1180"'],
    ['says in red that it waits too long', {}, '<span class="late">1 dag 21 u</span>'],
    ['has a question mark where it is nobody’s', {}, 'aria-hidden="true">?</span>Niemand'],
    [
      'shows who has it',
      { agent: { name: 'Lotte', initials: 'LV' } },
      '<span class="face" aria-hidden="true">LV</span>Lotte',
    ],
    [
      'says what changed',
      { flag: { text: 'Pand is verkocht', isBad: true as const } },
      '<span class="flag flag--bad">Pand is verkocht</span>',
    ],
    [
      'keeps the language in which somebody wrote',
      { about: { text: 'Bonjour', lang: 'fr-BE' } },
      '<span lang="fr-BE">Bonjour</span>',
    ],
  ])('%s', (_, changes, part) => {
    expect(renderRow(changes)).toContain(part)
  })

  test('stands out only while it is new', () => {
    expect(renderRow({})).toContain('<tr class="is-new">')
    expect(renderRow({ state: { tone: 'open', label: 'Bezig' } })).not.toContain('is-new')
  })
})

describe('what is ticked', () => {
  test('is posted in one form with the token, to a colleague or as done', () => {
    const html = render({})
    const form = html.slice(html.indexOf('<form'), html.indexOf('</form>'))
    expect(form).toContain('action="/desk/nl/requests" method="post"')
    expect(form).toContain('<input type="hidden" name="token" value="secret"/>')
    expect(form).toContain('name="id" value="1180"')
    expect(form).toContain('value="assign" name="do">Geef door')
    expect(form).toContain('value="done" name="do">Zet op klaar')
    expect(form).toContain('<select class="select" id="bulk-agent" name="agent">')
  })

  test('can be all of a full page', () => {
    const more = { label: 'Vink alle 50 aan', href: '?pick=all' }
    expect(render({ list: { ...table, bulk: { ...table.bulk, more } } })).toContain('href="?pick=all"')
    expect(render({})).not.toContain('pick=all')
  })
})

describe('a list without requests', () => {
  const none: RequestsView['list'] = {
    title: 'Met één ding minder lukt het wel',
    ways: [{ label: 'Zonder Bod: 2 aanvragen', href: '?q=damme' }],
  }

  test('has no table and no bar, but each filter to take away that finds something', () => {
    const html = render({ list: none })
    expect(html).not.toContain('<table')
    expect(html).not.toContain('aangevinkt')
    expect(html).toContain('<li><a href="?q=damme">Zonder Bod: 2 aanvragen</a></li>')
  })

  test('says which filters there are, each with the list without it', () => {
    const chosen = {
      tags: [{ label: 'Bod', href: '?q=damme' }],
      remove: ': haal weg',
      clear: { label: 'Haal alles weg', href: '?' },
    }
    expect(render({ list: none, chosen })).toMatch(
      /<a class="tag" href="\?q=damme">Bod<svg.*?<\/svg><span class="vh">: haal weg<\/span><\/a>/,
    )
  })

  test('has neither filters nor ways where all is done', () => {
    const html = render({ list: { title: 'De lijst is leeg', text: 'Er wacht niets.' } })
    expect(html).not.toContain('<ul')
    expect(html).not.toContain('<details')
  })
})

test('the filters keep what else the address asks for, and are open where one is filled in', () => {
  const filters = {
    title: 'Zoek en beperk de lijst',
    isOpen: true,
    action: '/desk/nl/requests',
    hidden: { state: 'done' },
    fields: [agent],
    button: 'Toon',
  }
  expect(render({ filters })).toContain('<details class="fold fold--held" open="">')
  expect(render({ filters })).toContain('<input type="hidden" name="state" value="done"/>')
})
