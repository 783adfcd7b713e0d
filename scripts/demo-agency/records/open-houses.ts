import { isHome, type Facts } from '#scripts/demo-agency/facts/facts.ts'

/** Saturdays around the day of the demo, 20 November 2026; the first is past. */
const saturdays = ['2026-11-14', '2026-11-28', '2026-12-05', '2026-12-12']

/** Returns the open house days of a home: some have one, and a sold home still lists its own. */
export function openHouseFields(
  facts: Facts,
): Readonly<{ OpenHouseItems?: readonly Readonly<{ From: string; To: string }>[] }> {
  const { id, goal, state, isAddressPublic, isDiscreet } = facts
  const isPicked = state === 'sold' ? id % 7 === 0 : state === 'active' && id % 29 === 4
  if (goal === 'rent' || !isPicked || !isHome(facts) || !isAddressPublic || isDiscreet) return {}
  const day = saturdays[1 + (id % 3)] ?? ''
  const days = id % 2 === 0 ? [saturdays[0] ?? '', day] : [day]
  return {
    OpenHouseItems: days.map((on) => ({ From: `${on} 10:00:00`, To: `${on} 12:30:00` })),
  }
}
