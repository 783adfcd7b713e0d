import { expect, test } from 'vitest'
import { parseDistPage } from '#scripts/checks/built/dist-page.ts'
import { checkOutsideLinks } from '#scripts/checks/built/outside-links.ts'

const baseUrl = 'https://site.example'
const findings = (link: string) => checkOutsideLinks([parseDistPage('nl/index.html', link)], baseUrl)

test.each([
  '<a href="https://elsewhere.example/" target="_blank" rel="noopener">x</a>',
  '<a href="https://elsewhere.example/" target="_blank" rel="noopener noreferrer nofollow">x</a>',
  '<a href="https://site.example/nl/te-koop/">x</a>',
  '<a href="/nl/te-koop/">x</a>',
  '<a href="/pictures/a.jpg" target="_blank">x</a>',
  '<a href="tel:052000000">x</a>',
])('lets %s be', (link) => {
  expect(findings(link)).toEqual([])
})

test.each([
  '<a href="https://elsewhere.example/">x</a>',
  '<a href="https://elsewhere.example/" target="_blank">x</a>',
  '<a href="http://elsewhere.example/" rel="noopener">x</a>',
  '<a href="/nl/te-koop/" target="_blank" rel="noopener">x</a>',
])('finds %s', (link) => {
  expect(findings(link)).toHaveLength(1)
})
