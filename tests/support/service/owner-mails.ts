import type { Database } from '#service/kit/database/open-database.ts'
import type { SiteForms } from '#service/kit/site/site-forms.ts'
import type { Letter } from '#service/kit/mail/letter.ts'
import { inviteOwner } from '#service/owners/accounts/invitations/invite-owner.ts'
import type { OwnersMails } from '#service/portal/mails/mail-reports.ts'
import { createSigner } from '#service/kit/signed-token.ts'
import { createSiteWords } from '#service/kit/site/site-words.ts'
import { languages } from '#tests/support/languages.ts'
import { portalFile } from '#tests/support/portal/portal-context.ts'
import { formsFile, testOrigin, testSecret } from './test-service.ts'

const listing = {
  kind: 'sale',
  state: 'available',
  title: 'Woning aan het meer',
  href: '/nl/2417/',
  place: 'Berlare',
  officeId: 'berlare',
} as const
const site: SiteForms = {
  ...languages('nl'),
  file: formsFile(),
  subjects: { 'property/2417': listing, 'property/2418': { ...listing, title: 'Flat aan het plein' } },
  title: '',
  before: '',
  after: '',
  portal: {
    path: '/nl/eigenaars/',
    loginPath: '/nl/login/',
    isDemo: true,
    before: '',
    after: '',
    title: '',
    site: portalFile,
  },
}
const forms = new Map([['nl', site] as const])

/** Returns what mails to owners are written from, on a database. */
export function ownersMails(database: Database): OwnersMails {
  return {
    database,
    forms: () => forms,
    words: createSiteWords(() => forms, testOrigin),
    signer: createSigner(testSecret),
  }
}

/** Gives an owner an account, and returns its ID. */
export async function giveAccount(
  { database, words }: OwnersMails,
  email: string,
  subjects: readonly string[] = ['property/2417'],
): Promise<string> {
  const now = Date.parse('2026-09-01T08:00:00Z')
  await inviteOwner(database, { email, name: 'mevrouw De Backer', locale: 'nl', subjects }, words, now)
  const { id } = await database.db
    .selectFrom('owner')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}

/** Returns the stored letters of a kind, oldest first. */
export async function storedLetters({ db }: Database, kind: 'report' | 'news'): Promise<readonly Letter[]> {
  const rows = await db.selectFrom('outbox').select('body').where('kind', '=', kind).orderBy('id').execute()
  return rows.map(({ body }) => JSON.parse(body))
}
