import { beforeAll, expect, test } from 'vitest'
import { enter, find, showPage } from '#tests/support/island/page.ts'

const words = () => find<HTMLOutputElement>('output').value
const hasCalendar = () => !find('button').hidden

beforeAll(async () => {
  document.documentElement.lang = 'nl-BE'
  showPage(`<h1>Huis te Zele</h1><div data-deed="5" data-by="Renoveren voor" data-early="Geen plicht">
    <label for="deed">Datum van de akte</label><input type="date" id="deed" min="2023-01-01" max="2099-12-31">
    <output></output><button hidden>Agenda</button></div>`)
  await import('#client/listing/deed-date.ts')
})

test.each([
  ['nothing yet', '', '', false],
  ['a date', '2024-02-29', 'Renoveren voor 28 februari 2029', true],
  ['a deed from before the duty', '2022-12-31', 'Geen plicht', false],
  ['the year while it is typed', '0020-05-01', '', false],
  ['a date that is too late', '2100-01-01', '', false],
])('says the last day of the duty for %s', (_, date, said, isOffered) => {
  enter(find<HTMLInputElement>('input'), date)
  expect([words(), hasCalendar()]).toEqual([said, isOffered])
})

test('French says the first of a month by its ordinal', () => {
  document.documentElement.lang = 'fr-BE'
  enter(find<HTMLInputElement>('input'), '2025-05-01')
  expect(words()).toBe('Renoveren voor 1er mai 2030')
  enter(find<HTMLInputElement>('input'), '2025-05-11')
  expect(words()).toBe('Renoveren voor 11 mai 2030')
})

test.each([
  ['nl-BE', 'Renoveren voor 1 mei 2030: Huis te Zele', 'Datum van de akte: 1 mei 2025'],
  ['fr-BE', 'Renoveren voor 1er mai 2030\u00A0: Huis te Zele', 'Datum van de akte\u00A0: 1er mai 2025'],
])('the calendar file in %s has the day, the home and the deed', async (lang, summary, deed) => {
  document.documentElement.lang = lang
  const saved: { name: string; file: Blob }[] = []
  const files: Blob[] = []
  const createUrl = URL.createObjectURL
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file)
    return createUrl(file)
  }
  HTMLAnchorElement.prototype.click = function click() {
    const [file] = files
    if (file !== undefined) saved.push({ name: this.download, file })
  }
  enter(find<HTMLInputElement>('input'), '2025-05-01')
  find('button').click()
  await expect.poll(() => saved.length).toBe(1)
  const text = (await saved[0]?.file.text())?.replaceAll(/\r\n[ \t]/g, '')
  expect(saved[0]?.name).toBe('2030-05-01.ics')
  expect(saved[0]?.file.type).toBe('text/calendar')
  expect(text).toContain('DTSTART;VALUE=DATE:20300501')
  expect(text).toContain(`SUMMARY:${summary}`)
  expect(text).toContain(`DESCRIPTION:${deed}`)
  expect(text).toContain(`URL:${location.origin}${location.pathname}`.slice(0, 30))
  expect(text).toMatch(/UID:deed\//)
})
