import type { Facts } from '#scripts/demo-agency/facts/facts.ts'

/** Public demonstrations of the two platforms: they play, unlike invented addresses. */
const film = 'https://www.youtube.com/watch?v=M7lc1UVf-VE'
const tour = 'https://my.matterport.com/show/?m=SxQL3iGyoDo'

/** Returns the video and the tour of a listing: some flats have one or both. */
export function filmFields({ id, family, state, isDiscreet }: Facts): Readonly<{
  VideoUrls?: readonly string[]
  VirtualTour?: string
}> {
  if (family !== 'flat' || state !== 'active' || isDiscreet) return {}
  return { ...(id % 11 === 3 ? { VideoUrls: [film] } : {}), ...(id % 17 === 4 ? { VirtualTour: tour } : {}) }
}
