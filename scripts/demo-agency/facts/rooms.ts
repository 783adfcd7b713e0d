import { createRandom } from '#scripts/kit/random.ts'
import type { Layout, Rooms } from './facts.ts'

/** Decides the sizes of the rooms of a listing. */
export function makeRooms(id: number, { living, bedrooms }: Layout): Rooms {
  const random = createRandom(id * 31)
  const largest = Math.min(26, Math.max(11, Math.round(living * 0.078 + random.int(0, 4))))
  const share = 0.2 + createRandom(id * 37).next() * 0.07
  return {
    sitting: Math.max(16, Math.round(Math.min(68, living * share))),
    bedrooms: Array.from({ length: Math.min(3, bedrooms) }, (_, index) =>
      Math.max(8, largest - index * random.int(1, 3) - (index > 0 ? 1 : 0)),
    ),
  }
}
