import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Choices } from '#ui/portal/kit/Choices.tsx'
import { Figures } from '#ui/portal/kit/Figures.tsx'
import { Graph, type GraphView } from '#ui/portal/kit/Graph.tsx'
import { Ranges, type RangeView } from '#ui/portal/kit/Ranges.tsx'
import { Spoken } from '#ui/portal/kit/Spoken.tsx'
import { CountTable } from '#ui/portal/pages/CountTable.tsx'

const range: RangeView = {
  label: 'Plaatsbezoeken',
  own: 9,
  lowest: 2,
  middle: 5,
  highest: 11,
  you: 'U 9',
  said: 'de mediaan is 5.',
}
const keys = { own: 'uw pand', middle: 'de mediaan', span: 'van laagste tot hoogste' }

describe('Ranges', () => {
  const dotOf = (html: string) => / cx="([\d.]+%)"/.exec(html)?.[1]
  const render = (changes: Partial<RangeView>) =>
    renderToStaticMarkup(<Ranges ranges={[{ ...range, ...changes }]} keys={keys} />)

  test('puts the home between the lowest and the highest', () => {
    expect(dotOf(render({}))).toBe('77.8%')
    expect(dotOf(render({ own: 2 }))).toBe('0%')
  })

  test('draws a home beyond the others at the end of its line', () => {
    const html = render({ own: 20 })
    expect(dotOf(html)).toBe('100%')
    expect(html).toContain('x1="0%" x2="50%"')
  })

  test('can draw homes that are all alike', () => {
    expect(dotOf(render({ own: 3, lowest: 3, middle: 3, highest: 3 }))).toBe('50%')
  })

  test('says in words what it draws', () => {
    expect(render({})).toContain('<strong>U 9</strong>, de mediaan is 5.')
  })
})

describe('Graph', () => {
  const graph: GraphView = {
    label: '3 bezoeken, drukste dag: maandag.',
    bars: [
      { kind: 'week', count: 1, title: 'Zondag: 1 bezoek' },
      { kind: 'busiest', count: 2, title: 'Maandag: 2 bezoeken' },
    ],
    scale: [0, 2],
    days: [{ bar: 0, text: '1 nov' }],
    marks: [{ bar: 1, day: '2 nov:', text: { text: 'Newsletter', lang: 'en-BE' } }],
  }

  test('is one picture with a label, and its highest bar reaches the top line', () => {
    const html = renderToStaticMarkup(<Graph graph={graph} />)
    expect(html).toContain(`role="img" aria-label="${graph.label}"`)
    expect(html).toContain('y="0%" height="100%"')
    expect(html).toContain('y="50%" height="50%"')
  })

  test('tells below it what the numbers stand for', () => {
    const html = renderToStaticMarkup(<Graph graph={graph} />)
    expect(html).toContain('<b>1</b><span>2 nov: <span lang="en-BE">Newsletter</span></span>')
    expect(renderToStaticMarkup(<Graph graph={{ ...graph, marks: [] }} />)).not.toContain('<figcaption')
  })
})

describe('small parts', () => {
  test('a text in the page’s language needs no element', () => {
    expect(renderToStaticMarkup(<Spoken of={{ text: 'Bod' }} />)).toBe('Bod')
  })

  test('a figure says its sign, its words and what happened then', () => {
    const note = {
      sign: '−12 %',
      words: 'minder',
      reason: { when: '; toen:', event: { text: 'Nieuwsbrief' } },
    }
    const html = renderToStaticMarkup(<Figures figures={[{ label: 'week', count: '256', note }]} />)
    expect(html).toContain('<b>−12 %</b>, minder; toen: Nieuwsbrief')
  })

  test('the current choice is marked', () => {
    const choices = [
      { label: 'Alle', href: '/a', isCurrent: true },
      { label: 'Geweest', href: '/b', isCurrent: false },
    ]
    const html = renderToStaticMarkup(<Choices label="Toon" choices={choices} />)
    expect(html.match(/aria-current="true"/g)).toHaveLength(1)
  })

  test('a day that was not counted says so to screen readers', () => {
    const table = {
      caption: 'Per dag',
      columns: ['Week van', 'ma', 'di', 'Samen'],
      rows: [{ name: '2 nov', days: ['', '4'], sum: '4' }],
      sum: { label: 'Samen', count: '4' },
      notCounted: 'geen telling',
    }
    const html = renderToStaticMarkup(<CountTable table={table} />)
    expect(html.match(/geen telling/g)).toHaveLength(1)
    expect(html).toContain('<th scope="row" colSpan="3">Samen</th>')
  })
})
