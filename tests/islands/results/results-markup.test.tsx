import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Results } from '#islands/results/Results.tsx'
import { createContext, viewListOf } from '#tests/views/listing/listing-context.ts'

function islandOf(town?: string, locale: 'nl' | 'fr' = 'nl') {
  const { island } = viewListOf(createContext(), 'sale', town, 1, locale)
  if (island === undefined) throw new Error('no filters')
  return island
}

describe('the filters of a list', () => {
  it('have serialisable props', () => {
    for (const island of [islandOf(), islandOf('berlare'), islandOf(undefined, 'fr')]) {
      expect(JSON.parse(JSON.stringify(island))).toEqual(island)
    }
  })

  it('are a plain form before hydration, with the town of the page ticked', () => {
    const html = renderToStaticMarkup(<Results {...islandOf('berlare')} />)
    expect(html).toMatch(/<form[^>]*action="[^"]*te-koop\/"/)
    expect(html).toMatch(/<input(?=[^>]*name="city")(?=[^>]*value="berlare")(?=[^>]*checked)/)
    expect(html).toContain('<output>1 pand</output>')
    expect(html).not.toContain('data-live')
    expect(html).not.toMatch(/style="|undefined|\{\{/)
  })
})
