import type { Property } from '#domain/property.ts'
import type { Fields } from '../cell/fields.ts'
import type { PictureFinder } from '../picture/picture-finder.ts'
import type { PropertyCell, PropertyRecord } from '../record/property-record.ts'
import { toDocuments, toPictures } from '../record/to-media.ts'
import { toTexts } from '../record/to-texts.ts'
import { toWebAddress } from '../record/to-web-address.ts'

/** Everything of a listing that is not words or figures. */
export type Media = Pick<
  Property,
  'pictures' | 'plans' | 'videos' | 'virtualTour' | 'interactiveDescription' | 'documents'
>

/** Returns pictures, plans, videos, tours and files; a summary record has one small picture alone. */
export function toMedia(fields: Fields<PropertyCell>, record: PropertyRecord, finder: PictureFinder): Media {
  const { log } = fields
  const pictures = toPictures(record.PictureItems ?? [], finder, log, 'PictureItems')
  return {
    pictures:
      pictures.length > 0 || (record.PictureItems ?? []).length > 0
        ? pictures
        : toPictures([record.XLargePictureItem ?? record.SmallPictureItem], finder, log, 'SmallPictureItem'),
    plans: toPictures(record.PlanItems ?? [], finder, log, 'PlanItems'),
    videos: toTexts(record.VideoUrls).flatMap((url) => toWebAddress(url, log, 'VideoUrls') ?? []),
    virtualTour: toWebAddress(fields.cell('VirtualTour'), log, 'VirtualTour'),
    interactiveDescription: toWebAddress(
      fields.cell('InteractiveDescription'),
      log,
      'InteractiveDescription',
    ),
    documents: toDocuments(record.DocumentItems, log),
  }
}
