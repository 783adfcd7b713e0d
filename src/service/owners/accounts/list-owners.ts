import type { Locale } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { Db } from '#service/kit/database/tables.ts'
import { readRecordedOwners } from '#service/owners/records/recorded-owners.ts'

/** An owner with an account, or one whom the CRM alone knows: that one has no ID and was not invited. */
export type ListedOwner = Readonly<{
  id?: string
  name: string
  email: string
  locale: Locale
  /** Names of the homes: `property/2417`. */
  subjects: readonly string[]
  invitedAt?: number
  /** Day of the last sign-in; undefined for an owner who never did. */
  signedInOn?: PlainDate
}>

/** Returns all owners of homes: who never signed in first, then by the last sign-in, the latest first. */
export async function listOwners(db: Db): Promise<readonly ListedOwner[]> {
  const rows = await db.selectFrom('owner_property').selectAll().orderBy('subject').execute()
  const subjectsOf = Map.groupBy(rows, (row) => row.owner_id)
  const accounts = await db
    .selectFrom('owner')
    .select(['id', 'name', 'email', 'recorded_email', 'locale', 'invited_at', 'signed_in_at', 'told_on'])
    .execute()
  const known = new Set(accounts.flatMap(({ email, recorded_email: recorded }) => [email, recorded]))
  const invited = accounts.flatMap((account): readonly ListedOwner[] => {
    const { id, name, email, locale, invited_at: invitedAt, signed_in_at: at, told_on: toldOn } = account
    const subjects = subjectsOf.get(id)?.map(({ subject }) => subject)
    if (subjects === undefined) return []
    const signedInOn = at === null ? (toldOn ?? undefined) : toBrussels(Number(at)).on
    return [{ id, name, email, locale, subjects, invitedAt: Number(invitedAt), signedInOn }]
  })
  const others = (await readRecordedOwners(db)).filter(({ email }) => !known.has(email))
  const all: readonly ListedOwner[] = [...invited, ...others]
  return all.toSorted(
    (one, other) =>
      Number(one.signedInOn !== undefined) - Number(other.signedInOn !== undefined) ||
      (other.signedInOn ?? '').localeCompare(one.signedInOn ?? '') ||
      one.name.localeCompare(other.name),
  )
}
