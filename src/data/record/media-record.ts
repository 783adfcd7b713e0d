import * as v from 'valibot'
import { cell } from '../cell/cell.ts'

/** A picture; some exports have only its address. */
export const pictureItem = v.union([
  v.object({ ID: cell, Name: cell, Url: cell, Width: cell, Height: cell }),
  v.pipe(
    v.string(),
    v.transform((url) => ({ ID: undefined, Name: undefined, Url: url, Width: undefined, Height: undefined })),
  ),
])
export const pictureList = v.nullish(v.array(v.nullish(pictureItem)))

export const documentList = v.nullish(
  v.array(v.nullish(v.object({ Name: cell, Url: cell, Size: cell, MimeType: cell }))),
)

/** Open house days: start and end. */
export const openHouseList = v.nullish(v.array(v.nullish(v.object({ From: cell, To: cell }))))

/** Several addresses: a list, or one text with commas. */
export const urlList = v.nullish(v.union([v.array(cell), v.string()]))

export type PictureItem = v.InferOutput<typeof pictureItem>
export type DocumentList = v.InferOutput<typeof documentList>
export type OpenHouseList = v.InferOutput<typeof openHouseList>
export type UrlList = v.InferOutput<typeof urlList>
