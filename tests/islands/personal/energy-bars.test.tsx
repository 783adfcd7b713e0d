import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WordsProvider } from '#islands/kit/WordsProvider.tsx'
import { EnergyBars } from '#islands/personal/scale/EnergyBars.tsx'
import { createScaleNumbers } from '#islands/personal/scale/scale-numbers.ts'
import type { ScaledHome } from '#islands/personal/scale/scaled-home.ts'

const numbers = createScaleNumbers('nl-BE')
const home = (id: number, kwhPerYear: number): ScaledHome => ({
  // Only these two are shown.
  card: { id, title: `Huis ${id}` } as ScaledHome['card'],
  home: { energy: { kwhPerYear }, assumed: {} },
})

test('a home that makes more energy than it uses has its figure and no bar', () => {
  const html = renderToStaticMarkup(
    <WordsProvider lang="nl-BE" messages={{ 'scale.energy': 'Energie', 'scale.theoretical': 'per jaar' }}>
      <EnergyBars homes={[home(1, -1968), home(2, 100_000), home(3, 0)]} numbers={numbers} />
    </WordsProvider>,
  )
  expect(html.match(/-?[\d,]+ MWh/g)).toEqual(['-2,0 MWh', '100,0 MWh', '0,0 MWh'])
  expect(html.match(/height="[^"]*rem"/g)).toEqual(['height="9rem"'])
})
