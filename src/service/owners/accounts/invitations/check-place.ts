import { type StaffRole, staffRoles } from '#service/kit/database/desk-tables.ts'
import type { SetRecipients } from '#service/kit/recipients/desk-settings.ts'

/** What somebody is at the desk, and at which office; undefined for a manager of all. */
export type Place = Readonly<{ role: StaffRole; office?: string }>

/** What is wrong with a place: no such role, no such office, an agent of none. */
export type PlaceProblem = 'role' | 'office' | 'noOffice'

/** Returns a place at the desk as it was typed, or what is wrong with it. */
export function checkPlace(
  typed: Readonly<{ role: string; office?: string }>,
  { offices }: Pick<SetRecipients, 'offices'>,
): Place | readonly PlaceProblem[] {
  const role = staffRoles.find((one) => one === typed.role)
  const { office } = typed
  const problems: readonly PlaceProblem[] = [
    ...(role === undefined ? (['role'] as const) : []),
    ...(office === undefined || offices.some(({ id }) => id === office) ? [] : (['office'] as const)),
    ...(office === undefined && role === 'agent' ? (['noOffice'] as const) : []),
  ]
  return role === undefined || problems.length > 0 ? problems : { role, office }
}
