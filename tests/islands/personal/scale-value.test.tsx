import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WordsProvider } from '#islands/kit/WordsProvider.tsx'
import { ScaleValue } from '#islands/personal/scale/ScaleValue.tsx'

/** What is read of a number below the drawing. */
function readOf(value: string | undefined): string {
  const html = renderToStaticMarkup(
    <WordsProvider lang="nl-BE" messages={{ 'scale.none': 'geen cijfer' }}>
      <ScaleValue of="Dorpsstraat 1" value={value}>
        woonoppervlakte
      </ScaleValue>
    </WordsProvider>,
  )
  return html
    .replaceAll(/<span aria-hidden="true">.*?<\/span>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

test.each([
  ['164 m²', 'Dorpsstraat 1: 164 m² woonoppervlakte'],
  [undefined, 'Dorpsstraat 1: geen cijfer woonoppervlakte'],
])('a number of %s is read as “%s”', (value, read) => {
  expect(readOf(value)).toBe(read)
})
