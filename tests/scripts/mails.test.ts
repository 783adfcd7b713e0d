import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerMark, formsFilePath } from '#contracts/forms-file.ts'
import { portalFilePath, portalMark } from '#contracts/portal-file.ts'
import { subjectsFilePath } from '#contracts/subjects-file.ts'
import { formIds } from '#forms/form.ts'
import { locales } from '#domain/values/locale.ts'
import { checkGrammar, findFaults } from '#scripts/checks/built/words/grammar.ts'
import { type MailPreview, previewMails } from '#scripts/service/preview-mails.ts'
import { portalFile } from '#tests/support/portal/portal-context.ts'
import { formsFile, testSubjects } from '#tests/support/service/test-service.ts'

const built: { dist: string; mails: readonly MailPreview[] } = { dist: '', mails: [] }

beforeAll(async () => {
  built.dist = await mkdtemp(join(tmpdir(), 'mails-'))
  await mkdir(join(built.dist, 'words'))
  await mkdir(join(built.dist, 'nl/formulier'), { recursive: true })
  await writeFile(join(built.dist, 'nl/formulier/index.html'), `<!--${answerMark}--><!--${answerMark}-->`)
  await mkdir(join(built.dist, 'nl/eigenaars'))
  await writeFile(join(built.dist, 'nl/eigenaars/index.html'), `<!--${portalMark}--><!--${portalMark}-->`)
  const words = {
    nl: undefined,
    en: undefined,
    de: undefined,
    fr: { 'mails.visitor.greeting': 'Chère, cher {{name}},' },
  }
  for (const locale of locales) {
    await writeFile(join(built.dist, portalFilePath(locale)), JSON.stringify(portalFile))
    await writeFile(
      join(built.dist, formsFilePath(locale)),
      JSON.stringify({ ...formsFile(), words: words[locale], lists: {}, desk: undefined }),
    )
    await writeFile(join(built.dist, subjectsFilePath(locale)), JSON.stringify(testSubjects))
  }
  built.mails = await previewMails(built.dist, 'https://agency.example')
})
afterAll(() => rm(built.dist, { recursive: true }))

test('every mail of every form is there in every language, under a name of its own', () => {
  const names = built.mails.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const locale of ['nl', 'fr'])
    expect(names).toEqual(expect.arrayContaining(formIds.map((form) => `${form}-agency-${locale}`)))
})

test('an offer has the mail that asks to confirm it, and its receipt', () => {
  const subjectOf = (name: string) => built.mails.find((one) => one.name === name)?.mail.subject
  expect(subjectOf('purchase-offer-visitor-nl')).toMatch(/^Bevestig uw bod/)
  expect(subjectOf('purchase-offer-visitor-2-nl')).toMatch(/^Uw bod/)
})

test('an appointment has its reminder, a home to let its mail after the visit', () => {
  expect(built.mails.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['request-visit-reminder-nl', 'request-visit-reminder-2-nl']),
  )
})

test('the mails to owners are there: their report, what is new, and those of their account', () => {
  const names = built.mails.map(({ name }) => name)
  for (const locale of ['nl', 'fr'])
    for (const kind of ['report', 'news', 'welcome', 'password', 'emailChanged', 'signed-in'])
      expect(names).toContain(`owner-${kind}-${locale}`)
  const report = built.mails.find(({ name }) => name === 'owner-report-fr')
  expect(report?.mail.subject).toMatch(/^Votre bien en octobre/)
})

test('a mail says what the agency words itself', () => {
  const textOf = (wanted: string) =>
    built.mails.find(({ name }) => name === `request-visit-visitor-${wanted}`)?.mail.text
  expect(textOf('fr')).toContain('Chère, cher ')
  expect(textOf('nl')).toContain('Beste ')
})

test.each(locales)('mails in %s keep to its grammar, in both parts', (locale) => {
  const own = built.mails.filter(({ mail }) => mail.html?.includes(`lang="${locale}`) === true)
  expect(own.length).toBeGreaterThan(20)
  const pages = own.map(({ name, mail }) => ({ lang: locale, path: name, html: mail.html ?? '' }))
  const lines = own.flatMap(({ name, mail }) =>
    [mail.subject, ...mail.text.split('\n')]
      // What a visitor wrote, and addresses, are as they are.
      .filter((line) => !/https?:|We komen met drie/.test(line))
      .flatMap((line) => findFaults(line, locale).map((fault) => `${name}: ${fault}`)),
  )
  expect([...lines, ...checkGrammar(pages)]).toEqual([])
})

test('a mail that says a time as a machine does is found', () => {
  const html = '<p>Uw afspraak om 10:00</p>'
  expect(checkGrammar([{ lang: 'nl', path: 'mail', html }])).toHaveLength(1)
})

test('both parts of a mail say something', () => {
  const sizes = built.mails.map(({ mail }) => Math.min(mail.text.length, mail.html?.length ?? 0))
  expect(Math.min(...sizes)).toBeGreaterThan(100)
})
