import type { TestProject } from 'vitest/node'
import { loadSentences } from '#data/content/load-sentences.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { euroCents } from '#domain/values/money.ts'
import type { CalculatorProps } from '#islands/calculator/Calculator.tsx'
import type { ResultsProps } from '#islands/results/list/results-props.ts'
import type { SearchBoxData } from '#islands/search-box/search-box-data.ts'
import type { KeptContext } from '#islands/personal/kept/kept-words.ts'
import type { Property } from '#domain/listing/property.ts'
import { wordFiles } from '#components/words/word-files.tsx'
import { scaleFiles } from '#scripts/build/drawings/scale-files.ts'
import { searchFiles } from '#scripts/build/files/search-files.ts'
import { berlare, createProperty, sintNiklaas } from '#tests/support/catalogue/catalogue-factory.ts'
import { loadOwnRules } from '#tests/support/readers/own-rules.ts'
import { createContext, viewListOf } from '#tests/views/listing/listing-context.ts'
import { viewCalculatorPage } from '#views/calculator/calculator-page.ts'
import { viewPersonalPage } from '#views/personal/personal-page.ts'
import { viewSearchBox } from '#views/results/search-box.ts'

/** What the build writes for the browser, for a site of twelve homes: text, or bytes in base 64. */
export type Built = Readonly<{
  files: Readonly<Record<string, string>>
  /** The islands of a whole list, and of its page about one town. */
  list: ResultsProps
  townList: ResultsProps
  searchBox: SearchBoxData
  kept: KeptContext
  calculator: CalculatorProps
}>

declare module 'vitest' {
  interface ProvidedContext {
    built: Built
  }
}

/** The price of home n is n × € 100.000; odd ones are in Berlare, even ones in Sint-Niklaas; the tenth is sold, the twelfth has no point. */
export function homeOf(id: number): Property {
  const isOdd = id % 2 === 1
  return createProperty({
    id,
    reference: `KK-${id}`,
    price: { kind: 'published', amount: euroCents(id * 100_000), startingFrom: false },
    address: {
      kind: 'published',
      street: 'Dorp',
      houseNumber: String(id),
      town: isOdd ? berlare : sintNiklaas,
    },
    position: id === 12 ? undefined : { latitude: 51 + id / 100, longitude: 4, precision: 'address' },
    rooms: { bedrooms: id % 4 },
    ...(id === 10 ? { availability: 'sold' } : {}),
  })
}

/** Gives the tests in a browser what the build writes. */
export async function setup({ provide }: TestProject): Promise<void> {
  const rules = await loadOwnRules()
  const sentences = await loadSentences('content', createProblemLog())
  const context = createContext({
    rules,
    sentences,
    properties: Array.from({ length: 12 }, (_, at) => homeOf(at + 1)),
  })
  const islandOf = (town?: string): ResultsProps => {
    const { island } = viewListOf(context, 'sale', town)
    if (island === undefined) throw new Error('the list has no filters')
    return island
  }
  const words = Iterator.from(wordFiles(context)).map(
    ([path, content]) => [path, JSON.stringify(content)] as const,
  )
  const favourites = context.routes
    .ofKind('personal')
    .find(({ locale, target }) => locale === 'nl' && target.page === 'favourites')
  const calculator = context.routes.ofKind('calculator').find(({ locale }) => locale === 'nl')
  const searchBox = viewSearchBox(context, { id: 1, purpose: { kind: 'home' } }, 'nl')
  if (favourites === undefined || calculator === undefined || searchBox === undefined)
    throw new Error('a page is missing')
  provide('built', {
    files: Object.fromEntries(
      [...searchFiles(context), ...scaleFiles(context), ...words].map(([path, content]) => [
        path,
        Buffer.from(content).toString('base64'),
      ]),
    ),
    list: islandOf(),
    townList: islandOf('berlare'),
    searchBox,
    kept: viewPersonalPage(context, favourites).island.props,
    calculator: viewCalculatorPage(context, calculator).island,
  })
}
