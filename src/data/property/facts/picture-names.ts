import type { Picture, PictureSource } from '#domain/site/picture.ts'
import { cellText } from '#data/cell/cell.ts'
import type { PictureItem } from '#data/record/media-record.ts'

/** Pictures of a listing by what its record calls them, an ID or an address; undefined for one that cannot be used. */
export type PictureNames = ReadonlyMap<string, PictureSource | undefined>

/** Returns the names of the pictures of a record, of which `found` are those by address. */
export function toPictureNames(
  items: readonly (PictureItem | null | undefined)[],
  found: ReadonlyMap<string, Picture | undefined>,
): PictureNames {
  return new Map(
    items.flatMap((item) => {
      const url = cellText(item?.Url) ?? ''
      const names = [cellText(item?.ID), url].filter((name) => name !== undefined)
      return names.map((name) => [pictureName(name), found.get(url)?.source] as const)
    }),
  )
}

/** Editors write `/pictures/front.jpg`, imports `pictures/front.jpg`. */
export function pictureName(name: string): string {
  return name.replace(/^\//, '')
}
