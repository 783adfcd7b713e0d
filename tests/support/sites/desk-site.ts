import type { Page } from '@playwright/test'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { prepareDemoOwner } from '#scripts/service/demo-owner.ts'
import { openDatabase } from '#service/kit/database/open-database.ts'
import { loadSettings } from '#service/kit/settings/service-settings.ts'
import { readSiteForms } from '#service/kit/site/site-forms.ts'
import { createSiteWords } from '#service/kit/site/site-words.ts'
import { inviteStaff, type StaffInvitation } from '#service/owners/accounts/invitations/invite-staff.ts'
import { refuseConsent } from '#tests/support/forms/open-form.ts'
import { createPosts, type FilledForm } from '#tests/support/load/posts.ts'
import { appCode } from '#tests/support/service/app-code.ts'
import { serveSiteWithService, type SiteWithService } from './site-with-service.ts'

const password = 'een huis aan het Donkmeer'

/** Three people of two offices. */
const people = {
  lotte: { name: 'Lotte Verhulst', email: 'lotte@agency.example', locale: 'nl', role: 'manager' },
  noor: {
    name: 'Noor Van Acker',
    email: 'noor@agency.example',
    locale: 'nl',
    role: 'agent',
    office: 'berlare',
  },
  wannes: {
    name: 'Wannes Claes',
    email: 'wannes@agency.example',
    locale: 'nl',
    role: 'agent',
    office: 'stekene',
  },
} as const satisfies Readonly<Record<string, StaffInvitation>>

/** Somebody who works at the desk of the tests. */
export type DeskPerson = keyof typeof people

/** The built site of the demo with a desk at which three people work. */
export type DeskSite = SiteWithService &
  Readonly<{
    /** The link of the mail that invites somebody. */
    links: Readonly<Record<DeskPerson, string>>
    /** Sends that many forms, every form and language in turn, and confirms what must be; returns what was sent. */
    receive: (count: number) => Promise<readonly FilledForm[]>
  }>

/** Serves the built site with a desk. */
export async function serveDesk(): Promise<DeskSite> {
  const secret = randomBytes(32).toString('base64')
  const links: Partial<Record<DeskPerson, string>> = {}
  let dist = ''
  // Testimonials that are published are written there.
  const content = await mkdtemp(join(tmpdir(), 'desk-content-'))
  const settings = { SERVICE_SECRET: secret, SITE_CONTENT: content }
  const site = await serveSiteWithService(settings, async (out, environment) => {
    dist = out
    const owner = await prepareDemoOwner(out, 'data', environment)
    const loaded = loadSettings(environment, out)
    const database = await openDatabase(loaded.database, pino({ level: 'fatal' }))
    const forms = await readSiteForms(out)
    const words = createSiteWords(() => forms, [...loaded.origins][0] ?? '')
    for (const [key, invitation] of Object.entries(people))
      links[key as DeskPerson] = (await inviteStaff(database, invitation, words, Date.now())).href
    await database.db.destroy()
    return owner
  })
  const posts = await createPosts({ dist, secret, origin: site.origin, run: 'day' })
  const receive: DeskSite['receive'] = async (count) => {
    const sent: FilledForm[] = []
    for (let index = 0; index < count; index += 1) {
      const filled = posts.fill()
      const { path, headers, body } = await posts.byScript(filled)
      const response = await fetch(site.origin + path, { method: 'POST', headers, body: body as BodyInit })
      if (!response.ok) throw new Error(`${filled.form.id}: ${response.status} ${await response.text()}`)
      sent.push(filled)
    }
    await confirmAll(site)
    return sent
  }
  const close = async (): Promise<void> => {
    await site.close()
    await rm(content, { recursive: true })
  }
  return { ...site, close, links: links as DeskSite['links'], receive }
}

/** Opens every link that asks to confirm something, and presses its button. */
async function confirmAll({ mails, origin }: SiteWithService): Promise<void> {
  const done = new Set<string>()
  for (const mail of await mails())
    for (const [link] of mail.replaceAll('=\r\n', '').matchAll(/http\S+\/confirm(?:-offer)?\/[\w.~-]+/g)) {
      if (done.has(link)) continue
      done.add(link)
      const response = await fetch(link, { method: 'POST', headers: { origin } })
      if (!response.ok) throw new Error(`${link}: ${response.status}`)
    }
}

/** Signs somebody in for the first time: a password, and the second step with an app. Returns the key of the app. */
export async function enterDesk(page: Page, { origin, links }: DeskSite, who: DeskPerson): Promise<string> {
  await refuseConsent(page)
  await page.goto(links[who])
  await page.locator('[name="password"]').fill(password)
  await page.locator('[name="again"]').fill(password)
  await page.keyboard.press('Enter')
  await page.locator('[name="code"]').waitFor()
  const key = (await page.locator('main code').first().textContent())?.replaceAll(' ', '') ?? ''
  await page.locator('[name="code"]').fill(appCode(key))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/desk\//)
  await page.goto(`${origin}/desk/nl/`)
  return key
}
