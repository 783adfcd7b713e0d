import { outdoorRooms } from '#domain/listing/plan.ts'
import type { Picture, PictureSource } from '#domain/site/picture.ts'
import type { PhotoLink } from '#ui/pictures/PhotoLinks.tsx'
import type { Page } from '#views/kit/page.ts'
import { viewPicture } from '#views/kit/picture.ts'
import type { FloorPlanView, PlanRoomView } from './floor-plans.ts'

/** A room with the pictures that show it. */
export type WalkRoomView = PlanRoomView & Readonly<{ photos: readonly PhotoLink[] }>

/** Plans beside the pictures of their rooms. */
export type PlanWalkView = Readonly<{
  plans: readonly FloorPlanView[]
  /** In the order of a walk: from outside, then by number. */
  rooms: readonly WalkRoomView[]
  bare: readonly PlanRoomView[]
}>

/** With fewer pictures there is nothing to walk past. */
const fewest = 3

/**
 * Returns the walk along the plans of a home; undefined where fewer than three of its pictures know their room.
 * @param photos the row of `pictures` on the page, without those that cannot be shown
 */
export function viewPlanWalk(
  page: Page,
  plans: readonly FloorPlanView[],
  pictures: readonly Picture[],
  photos: readonly PhotoLink[],
): PlanWalkView | undefined {
  const shown = pictures.filter((picture) => viewPicture(page, picture) !== undefined)
  const photoOf = new Map(shown.map(({ source }, at) => [nameOf(source), photos[at]]))
  const rooms = plans.flatMap((plan) =>
    plan.rooms.map((room) => ({
      ...room,
      photos: [...new Set((room.room.pictures ?? []).flatMap((source) => photoOf.get(nameOf(source)) ?? []))],
    })),
  )
  const walked = rooms.filter((room) => room.photos.length > 0)
  if (new Set(walked.flatMap((room) => room.photos)).size < fewest) return undefined
  const isOutside = ({ room }: PlanRoomView) => outdoorRooms.has(room.kind)
  return {
    plans,
    rooms: [...walked.filter(isOutside), ...walked.filter((room) => !isOutside(room))],
    bare: rooms.filter((room) => room.photos.length === 0),
  }
}

function nameOf(source: PictureSource): string {
  return source.kind === 'file' ? source.file : source.url
}
