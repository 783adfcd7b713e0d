import type { Facts } from '#scripts/demo-agency/facts/facts.ts'

/** Films and tours with which the platforms themselves show what their players do: a link to nothing would play nothing. */
const film = 'https://www.youtube.com/watch?v=M7lc1UVf-VE'
const tour = 'https://my.matterport.com/show/?m=SxQL3iGyoDo'

/** Returns the film and the tour of a listing: a few flats have one or both. */
export function filmFields({ id, family, state, isDiscreet }: Facts): Readonly<{
  VideoUrls?: readonly string[]
  VirtualTour?: string
}> {
  if (family !== 'flat' || state !== 'active' || isDiscreet) return {}
  return { ...(id % 11 === 3 ? { VideoUrls: [film] } : {}), ...(id % 17 === 4 ? { VirtualTour: tour } : {}) }
}
