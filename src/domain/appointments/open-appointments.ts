/** Appointments that still have to take place, by what each is about; undefined for the office itself. */
type OpenAppointments = readonly Readonly<{ subject?: string }>[]

/** Open appointments of one person at most: nobody books a week full. */
export const mostOpen = 3

/**
 * Whether somebody with open appointments may make another one: one about a home, and a few in all.
 * @example mayMakeAnother([{ subject: 'property/2417' }], 'property/2417') // false
 */
export function mayMakeAnother(open: OpenAppointments, subject: string | undefined): boolean {
  return open.length < mostOpen && (subject === undefined || open.every((one) => one.subject !== subject))
}
