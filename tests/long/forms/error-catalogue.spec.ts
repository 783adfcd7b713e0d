import { expect, type Page, test } from '@playwright/test'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Locale, locales } from '#domain/values/locale.ts'
import type { FormId } from '#forms/form.ts'
import { type MessageKey, type MessageValues, translator } from '#i18n/translate.ts'
import { findListing } from '#tests/support/catalogue/find-listing.ts'
import { fillForm, personNamed, sendButton } from '#tests/support/forms/fill-form.ts'
import { arrivedAt, formPage } from '#tests/support/forms/form-page.ts'
import { openForm, sendEmpty } from '#tests/support/forms/open-form.ts'
import { mailsOf, requestsOf } from '#tests/support/forms/stored-requests.ts'
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

/** Posts a form without script, and confirms its answers with digits. */
async function confirmWith(page: Page, locale: Locale, digits: string): Promise<void> {
  await fill(page, 'site-contact', locale)
  await page.locator('form.form').evaluate((form) => {
    if (form instanceof HTMLFormElement) form.submit()
  })
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

/** Section 8 of the specification, without the owner's login; a view or person that is not found is a page that is not. */
const catalogue: readonly Entry[] = [
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
    says: 'results.emptyProperties',
  },
  {
    entry: 'no projects; no construction found',
    meet: (page, locale) => open(page, `${newBuild[locale]}?price=-1`),
    says: 'results.emptyProjects',
  },
  {
    entry: 'no documents',
    meet: (page, locale) =>
      open(page, findListing(new RegExp(translator(locale)('property.documents.onRequest')), { locale })),
    says: 'property.documents.onRequest',
  },
  {
    entry: 'no photo',
    meet: (page, locale) =>
      open(page, findListing(new RegExp(translator(locale)('property.drawing')), { locale })),
    says: 'property.drawing',
  },
  {
    entry: 'requesting documents failed',
    meet: (page, locale) => fail(page, 'request-documents', locale),
    says: 'forms.notices.failed.title',
  },
  {
    entry: 'documents already requested',
    meet: async (page, locale) => {
      const [shown, person] = [formPage('request-documents', locale), somebody()]
      for (const path of [shown.thanks, '/documents-requested/']) {
        await fill(page, 'request-documents', locale, person)
        await sendButton(page, shown).click()
        await expect(page).toHaveURL((url) => url.pathname.includes(path))
      }
    },
    says: 'documents.alreadyRequested',
  },
  {
    entry: 'page not found, with a link to home',
    meet: async (page, locale) => {
      await open(page, `/${locale}/no-such-page/`)
      await page.getByRole('link', { name: translator(locale)('notFound.home') }).click()
      await expect(page).toHaveURL(`${process.env['SITE_URL']}/${locale}/`)
      await page.goBack()
    },
    says: 'notFound.title',
  },
  {
    entry: 'property sold',
    meet: (page, locale) =>
      open(page, findListing(new RegExp(translator(locale)('states.propertySold')), { locale })),
    says: 'states.propertySold',
  },
  {
    entry: 'property rented',
    meet: (page, locale) =>
      open(page, findListing(new RegExp(translator(locale)('states.propertyRented')), { locale })),
    says: 'states.propertyRented',
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
]

for (const locale of locales)
  for (const { entry, meet, says, values } of catalogue)
    test(`${entry}: said in ${locale}`, async ({ page }) => {
      await meet(page, locale)
      const text = translator(locale)(says, values)
      await expect(page.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible()
    })
