import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { Answers } from '#forms/answers.ts'
import type { FormId } from '#forms/form.ts'
import type { DatabaseTarget } from '#service/kit/database/open-database.ts'
import { findOwner } from '#service/owners/accounts/find-owner.ts'
import { createOwnerLink } from '#service/owners/accounts/owner-links.ts'
import { storeOwnerRecords } from '#service/owners/records/store-owner-records.ts'
import { createFeedKey } from '#service/requests/calendars/subscribed-calendar.ts'
import { personPurpose } from '#service/desk/desk-context.ts'
import { createLinkToken } from '#service/kit/link-token.ts'
import { createSigner } from '#service/kit/signed-token.ts'
import { leaveOutToken } from '#service/requests/visits/left-out.ts'
import { postJson } from '#tests/support/service/abuse/hostile-visitor.ts'
import type { DeskSeed } from '#tests/support/desk/desk-rows.ts'
import { signInStaff } from '#tests/support/portal/sign-in-staff.ts'
import { turnOnSecondStep } from '#tests/support/portal/second-step.ts'
import { openBrowser } from '#tests/support/service/owner-browser.ts'
import { sampleRecords } from '#tests/support/service/owner-records.ts'
import { goodPassword, type PortalSite, startPortalSite } from '#tests/support/service/portal-site.ts'
import { answersTo, testSecret } from '#tests/support/service/test-service.ts'

/** A site whose links all open something. */
export type SeededSite = Readonly<{
  site: PortalSite
  /** Paths of links that visitors and owners were mailed, by what they open: `appointment`, `password`. */
  links: ReadonlyMap<string, string>
  /** The header that makes a request one of an owner: of `an`, of `bea`, who has a second step, and of `bea` before it; or one of staff. */
  cookies: Readonly<Record<'an' | 'bea' | 'half' | 'lotte', string>>
  /** What is at the desk, what lets `lotte`, a manager, post there, and the path of the calendar that she subscribes to. */
  desk: DeskSeed & Readonly<{ token: string; feed: string }>
  /** A moment that nobody has taken. */
  free: string
  /** A code that lets `bea` in without her telephone. */
  recovery: string
}>

/** Starts a site on a database, with a request of each kind that mails a link, and owners who have what they read. */
export async function startSeededSite(
  target: DatabaseTarget,
  parts: Parameters<typeof startPortalSite>[2] = {},
): Promise<SeededSite> {
  const site = await startPortalSite(target, {}, parts)
  const { database, clock } = site
  const { owners, homes } = sampleRecords()
  await storeOwnerRecords(database.db, { owners, homes })
  for (const [dir, name] of [
    ['owner-documents', '2417-soil.pdf'],
    ['documents/property/2417', 'Bodemattest.pdf'],
  ] as const) {
    await mkdir(join(site.dir, dir), { recursive: true })
    await writeFile(join(site.dir, dir, name), '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')
  }
  const about = { subject: ['property/2417'] }
  const send = async (form: Parameters<typeof postJson>[1], changes = {}): Promise<string> => {
    const { thanks, page }: Readonly<Record<string, string | undefined>> = await (
      await postJson(site, form, { ...answersTo(form), ...about, ...changes })
    ).json()
    return `${thanks} ${page}`
  }
  const day = await site.service.app.request('/forms/nl/slots/request-visit?subject=property/2417')
  const [slot = '', free = ''] = (await day.text()).match(/berlare\/[\d-]+T[\d:]+/g) ?? []
  const pages = [
    await send('sign-newsletter', { subject: [] }),
    await send('demand-register', { subject: [] }),
    await send('request-visit', { slot: [slot] }),
    await send('purchase-offer'),
    await send('request-documents'),
    await send('request-documents', { lastName: ['Twee'] }),
  ]
  const an = await site.signIn('an.debacker@voorbeeld.be')
  const bea = await site.signIn('bea@owner.example', ['property/2418'])
  const { recovery } = await turnOnSecondStep(bea)
  const half = openBrowser(site.service)
  await half.post('/portal/nl/sign-in', { email: 'bea@owner.example', password: goodPassword })
  const { own: lotte } = await signInStaff(site, { email: 'lotte@agency.example', role: 'manager' })
  const list = await lotte.open('/desk/nl/requests?who=all')
  const { id: request } = await database.db
    .selectFrom('submission')
    .select('id')
    .where('form', '=', 'request-visit')
    .executeTakeFirstOrThrow()
  const testimonial = await addRequest(site, 'testimonial', { name: 'Greet', message: 'Goed.' })
  const past = await addRequest(site, 'request-visit', { lastName: 'Vandenbroucke' }, 'property/2417')
  const visit = { submission_id: past, office: 'berlare', starts: '2020-01-06T10:00', seat: 0, sequence: 0 }
  await database.db
    .insertInto('booking')
    .values({ token: createLinkToken(), ...visit })
    .execute()
  const bid = { firstName: 'Jan', lastName: 'Peeters', email: 'jan@bidder.example', amount: 380_000 }
  const offer = await addRequest(site, 'purchase-offer', bid, 'property/2417')
  const confirmed = { confirmed_at: clock(), rank: 9, confirm_by: clock(), said: null }
  await database.db
    .insertInto('offer')
    .values({ submission_id: offer, subject: 'property/2417', ...confirmed })
    .execute()
  const hours = { office: 'berlare', from_at: 4e12, until_at: 4e12 + 1, origin: 'desk', text: '' } as const
  const { id: block } = await database.db
    .insertInto('block')
    .values(hours)
    .returning('id')
    .executeTakeFirstOrThrow()
  const cv = { submission_id: request, field: 'resume', name: 'cv.pdf', media_type: 'application/pdf' }
  const { id: file } = await database.db
    .insertInto('upload')
    .values({ ...cv, content: Buffer.from('%PDF-1.4') })
    .returning('id')
    .executeTakeFirstOrThrow()
  const owner = (await findOwner(database.db, { email: 'an.debacker@voorbeeld.be' }))?.id ?? ''
  const signer = createSigner(testSecret)
  const agent = (await findOwner(database.db, { email: 'lotte@agency.example' }))?.id ?? ''
  const subscription = async (kind: 'homes' | 'newsletter'): Promise<number> => {
    const rows = database.db.selectFrom('subscription').select('id').where('kind', '=', kind)
    return (await rows.executeTakeFirstOrThrow()).id
  }
  const link = async (purpose: 'password' | 'email' | 'print'): Promise<string> =>
    createOwnerLink(database.db, { owner, purpose, email: 'new@owner.example' }, clock())
  const rows = await database.db.selectFrom('outbox').select('body').execute()
  const written = [...rows.map(({ body }) => body), ...pages].join(' ')
  const mailed = [...written.matchAll(/\/forms\/nl\/([a-z-]+)\/([\w-]{32}|[\w-]+\.[\w-]{43})(?![\w-])/g)]
  const found = new Map(mailed.map(([path, kind = '']) => [kind, path]))
  const likeConfirm = (kind: string) =>
    [kind, found.get('confirm')?.replace('/confirm/', `/${kind}/`) ?? ''] as const
  return {
    site,
    links: new Map([
      ...found,
      likeConfirm('keep'),
      likeConfirm('unsubscribe'),
      ['leave-out', `/forms/nl/leave-out/${leaveOutToken(signer, clock())}`],
      ['password', `/portal/nl/password/${await link('password')}`],
      ['email', `/portal/nl/email/${await link('email')}`],
      ['print', `/portal/nl/print/${await link('print')}/property/2417/2026-10`],
      ['stop', `/portal/nl/stop/${signer.sign('stop', { owner, what: 'report' })}`],
    ]),
    cookies: {
      an: headerOf(an.cookies),
      bea: headerOf(bea.cookies),
      half: headerOf(half.cookies),
      lotte: headerOf(lotte.cookies),
    },
    desk: {
      request,
      file,
      testimonial,
      offer,
      now: { day: toBrussels(clock()).on, hour: toBrussels(clock()).at },
      past,
      subscriptions: { homes: await subscription('homes'), newsletter: await subscription('newsletter') },
      agent,
      feed: `/desk/calendar/${await createFeedKey(database.db, agent, 'own')}.ics`,
      block,
      token: /name="token" value="([^"]+)"/.exec(list.html)?.[1] ?? '',
      person: `/desk/nl/person/${signer.sign(personPurpose, ['request', request])}`,
    },
    free,
    recovery: recovery[0] ?? '',
  }
}

/** Stores a request for the office of Berlare, and returns its number. */
async function addRequest(
  { database: { db }, clock }: PortalSite,
  form: FormId,
  answers: Answers,
  subject?: string,
): Promise<number> {
  const sent = { form, lang: 'nl', state: 'new', office: 'berlare', dedupe_key: `added ${form}` } as const
  const { id } = await db
    .insertInto('submission')
    .values({ ...sent, subject, payload: JSON.stringify(answers), created_at: clock() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns the header that sends some cookies. */
export function headerOf(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}
