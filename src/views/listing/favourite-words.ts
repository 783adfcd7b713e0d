import type { Catalogue } from '#domain/site/catalogue.ts'
import type { Address } from '#domain/place/place.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Translate } from '#i18n/translate.ts'
import { personalKey } from '#routes/path/route-keys.ts'
import type { Page } from '#views/kit/page.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import type { FavouriteButtonsView, ShareView } from './head.ts'
import { compareButtonWords } from '#islands/personal/compare/compare-button-words.ts'

/** Whether a property can be a favourite: the favourites page only reads the lists of sale and rent, as they are today. */
export function isSavable({ sections }: Pick<Catalogue, 'sections'>, property: Property): boolean {
  if (property.earlyUntil !== undefined) return false
  return sections.some(
    ({ key, kind, isPublic }) =>
      isPublic && (kind === 'sale' || kind === 'rent') && property.sections.includes(key),
  )
}

/** Returns the labels of the favourite and compare buttons; undefined for a property in no public list. */
export function viewFavouriteButtons(
  { context, locale, t }: Page,
  property: Property,
): FavouriteButtonsView | undefined {
  const href = optionalPath(context, personalKey('compare'), locale)
  if (href === undefined || !isSavable(context.catalogue, property)) return undefined
  return {
    id: property.id,
    favourite: t('personal.keep'),
    compare: compareButtonWords(t),
    compareLink: { href, words: t('personal.toCompare') },
  }
}

/** Returns the labels of the share and print buttons; only a published address can be copied. */
export function viewShare(address: Address, t: Translate): ShareView {
  return {
    share: t('property.share.share'),
    copied: t('property.share.copied'),
    print: t('property.share.print'),
    address:
      address.kind === 'hidden'
        ? undefined
        : { copy: t('property.share.copyAddress'), copied: t('property.share.addressCopied') },
  }
}
