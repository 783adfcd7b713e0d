/** An appointment that still has to take place: when it begins (Brussels), and what it is about; undefined for the office itself. */
export type OpenAppointment = Readonly<{ starts: string; subject?: string }>

/** Open appointments of one person at most: nobody books a week full. */
export const mostOpen = 3

/**
 * Says why somebody with open appointments may not make another one: nobody is in two places at once, has two about one home,
 * or more than a few in all. Undefined when they may.
 * @example refuseAnother([{ starts: '2026-11-24T14:00' }], { starts: '2026-11-24T14:00' }) // 'bookedThen'
 */
export function refuseAnother(
  open: readonly OpenAppointment[],
  { starts, subject }: OpenAppointment,
): 'bookedThen' | 'bookedBefore' | undefined {
  if (open.some((one) => one.starts === starts)) return 'bookedThen'
  const isAboutSame = subject !== undefined && open.some((one) => one.subject === subject)
  return open.length >= mostOpen || isAboutSame ? 'bookedBefore' : undefined
}
