import * as v from 'valibot'
import { cell } from '../cell/cell.ts'

/** A name: Dutch, or per language. */
const name = v.nullish(v.union([cell, v.record(v.string(), cell)]))
const picture = v.object({ ID: cell, Name: name, Url: cell, Width: cell, Height: cell })

/** A picture; some exports have only its address. */
export const pictureItem = v.union([
  picture,
  v.pipe(
    v.string(),
    v.transform((url) => ({ ID: undefined, Name: undefined, Url: url, Width: undefined, Height: undefined })),
  ),
])
export const pictureList = v.nullish(v.array(v.nullish(pictureItem)))

/** Several addresses: a list, or one text with commas. */
export const urlList = v.nullish(v.union([v.array(cell), v.string()]))

/** A room of a plan; X, Y, Width and Height are per cent of the drawing, Pictures the pictures of the home that show it. */
const planRoom = v.object({
  Kind: cell,
  Name: name,
  Area: cell,
  X: cell,
  Y: cell,
  Width: cell,
  Height: cell,
  Pictures: urlList,
})

const plan = v.object({
  ...picture.entries,
  Language: cell,
  Floor: cell,
  planRooms: v.nullish(v.array(v.nullish(planRoom))),
})

/** A floor plan: a picture with the language of its words, its storey and its rooms. */
export const planItem = v.union([
  plan,
  v.pipe(
    v.string(),
    v.transform((url) => ({
      ID: undefined,
      Name: undefined,
      Url: url,
      Width: undefined,
      Height: undefined,
      Language: undefined,
      Floor: undefined,
      planRooms: undefined,
    })),
  ),
])
export const planList = v.nullish(v.array(v.nullish(planItem)))

const document = v.object({ Name: cell, Url: cell, Size: cell, MimeType: cell })
export const documentList = v.nullish(v.array(v.nullish(document)))

const openHouse = v.object({ From: cell, To: cell })
/** Open house days: start and end. */
export const openHouseList = v.nullish(v.array(v.nullish(openHouse)))

/** The fields that an entry of each list has. */
export const entryFields: Readonly<Record<string, readonly string[]>> = {
  PictureItems: Object.keys(picture.entries),
  PlanItems: Object.keys(plan.entries),
  DocumentItems: Object.keys(document.entries),
  OpenHouseItems: Object.keys(openHouse.entries),
}

export type ItemName = v.InferOutput<typeof name>
export type PictureItem = v.InferOutput<typeof pictureItem>
export type PlanItem = v.InferOutput<typeof planItem>
export type PlanRoomItem = v.InferOutput<typeof planRoom>
export type DocumentList = v.InferOutput<typeof documentList>
export type OpenHouseList = v.InferOutput<typeof openHouseList>
export type UrlList = v.InferOutput<typeof urlList>
