import { expect, test } from 'vitest'
import { berlare, createCatalogue, createProperty } from '#tests/support/catalogue/catalogue-factory.ts'
import { expand } from '#tests/support/catalogue/expanded-site.ts'

test('the time for routes is proportional to the number of properties', () => {
  const cpuFor = (count: number): number => {
    const properties = Array.from({ length: count }, (_, index) =>
      createProperty({
        id: index + 1,
        headline: { nl: `Woning ${index} met tuin` },
        sections: ['sale', 'office-berlare'],
        address: { kind: 'hidden', town: { ...berlare, slug: `dorp-${index % 100}` } },
      }),
    )
    const startedAt = process.cpuUsage()
    expect(expand(createCatalogue({ properties })).length).toBeGreaterThan(8 * count)
    return process.cpuUsage(startedAt).user
  }
  cpuFor(500)
  // Ten times the work; a step per pair of properties would make it a hundred times.
  expect(cpuFor(5_000)).toBeLessThan(30 * cpuFor(500))
})
