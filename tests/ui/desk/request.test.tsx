import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Acts } from '#ui/desk/kit/Act.tsx'
import { CardTable } from '#ui/desk/kit/CardTable.tsx'
import { Asked } from '#ui/desk/requests/Asked.tsx'
import { Panel } from '#ui/desk/requests/Panel.tsx'
import { Preview } from '#ui/desk/requests/Preview.tsx'
import { TimeLine } from '#ui/desk/requests/TimeLine.tsx'
import { NewRequests } from '#ui/desk/today/NewRequests.tsx'

const post = { action: '/desk/nl/request/1183/note', hidden: { token: 'secret', version: '3' } }

describe('acts', () => {
  test('are links or forms that post, and the first is the next step', () => {
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
})

describe('answers of a form', () => {
  test.each([
    ['one that was left open', { label: 'Telefoon' }, '<dd class="muted">niet ingevuld</dd>'],
    ['one in another language', { label: 'Vraag', value: { text: 'Oui', lang: 'fr-BE' } }, 'lang="fr-BE"'],
    [
      'one with what follows from it',
      { label: 'Inkomen', value: { text: '€ 3.150' }, note: '(28 %)' },
      '€ 3.150<span class="muted"> (28 %)</span>',
    ],
  ])('say %s', (_, row, part) => {
    const html = renderToStaticMarkup(<Asked title="Gevraagd" none="niet ingevuld" rows={[row]} />)
    expect(html).toContain(part)
  })
})

describe('the time line', () => {
  const html = renderToStaticMarkup(
    <TimeLine
      title="Wat er al gebeurde"
      items={[
        {
          key: '1',
          kind: 'bad',
          at: '2026-11-24',
          when: 'vandaag',
          lead: 'Mislukt.',
          text: { text: 'Om 9 uur weer' },
        },
        {
          key: '2',
          kind: 'note',
          at: '2026-11-24',
          when: 'vandaag',
          lead: 'Wannes:',
          text: { text: 'Kent het huis' },
        },
      ]}
      note={{
        ...post,
        field: { id: 'note', name: 'note', label: 'Notitie', isRequired: true, control: { kind: 'long' } },
        button: 'Bewaar',
        calls: [{ label: 'Gebeld', action: '/desk/nl/request/1183/called' }],
        hint: 'Alleen voor collega’s.',
      }}
    />,
  )

  test('tells what went wrong from what a colleague noted', () => {
    expect(html).toContain('<strong class="late">Mislukt. </strong>Om 9 uur weer')
    expect(html).toContain('<li class="line--note">')
    expect(html).toContain('<strong>Wannes: </strong>Kent het huis')
  })

  test('logs a call in one press, without a note', () => {
    expect(html).toContain('formNoValidate="" formAction="/desk/nl/request/1183/called"')
    expect(html).toContain('<textarea')
  })
})

test('of several candidates the shown one has no link', () => {
  const html = renderToStaticMarkup(
    <Panel
      panel={{
        title: 'Twee kandidaten',
        acts: [],
        ranking: [
          {
            name: 'Sofie M.',
            href: '/desk/nl/request/1',
            after: ', vrijdag.',
            state: { tone: 'waiting', label: 'wacht' },
          },
          { name: 'Youssef', after: ', gisteren.', state: { tone: 'new', label: 'nieuw' } },
        ],
      }}
    />,
  )
  expect(html).toContain('<a class="quiet" href="/desk/nl/request/1">Sofie M.</a>')
  expect(html).toContain('<strong>Youssef</strong>')
  expect(html).not.toContain('class="acts"')
})

test('the preview of an answer marks what the desk filled in', () => {
  const html = renderToStaticMarkup(
    <Preview
      preview={{
        title: 'Zo komt het aan',
        at: 'bijgewerkt 8.52 uur',
        head: [{ label: 'Aan', text: 'Elke' }],
        wordmark: [{ text: 'Kouter', isItalic: false }],
        lang: 'nl-BE',
        paragraphs: [[{ text: 'Dag ' }, { text: 'Elke', isFilledIn: true }]],
        hint: 'Gemarkeerd.',
      }}
    />,
  )
  expect(html).toContain('<p>Dag <mark>Elke</mark></p>')
})

test('each cell of a card says its column', () => {
  const html = renderToStaticMarkup(
    <CardTable
      table={{
        caption: 'Werk',
        columns: [{ label: 'Medewerker' }, { label: 'Nieuw', isNumber: true }, { label: 'Wacht' }],
        rows: [
          { key: 'a', name: 'Lotte', href: '?agent=a', cells: ['3', { text: '2 dagen', isLate: true }] },
        ],
      }}
    />,
  )
  expect(html).toContain('<td class="right" data-label="Nieuw"><span>3</span></td>')
  expect(html).toContain('<td data-label="Wacht"><span class="late">2 dagen</span></td>')
})

test('a day without new requests has no empty list', () => {
  const html = renderToStaticMarkup(
    <NewRequests news={{ title: 'Nieuw', items: [], blank: { title: 'Niets dat wacht' } }} />,
  )
  expect(html).toContain('Niets dat wacht')
  expect(html).not.toContain('<ol')
})
