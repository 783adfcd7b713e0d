import { useEffect, useState } from 'react'
import type { Coordinates } from '#domain/place/place.ts'
import { boundsOf, circleOf, toPosition } from '#islands/map/area/area-shape.ts'
import { noFeatures, toFeatureCollection } from '#islands/map/base/overlay-style.ts'
import type { ListingMap } from '#islands/map/engine/listing-map.ts'

/** Radii of the ring around the visitor, km. */
export const ringsKm = [5, 10] as const

export type RingKm = (typeof ringsKm)[number]

/** The visitor's place, which no address, form or store gets; `refused` when the browser did not give it. */
export type Near =
  | Readonly<{ state: 'off' | 'asking' | 'refused' }>
  | Readonly<{ state: 'here'; at: Coordinates; km: RingKm }>

export type NearChoice = Readonly<{
  near: Near
  /** Asks the browser for the place; undefined where it has none to give. */
  ask: (() => void) | undefined
  widen: (km: RingKm) => void
  leave: () => void
}>

/** The ring around the visitor on a map, asked for by a press only. */
export function useNear(map: ListingMap | undefined): NearChoice {
  const [near, setNear] = useState<Near>({ state: 'off' })
  useEffect(() => {
    if (near.state !== 'here') return map?.show('near', noFeatures)
    const ring = circleOf(near.at, near.km)
    map?.show(
      'near',
      toFeatureCollection([
        { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } },
        { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: toPosition(near.at) } },
      ]),
    )
    const bounds = boundsOf(ring)
    if (bounds !== undefined) map?.fit(bounds)
    return undefined
  }, [map, near])
  const ask = (): void => {
    setNear({ state: 'asking' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        setNear({ state: 'here', at: { latitude, longitude }, km: ringsKm[0] }),
      () => setNear({ state: 'refused' }),
      { timeout: 15_000, maximumAge: 300_000 },
    )
  }
  return {
    near,
    ask: 'geolocation' in navigator ? ask : undefined,
    widen: (km) => setNear((before) => (before.state === 'here' ? { ...before, km } : before)),
    leave: () => setNear({ state: 'off' }),
  }
}
