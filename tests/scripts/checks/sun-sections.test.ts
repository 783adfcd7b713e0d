import { describe, expect, it } from 'vitest'
import { checkSunSection, type SunnyPage } from '#scripts/checks/built/listings/sun-sections.ts'

const days = ['december', 'march', 'june', 'september']
const drawn = `<section id="sun" data-sun="7">${days.map((day) => `<img src="/sun/7.svg#${day}">`).join('')}</section>`
const files = new Set(['sun/7.svg', 'sun/7.json'])
const check = (html: string, says: SunnyPage['says'], there: ReadonlySet<string> = files) =>
  checkSunSection({ page: { path: '/nl/huis/7/', html }, id: 7, says }, there)

describe('the section about the sun', () => {
  it.each<readonly [string, string, SunnyPage['says']]>([
    ['that is drawn', drawn, 'drawn'],
    ['that says what is not known', '<section id="sun"></section>', 'unknown'],
    ['of land', '<main></main>', 'nothing'],
  ])('is right on a page %s', (_, html, says) => expect(check(html, says)).toEqual([]))

  it.each<readonly [string, string, SunnyPage['says'], ReadonlySet<string>]>([
    ['is missing', '<main></main>', 'drawn', files],
    ['is drawn of a home whose direction is not known', drawn, 'unknown', files],
    ['is another home’s', drawn.replaceAll('7', '8'), 'drawn', files],
    ['lacks a day', drawn.replace('<img src="/sun/7.svg#june">', ''), 'drawn', files],
    ['has no drawing', drawn, 'drawn', new Set(['sun/7.json'])],
    ['has no sizes for the script', drawn, 'drawn', new Set(['sun/7.svg'])],
  ])('is found where it %s', (_, html, says, there) => expect(check(html, says, there)).not.toEqual([]))
})
