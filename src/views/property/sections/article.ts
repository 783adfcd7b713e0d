import type { Property } from '#domain/listing/property.ts'
import type { Picture } from '#domain/site/picture.ts'
import { splitParagraphs } from '#text/description.ts'
import { onlyInWords } from '#views/kit/only-in.ts'
import type { Page } from '#views/kit/page.ts'
import { type PictureView, viewPictures } from '#views/kit/picture.ts'
import { isPictureOf, roomsFirst } from '#views/listing/room-first.ts'
import { type TextView, viewText } from '#views/kit/text.ts'

/** The description of a listing as an article with pictures. */
export type ArticleView = Readonly<{
  /** Language of the text, where that is not the page's. */
  lang?: string
  /** Headline that exists in another language only; the page's own is made of facts. */
  headline?: TextView
  /** Summary under which a text is folded that exists in another language only: it says which. */
  onlyIn?: string
  lead: string
  paragraphs: readonly string[]
  pull?: TextView
  /** Pictures after the first paragraph, or after the lead where there is one paragraph, and after the last. */
  pairs: readonly (readonly [PictureView, PictureView])[]
}>

/** A first paragraph of more letters leaves only its first sentence to the lead. */
const longestLead = 220
const [fewestForPair, fewestForTwo] = [3, 6]

/** Returns the description as an article; undefined without a text in any language. */
export function viewArticle(page: Page, property: Property): ArticleView | undefined {
  const text = viewText(property.description, page)
  if (text === undefined) return undefined
  const [lead, ...paragraphs] = withLead(splitParagraphs(text.text))
  if (lead === undefined) return undefined
  return {
    lang: text.lang,
    headline: property.headline[page.locale] === undefined ? viewText(property.headline, page) : undefined,
    onlyIn: onlyInWords(property.description, page),
    lead,
    paragraphs,
    pull: pullOf(property, page),
    pairs: picturePairs(property.pictures, paragraphs.length === 0 ? 1 : 2).flatMap((pair) => {
      const [one, other] = viewPictures(page, pair)
      return one === undefined || other === undefined ? [] : [[one, other] as const]
    }),
  }
}

/** Returns the pull sentence in the language of the text that it stands in; none of another language. */
function pullOf({ description, pullQuote }: Property, page: Page): TextView | undefined {
  const pull = viewText(pullQuote, page)
  return pull?.lang === viewText(description, page)?.lang ? pull : undefined
}

/** Returns the paragraphs with the lead first: a short first paragraph, or the first sentence of a long one. */
function withLead(paragraphs: readonly string[]): readonly string[] {
  const [first, ...others] = paragraphs
  if (first === undefined || first.length <= longestLead) return paragraphs
  const end = /[.!?…](?=\s+\p{Lu})/u.exec(first)
  if (end === null) return paragraphs
  const cut = end.index + 1
  return [first.slice(0, cut), first.slice(cut).trim(), ...others]
}

/** Returns two rooms, and of the others a bedroom and the garden, as far as there are enough and wanted. */
function picturePairs(pictures: readonly Picture[], most: 1 | 2): readonly (readonly [Picture, Picture])[] {
  const [second, third, ...others] = roomsFirst(pictures)
  if (second === undefined || third === undefined || pictures.length < fewestForPair) return []
  const [room, garden] = roomAndGarden(others)
  return most === 1 || pictures.length < fewestForTwo || room === undefined || garden === undefined
    ? [[second, third]]
    : [
        [second, third],
        [room, garden],
      ]
}

function roomAndGarden(pictures: readonly Picture[]): readonly [Picture?, Picture?] {
  const garden = pictures.find((picture) => isPictureOf('outside', picture)) ?? pictures.at(-1)
  const others = pictures.filter((picture) => picture !== garden)
  const room = others.find((picture) => isPictureOf('bedroom', picture)) ?? others[0]
  return [room, garden]
}
