import { expect, test } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { viewMapWords } from '#views/results/results-map.ts'

const properties = /pand|biens?\b|propert|objekt/i
const projects = /proje/i

test.each(locales)(
  'the map of projects speaks of projects, that of properties of properties: %s',
  (locale) => {
    const told = (isProjects: boolean): string[] => {
      const { label, unsupported, ...words } = viewMapWords(locale, isProjects)
      const counted = [words.cluster, words.group, words.groupInTown, words.groupAtPoint]
      return [label, unsupported, ...counted.flatMap(({ one, other }) => [one, other])]
    }
    for (const sentence of told(true)) {
      expect(sentence).toMatch(projects)
      expect(sentence).not.toMatch(properties)
    }
    for (const sentence of told(false)) {
      expect(sentence).toMatch(properties)
      expect(sentence).not.toMatch(projects)
    }
  },
)
