import type { Property } from '#domain/listing/property.ts'
import type { Fields } from '#data/cell/fields.ts'
import type { RecordContext } from '#data/property/property-context.ts'
import type { PropertyCell, PropertyRecord } from '#data/record/property-record.ts'
import { findPictures, toDocuments, toPictures } from '#data/record/to-media.ts'
import { toPictureNames } from './picture-names.ts'
import { toPlans } from './plans.ts'
import { toTexts } from '#data/record/to-texts.ts'
import { toWebAddress } from '#data/record/to-web-address.ts'

/** Pictures, plans, videos, tours and files of a listing. */
export type Media = Pick<
  Property,
  'pictures' | 'plans' | 'videos' | 'virtualTour' | 'interactiveDescription' | 'documents'
>

/** Returns the media of a listing; a summary record has only one small picture. */
export function toMedia(
  fields: Fields<PropertyCell>,
  record: PropertyRecord,
  context: Pick<RecordContext, 'pictures' | 'codes' | 'now'>,
): Media {
  const { pictures: finder, codes } = context
  const { log } = fields
  const items = record.PictureItems ?? []
  const found = findPictures(items, finder, log, 'PictureItems')
  const pictures = [...found.values()].filter((picture) => picture !== undefined)
  return {
    pictures:
      pictures.length > 0 || items.length > 0
        ? pictures
        : toPictures([record.XLargePictureItem ?? record.SmallPictureItem], finder, log, 'SmallPictureItem'),
    plans: toPlans(
      record.PlanItems ?? [],
      { ...context, names: toPictureNames(items, found) },
      log,
      'PlanItems',
    ),
    videos: toTexts(record.VideoUrls).flatMap((url) => toWebAddress(url, log, 'VideoUrls') ?? []),
    virtualTour: toWebAddress(fields.cell('VirtualTour'), log, 'VirtualTour'),
    interactiveDescription: toWebAddress(
      fields.cell('InteractiveDescription'),
      log,
      'InteractiveDescription',
    ),
    documents: toDocuments(record.DocumentItems, codes.documents, log),
  }
}
