import { describe, expect, it } from 'vitest'
import { singleSpaces } from '#text/single-spaces.ts'

const nb = '\u00A0'
const narrow = '\u202F'

describe('no-break spaces', () => {
  it.each([
    `120${nb}m²`,
    `1${narrow}250${nb}m²`,
    `389${narrow}000${nb}€`,
    `€${nb}250`,
    `Libre${nb}? Oui${narrow}!`,
    `à rénover${nb}: une ferme`,
    `«${nb}Vue${nb}»`,
  ])('stay in %s', (text) => {
    expect(singleSpaces(text)).toBe(text)
  })

  it.each([
    [`een${nb}ruime${nb}woning`, 'een ruime woning'],
    [`120${nb}${nb}m²`, '120 m²'],
    [`120 ${nb}m²`, '120 m²'],
    ['twee  \t spaties', 'twee spaties'],
    ['regel\nregel', 'regel\nregel'],
  ])('are single spaces elsewhere: %j', (text, expected) => {
    expect(singleSpaces(text)).toBe(expected)
  })
})
