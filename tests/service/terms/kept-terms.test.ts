import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { keptNames, keptTerm, keptTerms } from '#domain/privacy/kept-terms.ts'
import { months, type Term, timeAfter } from '#domain/privacy/term.ts'
import { type Locale, locales } from '#domain/values/locale.ts'
import type { FormId } from '#forms/form.ts'
import { formatTerm } from '#i18n/format.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import { linkDocuments } from '#service/requests/documents/link-documents.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import { keepReports } from '#service/requests/reports/keep-reports.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { purgeByTerm } from '#service/privacy/purge-by-term.ts'
import { requestSubscription } from '#service/requests/subscriptions/request-subscription.ts'
import { createStash } from '#service/kit/uploads/stash.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { letterTo, submission } from '#tests/support/service/samples.ts'
import { createSite } from '#tests/support/catalogue/catalogue-factory.ts'
import { fillTerms } from '#views/kit/fill-terms.ts'
import { useDatabase } from '#tests/support/service/use-started.ts'

const minute = 60_000
const start = Date.parse('2026-11-24T10:00:00Z')
const requestMonths = 18

type TermName = keyof typeof keptTerms | 'request'
/** Stores something at the start, and tells whether it is there. */
type Kept = Readonly<{
  store: (database: Database) => Promise<unknown>
  count: (database: Database) => Promise<number>
}>

/** What a term is of, where the purge deletes it. */
const purged: Readonly<Partial<Record<TermName, Kept>>> = {
  ...Object.fromEntries(
    (['rent-application', 'purchase-offer', 'job-contact', 'demand-register'] as const).map((form) => [
      form,
      formOf(form),
    ]),
  ),
  request: formOf('request-visit'),
  'subscription-ended': {
    store: ({ db }) =>
      db.transaction().execute((transaction) =>
        requestSubscription(
          transaction,
          {
            email: 'a@x.example',
            kind: 'newsletter',
            locale: 'nl',
            criteria: '',
            frequency: '',
            submission_id: null,
          },
          start,
        ),
      ),
    count: ({ db }) => countOf(db, 'subscription'),
  },
  mail: {
    store: async ({ db }) => {
      await db
        .transaction()
        .execute((transaction) => queueMails(transaction, [letterTo('a@x.example')], null, start))
      await db.updateTable('outbox').set({ state: 'sent' }).execute()
    },
    count: ({ db }) => countOf(db, 'outbox'),
  },
  'error-report': {
    store: (database) =>
      keepReports(
        database,
        [{ kind: 'script', message: 'x', file: '/a.js', line: 1, column: 1, page: '/nl/', version: 'C1' }],
        start,
      ),
    count: ({ db }) => countOf(db, 'error_report'),
  },
  'desk-log': {
    store: ({ db }) =>
      db
        .insertInto('desk_log')
        .values({ at: start, staff: 'lotte', name: 'Lotte', act: 'take', request: 1183, detail: '' })
        .execute(),
    count: ({ db }) => countOf(db, 'desk_log'),
  },
  'file-between-steps': {
    store: (database) =>
      createStash(database, () => start).keep([
        { field: 'resume', name: 'cv.pdf', mediaType: 'application/pdf', content: new Uint8Array([37]) },
      ]),
    count: ({ db }) => countOf(db, 'stash'),
  },
}

/** What a term is of that other tests hold, beside them. */
const heldElsewhere: Readonly<Partial<Record<TermName | 'consent', string>>> = {
  'search-unasked': 'subscriptions/asking.test.ts',
  'search-unanswered': 'subscriptions/asking.test.ts',
  'confirm-offer': 'offers/offers.test.ts',
  'confirm-link': 'subscriptions/subscribing.test.ts',
  'documents-link': 'the last test of this file',
  'owner-account': 'portal/forget-owners.test.ts',
  'owner-news': 'owners/mail-owner-news.test.ts',
  'owner-browser': 'a cookie',
  'browser-left-out': 'a cookie',
  'counted-address': 'the memory of a process',
  consent: 'stores/consent.test.ts',
}

function formOf(form: FormId): Kept {
  return {
    store: (database) => acceptSubmission(database, { ...submission(form), form }, start),
    count: ({ db }) => countOf(db, 'submission'),
  }
}

async function countOf(
  db: Database['db'],
  table: 'submission' | 'subscription' | 'outbox' | 'error_report' | 'stash' | 'document_link' | 'desk_log',
): Promise<number> {
  return (await db.selectFrom(table).selectAll().execute()).length
}

test('each term is of something that a test deletes', () => {
  expect([...Object.keys(purged), ...Object.keys(heldElsewhere)].toSorted()).toEqual(keptNames.toSorted())
})

describe.each(engines)('$name', (engine) => {
  const database = useDatabase(engine)

  test.each(Object.entries(purged))(
    '%s is kept as long as the page says, and no longer',
    async (name, kept) => {
      const site = { keepRequestMonths: requestMonths, keepConsentMonths: 6 }
      const end = timeAfter(keptTerm(name, site) ?? months(0), start)
      await kept.store(database)
      await purgeByTerm(database, requestMonths, end - 2 * minute)
      expect(await kept.count(database)).toBe(1)
      await purgeByTerm(database, requestMonths, end + 2 * minute)
      expect(await kept.count(database)).toBe(0)
    },
  )

  test('a link to documents is there for two terms, the second one to say that it has ended', async () => {
    await database.db
      .transaction()
      .execute((transaction) =>
        linkDocuments(transaction, { email: 'a@x.example', subject: 'property/1' }, start, String),
      )
    const end = timeAfter(keptTerms['documents-link'], timeAfter(keptTerms['documents-link'], start))
    await purgeByTerm(database, requestMonths, end - minute)
    expect(await countOf(database.db, 'document_link')).toBe(1)
    await purgeByTerm(database, requestMonths, end + minute)
    expect(await countOf(database.db, 'document_link')).toBe(0)
  })
})

/** The legal pages in a language before their terms are filled in. */
const legalTexts = (locale: Locale): string =>
  ['privacy-statement', 'cookie-policy']
    .map((page) => readFileSync(`content/legal/${page}/index.${locale}.md`, 'utf8'))
    .join('\n')

/** A length of time in words that no placeholder gave. */
const written =
  /\d+[\s\u00A0]*(?:minut|dag|maand|jaar|jour|mois|ans\b|day|month|year|tage?\b|monat|jahr)[a-z]*/gi

describe.each(locales)('the legal pages in %s', (locale) => {
  test('print every term that the service deletes by', () => {
    const text = legalTexts(locale)
    expect(keptNames.filter((name) => !text.includes(`{{kept:${name}}}`))).toEqual([])
  })

  test('state no other length of time than that of files outside the site', () => {
    expect(
      legalTexts(locale)
        .match(written)
        ?.map((found) => found.replace(/\D/g, '')),
    ).toEqual(['10'])
    // The control: a term that somebody wrote by hand is found.
    expect(
      `${legalTexts(locale)} 24 ${{ nl: 'maanden', fr: 'mois', en: 'months', de: 'Monate' }[locale]}`.match(
        written,
      ),
    ).toHaveLength(2)
  })

  test('follow the settings of the agency and the list of the service', () => {
    const site = createSite({ keepRequestMonths: 24, keepConsentMonths: 3 })
    const filled = fillTerms(legalTexts(locale), site, locale)
    expect(filled).not.toContain('{{')
    expect(filled).toContain(site.company.email)
    const said: readonly Term[] = keptNames.flatMap((name) => keptTerm(name, site) ?? [])
    for (const term of said) expect(filled).toContain(formatTerm(term, locale))
    expect(filled).toContain(formatTerm(months(24), locale))
  })
})
