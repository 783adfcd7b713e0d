import { editDistance, errorsIn } from './edit-distance.ts'
import { type FoundPlace, type Named, namedTowns, oneOf } from './gazetteer.ts'
import type { SentencePlace, SentenceTown } from './sentence-file.ts'
import { phraseKey, saint } from './tokens.ts'

const shortestBeginning = 4

/** Finds a town by the beginning of its name (at least four letters), or a town or region with a letter wrong. */
export type Nearly = (key: string, isBeginning: boolean) => FoundPlace | undefined

/** Returns what finds places whose names are half typed, or typed wrong. */
export function createNearly(towns: readonly SentenceTown[], regions: readonly SentencePlace[]): Nearly {
  const names = namedTowns(towns)
  return (key, isBeginning) => {
    if (key === saint) return { kind: 'several', towns: beginning(names, saint) }
    if (isBeginning && key.length >= shortestBeginning) {
      const begun = oneOf(beginning(names, key), false)
      if (begun !== undefined) return begun
    }
    const reach = errorsIn(bare(key).length)
    if (reach === 0) return undefined
    const ranked = names
      .filter((name) => name.key.startsWith(saint) === key.startsWith(saint))
      .filter((name) => bare(name.key)[0] === bare(key)[0])
      .map(({ key: name, place }) => ({ place, far: editDistance(bare(key), bare(name), reach) }))
    const least = Math.min(...ranked.map(({ far }) => far))
    if (least > reach) {
      const region = regions.find(({ names }) =>
        names.some((name) => {
          const known = phraseKey(name)
          return known[0] === key[0] && editDistance(key, known, reach) <= reach
        }),
      )
      return region && { kind: 'region', region }
    }
    return oneOf(
      ranked.filter(({ far }) => far === least).map(({ place }) => place),
      true,
    )
  }
}

function beginning(names: readonly Named<SentenceTown>[], key: string): readonly SentenceTown[] {
  return [...new Set(names.filter((name) => name.key.startsWith(key)).map(({ place }) => place))]
}

/** Errors are counted behind Sint-, never across it. */
function bare(key: string): string {
  return key.startsWith(saint) ? key.slice(saint.length) : key
}
