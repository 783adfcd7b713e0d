import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { DatabaseTarget } from '#service/kit/database/open-database.ts'
import { findOwner } from '#service/owners/accounts/find-owner.ts'
import { createOwnerLink } from '#service/owners/accounts/owner-links.ts'
import { storeOwnerRecords } from '#service/owners/records/store-owner-records.ts'
import type { ServiceLog } from '#service/kit/service-log.ts'
import { createFeedKey } from '#service/requests/calendars/subscribed-calendar.ts'
import { personPurpose } from '#service/desk/people/person-row.ts'
import { createSigner } from '#service/kit/signed-token.ts'
import { leaveOutToken } from '#service/requests/visits/left-out.ts'
import { postJson } from '#tests/support/service/abuse/hostile-visitor.ts'
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
  /** A request at the desk with a file, hours that are kept free, the path of its person, and what lets `lotte`, a manager, post about it. */
  desk: Readonly<{
    request: number
    file: number
    block: number
    token: string
    person: string
    /** Path of the calendar that she subscribes to. */
    feed: string
    testimonial: number
    /** A confirmed offer, and the state of all on its home that a page of it showed. */
    offer: number
    seen: string
    /** On Belgium's clock. */
    now: Readonly<{ day: string; hour: string }>
  }>
  /** A moment that nobody has taken. */
  free: string
  /** A code that lets `bea` in without her telephone. */
  recovery: string
}>

/** Starts a site on a database, with a request of each kind that mails a link, and owners who have what they read. */
export async function startSeededSite(target: DatabaseTarget, log: ServiceLog): Promise<SeededSite> {
  const site = await startPortalSite(target, {}, { log })
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
  const said = {
    form: 'testimonial',
    lang: 'nl',
    payload: '{"name":"Greet","message":"Goed."}',
    state: 'new',
  } as const
  const { id: testimonial } = await database.db
    .insertInto('submission')
    .values({ ...said, dedupe_key: 'testimonial', created_at: clock() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const offer = await addOffer(site)
  const decision = await lotte.open(`/desk/nl/offers/accept?home=property/2417&offer=${offer}`)
  const hours = { office: 'berlare', from_at: 4e12, until_at: 4e12 + 1, origin: 'desk', text: '' } as const
  const { id: block } = await database.db
    .insertInto('block')
    .values(hours)
    .returning('id')
    .executeTakeFirstOrThrow()
  const account = await findOwner(database.db, { email: 'lotte@agency.example' })
  const key = await createFeedKey(database.db, account?.id ?? '', 'own')
  const cv = { submission_id: request, field: 'resume', name: 'cv.pdf', media_type: 'application/pdf' }
  const { id: file } = await database.db
    .insertInto('upload')
    .values({ ...cv, content: Buffer.from('%PDF-1.4') })
    .returning('id')
    .executeTakeFirstOrThrow()
  const owner = (await findOwner(database.db, { email: 'an.debacker@voorbeeld.be' }))?.id ?? ''
  const signer = createSigner(testSecret)
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
      seen: /name="seen" value="([^"]+)"/.exec(decision.html)?.[1] ?? '',
      block,
      token: /name="token" value="([^"]+)"/.exec(list.html)?.[1] ?? '',
      feed: `/desk/calendar/${key}.ics`,
      person: `/desk/nl/person/${signer.sign(personPurpose, ['request', request])}`,
    },
    free,
    recovery: recovery[0] ?? '',
  }
}

/** Stores an offer as its confirmation leaves it. */
async function addOffer({ database: { db }, clock }: PortalSite): Promise<number> {
  const answers = { firstName: 'Jan', lastName: 'Peeters', email: 'jan@bidder.example', amount: 380_000 }
  const sent = { form: 'purchase-offer', lang: 'nl', state: 'new', dedupe_key: 'offer' } as const
  const { id } = await db
    .insertInto('submission')
    .values({
      ...sent,
      subject: 'property/2417',
      office: 'berlare',
      payload: JSON.stringify(answers),
      created_at: clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const confirmed = { confirmed_at: clock(), rank: 9, confirm_by: clock(), said: null }
  await db
    .insertInto('offer')
    .values({ submission_id: id, subject: 'property/2417', ...confirmed })
    .execute()
  return id
}

function headerOf(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}
