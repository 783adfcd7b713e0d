import { expect, type Page, test } from '@playwright/test'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  chooseMoment,
  fillForm,
  formOn,
  type Person,
  personNamed,
  sendButton,
} from '#tests/support/forms/fill-form.ts'
import { arrivedAt, formPage } from '#tests/support/forms/form-page.ts'
import { confirmAnswers, openForm, sendEmpty } from '#tests/support/forms/open-form.ts'
import { takeMoment } from '#tests/support/forms/take-moment.ts'
import { checkLooks, show } from '#tests/support/pages/check-page.ts'
import { findFlaws } from '#tests/support/pages/open-page.ts'
import { serveSiteWithService, type SiteWithService } from '#tests/support/sites/site-with-service.ts'

let site: SiteWithService

test.beforeAll(async () => {
  site = await serveSiteWithService()
})
test.afterAll(async () => site.close())

/** Expects that a state fits at 320 px, and is accessible at two widths, light and dark. */
async function checkState(page: Page, state: string): Promise<void> {
  await show(page, 320, 'light')
  // The timetable and the notices come after the first frame.
  await expect.poll(() => findFlaws(page), `overflow of ${state} at 320`).toEqual([])
  await checkLooks(page, `form ${state}`)
}

const somebody = (): Person => personNamed(`S${crypto.randomUUID().slice(0, 7)}`)

// German words are the longest.
for (const locale of ['nl', 'de'] as const) {
  const visit = () => formPage('request-visit', locale)

  test(`${locale}: empty, with moments to choose`, async ({ page }) => {
    await openForm(page, site, visit())
    await expect(page.locator('.slot').first()).toBeVisible()
    await checkState(page, `empty ${locale}`)
  })

  test(`${locale}: errors`, async ({ page }) => {
    await openForm(page, site, visit())
    await sendEmpty(page, visit())
    await expect(page.getByRole('alert')).toBeFocused()
    await checkState(page, `errors ${locale}`)
  })

  test(`${locale}: errors in a step`, async ({ page }) => {
    const shown = formPage('rent-application', locale)
    await openForm(page, site, shown)
    await sendEmpty(page, shown)
    await expect(page.getByRole('alert')).toBeFocused()
    await checkState(page, `step errors ${locale}`)
  })

  test(`${locale}: sending`, async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route(`**/forms/${locale}/request-visit`, async (route) => {
      await held.promise
      await route.continue()
    })
    await openForm(page, site, visit())
    await fillForm(page, visit(), somebody())
    await sendButton(page, visit()).click()
    await expect(page.locator('.form--still')).toBeVisible()
    await expect(sendButton(page, visit())).toHaveAttribute('aria-disabled', 'true')
    await expect(sendButton(page, visit())).toBeFocused()
    await checkState(page, `sending ${locale}`)
    held.resolve()
    await expect(page).toHaveURL(arrivedAt(visit()))
  })

  test(`${locale}: line lost`, async ({ page, context }) => {
    await openForm(page, site, visit())
    await fillForm(page, visit(), somebody())
    await expect(page.locator('.slot').first()).toBeVisible()
    await context.setOffline(true)
    await sendButton(page, visit()).click()
    await expect(page.locator('.notice--wait')).toBeVisible()
    await checkState(page, `line lost ${locale}`)
    await context.setOffline(false)
    await expect(page).toHaveURL(arrivedAt(visit()))
  })

  test(`${locale}: failed`, async ({ page }) => {
    await openForm(page, site, visit())
    await fillForm(page, visit(), somebody())
    const database = new DatabaseSync(join(site.dir, 'service.sqlite'))
    database.exec('alter table submission rename to away')
    await sendButton(page, visit()).click()
    await expect(page.locator('.notice--bad')).toBeVisible()
    database.exec('alter table away rename to submission')
    database.close()
    await checkState(page, `failed ${locale}`)
  })

  test(`${locale}: appointments full`, async ({ page }) => {
    await openForm(page, site, visit())
    await fillForm(page, visit(), somebody())
    const moment = page.locator('.slot input:enabled').nth(locale === 'nl' ? 3 : 4)
    await moment.check()
    const [slot, subject] = [
      await moment.inputValue(),
      await formOn(page, visit()).locator('[name=subject]').inputValue(),
    ]
    while (await takeMoment(site, { slot, subject, locale }));
    await sendButton(page, visit()).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.locator(`.slot input[value="${slot}"]`)).toBeDisabled()
    await checkState(page, `full ${locale}`)
    await page.locator('.errors button').click()
    await expect(page).toHaveURL(arrivedAt(visit()))
  })

  test(`${locale}: thank you`, async ({ page }) => {
    await openForm(page, site, visit())
    await fillForm(page, visit(), somebody())
    await chooseMoment(page)
    await sendButton(page, visit()).click()
    await expect(page).toHaveURL(arrivedAt(visit()))
    await checkState(page, `thank you ${locale}`)
  })

  test(`${locale}: documents already requested`, async ({ page }) => {
    const shown = formPage('request-documents', locale)
    const person = somebody()
    for (const path of [shown.thanks, '/documents-requested/']) {
      await openForm(page, site, shown)
      await fillForm(page, shown, person)
      await sendButton(page, shown).click()
      await expect(page).toHaveURL((url) => url.pathname.includes(path))
    }
    await checkState(page, `already requested ${locale}`)
  })

  test(`${locale}: an offer that is read back`, async ({ page }) => {
    const shown = formPage('purchase-offer', locale)
    await openForm(page, site, shown)
    await fillForm(page, shown, somebody())
    await sendButton(page, shown).click()
    await expect(page.locator('.rows--answers')).toBeVisible()
    await checkState(page, `read back ${locale}`)
    await confirmAnswers(page)
    await expect(page).toHaveURL(arrivedAt(shown))
  })

  test(`${locale}: uploading`, async ({ page }) => {
    const shown = formPage('job-contact', locale)
    await openForm(page, site, shown)
    await fillForm(page, shown, somebody())
    const content = Buffer.from('%PDF-1.7'.padEnd(1_900_000, ' '))
    await page
      .locator('input[name=resume]')
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: content })
    await checkState(page, `file chosen ${locale}`)
    const line = { offline: false, latency: 0, downloadThroughput: -1 }
    const session = await page.context().newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: 50_000 })
    await sendButton(page, shown).click()
    await expect(page.getByRole('progressbar')).toBeVisible()
    await checkState(page, `uploading ${locale}`)
    await session.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: -1 })
  })
}
