import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Acts, Age, CardTable } from '#ui/desk/kit.ts'

const post = { action: '/desk/nl/request/1183/note', hidden: { token: 'secret', version: '3' } }

test('acts are links or forms that post, and the first is the next step', () => {
  const html = renderToStaticMarkup(
    <Acts
      acts={[
        { label: 'Bel', href: 'tel:+32470000000' },
        { label: 'Klaar', ...post },
      ]}
    />,
  )
  expect(html).toContain('<a class="button button--small" href="tel:+32470000000">Bel</a>')
  expect(html).toContain('<form action="/desk/nl/request/1183/note" method="post">')
  expect(html).toContain('name="version" value="3"')
  expect(html).toContain('<button class="button button--ghost button--small" type="submit">Klaar</button>')
})

test('each cell of a card says its column, but for what can be done; a sum is the foot', () => {
  const late = <Age age={{ text: '2 dagen', isLate: true }} />
  const html = renderToStaticMarkup(
    <CardTable
      caption={'Werk'}
      columns={['Medewerker', { label: 'Nieuw', isNumber: true }, 'Wacht', { label: 'Doe', isAct: true }]}
      rows={[
        { key: 'a', name: 'Lotte', href: '?agent=a', cells: ['3', late, 'Wijzig'] },
        { key: 'b', name: 'Noor', href: '?agent=b', cells: ['0', undefined, 'Wijzig'] },
      ]}
      sum={{ key: 'all', name: 'Samen', cells: ['3'] }}
    />,
  )
  expect(html).toContain('<td class="right" data-label="Nieuw"><span>3</span></td>')
  expect(html).toContain('<td data-label="Wacht"><span><span class="late">2 dagen</span></span></td>')
  expect(html).toContain('<th scope="col"><span class="vh">Doe</span></th>')
  expect(html).toContain('<td><span>Wijzig</span></td>')
  // A card leaves out what there is not; the table has a dash.
  expect(html).toContain('<td class="is-none" data-label="Wacht"><span>–</span></td>')
  expect(html).toMatch(/<tfoot><tr><th scope="row" colSpan="3">Samen<\/th><td><span>3</)
})
