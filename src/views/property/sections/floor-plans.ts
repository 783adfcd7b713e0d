import { type Plan, type PlanRoom, plansIn, type RoomBox } from '#domain/listing/plan.ts'
import { formatFloor } from '#i18n/formats/format-floor.ts'
import { formatArea } from '#i18n/format.ts'
import type { Page } from '#views/kit/page.ts'
import { largestHref, type PictureView, viewPicture } from '#views/kit/picture.ts'
import { type TextView, viewText } from '#views/kit/text.ts'

/** A room of a plan; `box` is its place in units of the plan's `viewBox`. */
export type PlanRoomView = Readonly<{
  number: number
  name: TextView
  area?: string
  box?: RoomBox
  /** The room of the record. */
  room: PlanRoom
}>

/** A plan with its rooms. */
export type FloorPlanView = Readonly<{
  id: string
  /** Name of the storey, or of the plan by its number. */
  name: string
  picture: PictureView
  /** The drawing alone. */
  href: string
  label: string
  /** Size of the layer with the numbers: the drawing's proportions, at its full width on a page. */
  layer: Readonly<{ width: number; height: number }>
  rooms: readonly PlanRoomView[]
}>

/** Width of a drawing on a wide page, in px. */
const fullWidth = 778

/** Returns the plans that the page may show in its language; rooms are numbered through all storeys. */
export function viewFloorPlans(page: Page, plans: readonly Plan[]): readonly FloorPlanView[] {
  const { locale, t } = page
  const shown = plansIn(plans, locale).flatMap((plan) => {
    const picture = viewPicture(page, plan)
    return picture === undefined ? [] : [{ plan, picture }]
  })
  return shown.map(({ plan, picture }, index) => {
    const before = shown.slice(0, index).reduce((count, other) => count + other.plan.rooms.length, 0)
    const name =
      plan.floor === undefined
        ? t('property.plan.number', { number: index + 1 })
        : formatFloor(plan.floor, locale, t)
    const { rendered } = picture
    const layer = { width: fullWidth, height: Math.round((fullWidth * rendered.height) / rendered.width) }
    return {
      id: `plan-${index + 1}`,
      name,
      picture,
      href: largestHref(picture),
      label: t('property.plan.open', { name: picture.alt === '' ? name : picture.alt }),
      layer,
      rooms: plan.rooms.flatMap((room, at) => viewRoom(page, room, before + at + 1, layer)),
    }
  })
}

function viewRoom(
  page: Page,
  room: PlanRoom,
  number: number,
  layer: FloorPlanView['layer'],
): readonly PlanRoomView[] {
  const { locale, t } = page
  const { kind, name, area, box } = room
  const own = name === undefined ? undefined : viewText(name, page)
  // A name in another language gives way to the kind's name in the page's.
  const called = kind !== undefined && own?.lang !== undefined ? undefined : own
  const words = called ?? (kind === undefined ? undefined : { text: t(`labels.room.${kind}`) })
  if (words === undefined) return []
  return [
    {
      number,
      name: words,
      area: area === undefined ? undefined : formatArea(area, locale),
      box: box && inUnits(box, layer),
      room,
    },
  ]
}

function inUnits(box: RoomBox, layer: FloorPlanView['layer']): RoomBox {
  const across = (percent: number) => Math.round((percent * layer.width) / 100)
  const down = (percent: number) => Math.round((percent * layer.height) / 100)
  return { x: across(box.x), y: down(box.y), width: across(box.width), height: down(box.height) }
}
