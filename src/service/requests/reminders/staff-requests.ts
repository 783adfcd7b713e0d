import type { ExpressionBuilder } from 'kysely'
import type { Locale } from '#domain/values/locale.ts'
import { answerTermOf, managerOf, type SetRecipients } from '#service/kit/recipients/desk-settings.ts'
import type { FormId } from '#forms/form.ts'
import type { StaffRole } from '#service/kit/database/desk-tables.ts'
import type { ServiceTables } from '#service/kit/database/tables.ts'

/** A member of staff who is written to. */
export type Colleague = Readonly<{
  account: string
  name: string
  email: string
  locale: Locale
  role: StaffRole
  /** ID of the office; null for somebody who works for all. */
  office: string | null
}>

/**
 * Returns the condition of requests that somebody is told of: the own ones, and those of nobody at the own office; of all at that office
 * where one manages it. Job applications are for managers alone.
 */
export function concerns(
  row: ExpressionBuilder<ServiceTables, 'submission'>,
  { account, role, office }: Colleague,
) {
  const here = office === null ? row.and([]) : row('submission.office', '=', office)
  const own = row('submission.agent', '=', account)
  if (role === 'manager') return row.or([own, here])
  const nobodys = row.and([row('submission.agent', 'is', null), here])
  return row.and([row.or([own, nobodys]), row('submission.form', '<>', 'job-contact')])
}

/** A request that nobody touched; `at` in milliseconds since 1970. */
export type Untouched = Readonly<{
  id: number
  form: FormId
  office: string | null
  agent: string | null
  at: number
}>

/** Returns who hears of a request that waits too long: whose it is, and a manager where the office says so or it is nobody's. */
export function whoHears<S extends Colleague>(
  { form, office, agent }: Untouched,
  staff: readonly S[],
  recipients: SetRecipients,
): readonly S[] {
  const isForAll = form !== 'job-contact'
  const managers = staff.filter(({ role }) => role === 'manager')
  const manager = managerOf(managers, office) ?? staff.find((one) => isForAll && one.office === office)
  const own = staff.find(({ account, role }) => account === agent && (isForAll || role === 'manager'))
  const both = answerTermOf(recipients, office).tells === 'agentAndManager' || own === undefined
  return [...new Set([own, both ? manager : undefined])].filter((one) => one !== undefined)
}
