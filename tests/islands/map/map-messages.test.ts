import { expect, test } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { languages } from '#tests/support/languages.ts'

const properties = /pand|biens?\b|propert|objekt/i
const projects = /proje/i

test.each(locales)(
  'the map of projects speaks of projects, that of properties of properties: %s',
  (locale) => {
    const { t } = languages(locale)
    const told = (subject: '' | 'Projects'): string[] => {
      const counted = (['cluster', 'group', 'groupInTown', 'groupAtPoint'] as const).flatMap((name) =>
        [1, 2].map((count) => t(`map.${name}${subject}`, { count, town: 'Berlare' })),
      )
      return [t(`map.label${subject}`), t(`map.unsupported${subject}`), ...counted]
    }
    for (const sentence of told('Projects')) {
      expect(sentence).toMatch(projects)
      expect(sentence).not.toMatch(properties)
    }
    for (const sentence of told('')) {
      expect(sentence).toMatch(properties)
      expect(sentence).not.toMatch(projects)
    }
  },
)
