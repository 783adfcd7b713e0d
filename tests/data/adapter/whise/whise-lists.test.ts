import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { whiseEnums } from '#data/adapter/whise/whise-enums.ts'
import { whiseAvailabilities, whiseStates, whiseTypes } from '#data/adapter/whise/whise-kinds.ts'

const lists: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  subCategory: whiseTypes,
  state: whiseStates,
  availability: whiseAvailabilities,
  ...Object.fromEntries(Object.entries(whiseEnums).map(([id, list]) => [`details/${id}`, list])),
}

test.each(Object.entries(lists))(
  'docs/import.md says what the numbers of %s are read as',
  async (name, list) => {
    const numbers = Object.entries(Object.groupBy(Object.entries(list), ([, word]) => word))
    const words = numbers.map(([word, found = []]) => `${word} ${found.map(([number]) => number).join(' ')}`)
    expect(await readFile('docs/import.md', 'utf8')).toContain(`| \`${name}\` | ${words.join(', ')} |`)
  },
)
