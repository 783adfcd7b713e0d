import { expect, type Page, test } from '@playwright/test'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import { type Locale, locales } from '#domain/values/locale.ts'
import type { FormId } from '#forms/form.ts'
import type { MessageKey, MessageValues } from '#i18n/translate.ts'
import { languages } from '#tests/support/languages.ts'
import { findListing } from '#tests/support/catalogue/find-listing.ts'
import { fillForm, formOn, personNamed, sendButton } from '#tests/support/forms/fill-form.ts'
import { arrivedAt, formPage } from '#tests/support/forms/form-page.ts'
import { namedCases, queryOf } from '#tests/support/forms/named-listings.ts'
import { openForm, refuseConsent, sendEmpty } from '#tests/support/forms/open-form.ts'
import { mailsOf, requestsOf } from '#tests/support/forms/stored-requests.ts'
import type { MomentsView } from '#ui/forms/moments-view.ts'
import { serveSiteWithService, type SiteWithService } from '#tests/support/sites/site-with-service.ts'

let site: SiteWithService

test.beforeAll(async () => {
  site = await serveSiteWithService({ FORMS_CAPTCHA: 'digits' })
})
test.afterAll(async () => site.close())

const somebody = () => personNamed(`F${crypto.randomUUID().slice(0, 7)}`)
const lists = {
  nl: '/nl/te-koop/',
  fr: '/fr/a-vendre/',
  en: '/en/for-sale/',
  de: '/de/zu-verkaufen/',
} as const
const newBuild = {
  nl: '/nl/nieuwbouw/',
  fr: '/fr/constructions-neuves/',
  en: '/en/new-build/',
  de: '/de/neubau/',
} as const

/** What a visitor meets: how it is reached, and what the page says then. */
type Entry = Readonly<{
  entry: string
  meet: (page: Page, locale: Locale) => Promise<void>
  says: MessageKey
  values?: MessageValues
  /** Whether more follows what is said, such as the filters of a search. */
  isBegun?: boolean
}>

async function fill(page: Page, id: FormId, locale: Locale, person = somebody()): Promise<void> {
  await openForm(page, site, formPage(id, locale))
  await fillForm(page, formPage(id, locale), person)
}

async function send(page: Page, id: FormId, locale: Locale): Promise<void> {
  await fill(page, id, locale)
  await sendButton(page, formPage(id, locale)).click()
  await expect(page).toHaveURL(arrivedAt(formPage(id, locale)))
}

/** Meets a form while every moment that it offers is taken. */
async function whileFull(id: FormId, locale: Locale, meet: () => Promise<void>): Promise<void> {
  const subject = formPage(id, locale).path.replace(/.*\?property=/, 'property/')
  const moments = async (): Promise<readonly Readonly<{ value: string; isTaken: boolean }>[]> => {
    const response = await fetch(`${site.origin}/forms/${locale}/slots/${id}?subject=${subject}`)
    const { days }: MomentsView = await response.json()
    return days.flatMap(({ slots }) => slots)
  }
  const free = (await moments()).filter(({ isTaken }) => !isTaken)
  expect(free.length).toBeGreaterThan(10)
  const database = new DatabaseSync(join(site.dir, 'service.sqlite'))
  const { lastInsertRowid } = database
    .prepare(
      "insert into submission (form, lang, payload, state, dedupe_key, created_at) values ('request-visit', 'nl', '{}', 'done', 'full', 0)",
    )
    .run()
  const take = database.prepare(
    'insert or ignore into booking (token, submission_id, office, starts, seat, sequence) values (?, ?, ?, ?, ?, 0)',
  )
  for (const { value } of free)
    for (const seat of [0, 1]) {
      const [office = '', starts = ''] = value.split('/')
      take.run(crypto.randomUUID(), lastInsertRowid, office, starts, seat)
    }
  expect((await moments()).filter(({ isTaken }) => !isTaken)).toEqual([])
  await meet()
  database.prepare('delete from submission where id = ?').run(lastInsertRowid)
  database.close()
}

/** Sends a form while the service cannot store it. */
async function fail(page: Page, id: FormId, locale: Locale): Promise<void> {
  await fill(page, id, locale)
  const database = new DatabaseSync(join(site.dir, 'service.sqlite'))
  database.exec('alter table submission rename to away')
  await sendButton(page, formPage(id, locale)).click()
  await expect(page.locator('.notice--bad')).toBeVisible()
  database.exec('alter table away rename to submission')
  database.close()
}

/** Requests the documents of a home, and then once more. */
async function requestTwice(page: Page, locale: Locale): Promise<void> {
  const [shown, person] = [formPage('request-documents', locale), somebody()]
  for (const path of [shown.thanks, '/documents-requested/']) {
    await fill(page, 'request-documents', locale, person)
    await sendButton(page, shown).click()
    await expect(page).toHaveURL((url) => url.pathname.includes(path))
  }
}

/** Returns the name of a listing of the built site that is of a kind and in a state, or of one that is not there. */
function named(what: string, locale: Locale): string {
  const found = namedCases(locale).find((one) => one.what === what)
  if (found === undefined) throw new Error(`the built site has no ${what}`)
  return found.name
}

/** Opens the page of a form about something that it cannot be sent about. */
async function openAbout(page: Page, id: FormId, what: string, locale: Locale): Promise<void> {
  await refuseConsent(page)
  const [path = ''] = formPage(id, locale).path.split('?')
  await page.goto(`${site.origin}${path}?${queryOf(named(what, locale))}`)
  await expect(page.locator('.refusal:visible')).toHaveCount(1)
  await expect(page.locator(`form#${id}`)).toBeHidden()
}

/** Sends a form about a home that was on offer when it was opened, and no longer is. */
async function sendAbout(page: Page, id: FormId, what: string, locale: Locale): Promise<void> {
  const shown = formPage(id, locale)
  await fill(page, id, locale)
  await formOn(page, shown)
    .locator('[name=subject]')
    .evaluate((input, name) => input.setAttribute('value', name), named(what, locale))
  await sendButton(page, shown).click()
  await expect(page.locator('.refusal:visible')).toBeFocused()
}

/** Signs in as nobody. */
async function signIn(page: Page, locale: Locale): Promise<void> {
  await page.goto(`${site.origin}/portal/${locale}/sign-in`)
  await page.locator('input[type=email]').fill('nobody@voorbeeld.be')
  await page.locator('input[type=password]').fill('een huis aan het Donkmeer')
  await page.locator('main form .button').first().click()
}

/** Posts a form as a browser without script does. */
async function postPlainly(page: Page): Promise<void> {
  await page.locator('form.form').evaluate((form) => {
    if (form instanceof HTMLFormElement) form.submit()
  })
}

/** Posts a form without script, and confirms its answers with digits. */
async function confirmWith(page: Page, locale: Locale, digits: string): Promise<void> {
  await fill(page, 'site-contact', locale)
  await postPlainly(page)
  const input = page.locator('input[name="captcha"]')
  await input.fill(digits)
  // A person needs longer than a robot.
  await page.waitForTimeout(1600)
  await page.locator('.notice__ways .button').first().click()
  await expect(input).toHaveAttribute('aria-invalid', 'true')
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${process.env['SITE_URL']}${path}`)
}

/** What a visitor of the built site and its service can meet. */
const catalogue: readonly Entry[] = [
  { entry: 'login failed; user not found', meet: signIn, says: 'account.failed.title' },
  {
    entry: 'a link of the service while its database is away',
    meet: async (page, locale) => {
      const database = new DatabaseSync(join(site.dir, 'service.sqlite'))
      database.exec('alter table booking rename to away')
      await page.goto(`${site.origin}/forms/${locale}/appointment/${'a'.repeat(32)}`)
      database.exec('alter table away rename to booking')
      database.close()
    },
    says: 'forms.outage.title',
  },
  ...(
    [
      ['missing', 'request-visit', 'property not found, by a form', 'states.propertyMissing'],
      ['sale sold', 'request-info', 'property sold, by a form', 'states.propertySold'],
      ['rent rented', 'request-visit', 'property rented, by a form', 'states.propertyRented'],
      ['missing', 'contact-construction', 'construction not found, by a form', 'states.propertyMissing'],
    ] as const
  ).flatMap(([what, id, entry, says]): readonly Entry[] => [
    { entry, meet: (page, locale) => openAbout(page, id, what, locale), says },
    { entry: `${entry} that was open`, meet: (page, locale) => sendAbout(page, id, what, locale), says },
  ]),
  {
    entry: 'view not found',
    meet: async (page, locale) => {
      const response = await page.goto(`${site.origin}/portal/${locale}/no-such-view`)
      expect(response?.status()).toBe(404)
    },
    says: 'notFound.title',
  },
  {
    entry: 'person not found: a link of nobody',
    meet: async (page, locale) => {
      await page.goto(`${site.origin}/forms/${locale}/unsubscribe/${'a'.repeat(32)}`)
    },
    says: 'subscriptions.dead.title',
  },
  {
    entry: 'mail not sent, try again; mail sending failed',
    meet: (page, locale) => fail(page, 'site-contact', locale),
    says: 'forms.notices.failed.title',
  },
  {
    entry: 'fields in red must be checked',
    meet: async (page, locale) => {
      await openForm(page, site, formPage('contact-me', locale))
      await sendEmpty(page, formPage('contact-me', locale))
    },
    says: 'forms.correct',
    values: { count: 4 },
  },
  {
    entry: 'captcha empty',
    meet: (page, locale) => confirmWith(page, locale, ''),
    says: 'forms.captcha.captchaEmpty',
  },
  {
    entry: 'captcha invalid',
    // Digits never begin with a zero.
    meet: (page, locale) => confirmWith(page, locale, '0000'),
    says: 'forms.captcha.captchaInvalid',
  },
  {
    entry: 'no results',
    meet: (page, locale) => open(page, `${lists[locale]}?city=berlare&price=-1`),
    says: 'live.emptyProperties',
    values: { filters: '' },
    isBegun: true,
  },
  {
    entry: 'no projects; no construction found',
    meet: (page, locale) => open(page, `${newBuild[locale]}?price=-1`),
    says: 'live.emptyProjects',
    values: { filters: '' },
    isBegun: true,
  },
  {
    entry: 'no documents',
    meet: (page, locale) =>
      open(page, findListing(new RegExp(languages(locale).t('property.documents.ask')), { locale })),
    says: 'property.documents.ask',
  },
  {
    entry: 'no photo',
    meet: (page, locale) =>
      open(page, findListing(new RegExp(languages(locale).t('property.drawing')), { locale })),
    says: 'property.drawing',
  },
  {
    entry: 'requesting documents failed',
    meet: (page, locale) => fail(page, 'request-documents', locale),
    says: 'forms.notices.failed.title',
  },
  {
    entry: 'documents already requested',
    meet: async (page, locale) => requestTwice(page, locale),
    says: 'documents.alreadyRequested',
  },
  {
    entry: 'requesting documents again failed',
    meet: async (page, locale) => {
      // What can be mailed again is a link to documents that are there.
      const id = /property=(\d+)/.exec(formPage('request-documents', locale).path)?.[1] ?? ''
      const dir = join(site.dir, 'documents', 'property', id)
      await mkdir(dir, { recursive: true })
      await writeFile(join(dir, 'Bodemattest.pdf'), '%PDF-1.7')
      await requestTwice(page, locale)
      const database = new DatabaseSync(join(site.dir, 'service.sqlite'))
      database.exec('alter table document_link rename to away')
      await page.locator('main form button').click()
      await expect(page).toHaveTitle(/./)
      database.exec('alter table away rename to document_link')
      database.close()
    },
    says: 'forms.outage.title',
  },
  {
    entry: 'page not found, with a link to home',
    meet: async (page, locale) => {
      await open(page, `/${locale}/no-such-page/`)
      await page.getByRole('link', { name: languages(locale).t('notFound.home') }).press('Enter')
      await expect(page).toHaveURL(`${process.env['SITE_URL']}/${locale}/`)
      await page.goBack()
    },
    says: 'notFound.title',
  },
  {
    entry: 'property sold',
    meet: (page, locale) => open(page, findListing(/strip__flag" data-state="sold"/, { locale })),
    says: 'states.availability.sold',
  },
  {
    entry: 'property rented',
    meet: (page, locale) => open(page, findListing(/strip__flag" data-state="rented"/, { locale })),
    says: 'states.availability.rented',
  },
  {
    entry: 'testimonial not sent',
    meet: (page, locale) => fail(page, 'testimonial', locale),
    says: 'forms.notices.failed.title',
  },
  {
    entry: 'thanks for the trust; testimonial sent',
    meet: (page, locale) => send(page, 'testimonial', locale),
    says: 'forms.of.testimonial.thanks',
  },
  {
    entry: 'sent to friend',
    meet: (page, locale) => send(page, 'send-to-friend', locale),
    says: 'forms.of.send-to-friend.thanks',
  },
  {
    entry: 'documents will be sent by e-mail',
    meet: (page, locale) => send(page, 'request-documents', locale),
    says: 'forms.of.request-documents.thanks',
  },
  {
    entry: 'unsubscribed',
    meet: async (page, locale) => {
      const person = somebody()
      await fill(page, 'sign-newsletter', locale, person)
      await sendButton(page, formPage('sign-newsletter', locale)).click()
      await expect(page).toHaveURL(arrivedAt(formPage('sign-newsletter', locale)))
      const [request] = requestsOf(site, person)
      const mails = request === undefined ? [] : mailsOf(site, request)
      const token = /\/confirm\/([\w-]+)/.exec(mails.flatMap(({ lines }) => lines).join(' '))?.[1]
      await page.goto(`${site.origin}/forms/${locale}/unsubscribe/${token}`)
      await page.locator('main form button').click()
    },
    says: 'subscriptions.unsubscribed.title',
  },
  {
    entry: 'appointments are full',
    meet: async (page, locale) =>
      await whileFull('request-visit', locale, async () => {
        await openForm(page, site, formPage('request-visit', locale))
        // A moment that is free again must not be loaded meanwhile.
        await expect(page.getByText(languages(locale).t('forms.slot.none.full'))).toBeVisible()
      }),
    says: 'forms.slot.none.full',
  },
  {
    entry: 'appointments are full, without script',
    meet: async (page, locale) =>
      await whileFull('request-visit', locale, async () => {
        await fill(page, 'request-visit', locale)
        await postPlainly(page)
        await expect(page.locator('.rows--answers')).toBeVisible()
      }),
    says: 'forms.slot.none.full',
  },
]

for (const locale of locales)
  for (const { entry, meet, says, values, isBegun = false } of catalogue)
    test(`${entry}: said in ${locale}`, async ({ page }) => {
      await meet(page, locale)
      const text = languages(locale).t(says, values ?? {})
      await expect(
        page.getByText(text.trim(), { exact: !isBegun }).filter({ visible: true }).first(),
      ).toBeVisible()
    })

/** The lines of section 8 of the specification, and the entries above or tests elsewhere (`file › title`) that reach each. */
const lines: Readonly<Record<string, readonly string[]>> = {
  'Login failed': ['login failed; user not found'],
  'User not found': ['login failed; user not found'],
  'API error': [
    'a link of the service while its database is away',
    'tests/long/service/outages.test.ts › is said to everybody, acknowledges nothing, and passes',
  ],
  'Property not found: does not exist or is sold': [
    'property not found, by a form',
    'property not found, by a form that was open',
    'tests/support/forms/subject-tests.ts › is sent about what its definition says, and about nothing else',
  ],
  'Property sold': ['property sold', 'property sold, by a form', 'property sold, by a form that was open'],
  'Property rented': [
    'property rented',
    'property rented, by a form',
    'property rented, by a form that was open',
  ],
  'View not found': ['view not found', 'page not found, with a link to home'],
  'Person not found': ['person not found: a link of nobody', 'login failed; user not found'],
  'Mail not sent, try again': ['mail not sent, try again; mail sending failed'],
  'Mail sending failed': ['mail not sent, try again; mail sending failed'],
  'Form fields in red must be checked': ['fields in red must be checked'],
  'Captcha errors': ['captcha empty', 'captcha invalid'],
  'No results for the search': ['no results'],
  'No projects': ['no projects; no construction found'],
  'No documents': ['no documents'],
  'No photo': ['no photo'],
  'No construction found': [
    'no projects; no construction found',
    'construction not found, by a form',
    'construction not found, by a form that was open',
  ],
  'Requesting documents failed': ['requesting documents failed', 'requesting documents again failed'],
  'Documents already requested for this property': ['documents already requested'],
  'Page not found, with link to home': ['page not found, with a link to home'],
  'Appointments are full': [
    'appointments are full',
    'appointments are full, without script',
    'tests/long/forms/states.spec.ts › appointments full',
  ],
  'Success: thanks for the trust; testimonial sent or not sent': [
    'thanks for the trust; testimonial sent',
    'testimonial not sent',
  ],
  'Success: sent to friend': ['sent to friend'],
  'Success: password sent by email': [
    'tests/service/door/forgotten.test.ts › a post without proof is confirmed on a page first, and mails nothing',
  ],
  'Success: unsubscribed': ['unsubscribed'],
  'Success: documents will be sent by email': ['documents will be sent by e-mail'],
}

/** Returns what is named beside a line and exists neither above nor elsewhere, and the lines that nothing reaches. */
async function findUnreached(named: typeof lines): Promise<readonly string[]> {
  const known = new Set(catalogue.map(({ entry }) => entry))
  const checks = Object.entries(named).flatMap(([line, by]) =>
    by.length === 0
      ? [Promise.resolve([`nothing reaches "${line}"`])]
      : by.map(async (name) => {
          const [file = '', title] = name.split(' › ')
          const isThere =
            title === undefined
              ? known.has(name)
              : ((await readFile(file, 'utf8').catch(absentAsUndefined)) ?? '').includes(title)
          return isThere ? [] : [`${line}: ${name}`]
        }),
  )
  return (await Promise.all(checks)).flat()
}

test('each line of the specification is reached by a test', async () => {
  expect(await findUnreached(lines)).toEqual([])
  const made = { 'Made up': ['nothing like it', 'tests/gone.test.ts › gone'], 'Left out': [] }
  expect(await findUnreached(made)).toEqual([
    'Made up: nothing like it',
    'Made up: tests/gone.test.ts › gone',
    'nothing reaches "Left out"',
  ])
})
