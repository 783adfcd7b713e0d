import { announcementPath } from '#contracts/announcement.ts'
import { bannerMapPath } from '#contracts/banner-map.ts'
import { languageOfferPath } from '#contracts/language-offer.ts'
import { measurementPath, measuringScripts } from '#contracts/measuring-scripts.ts'
import { ownMenuPages } from '#routes/table/menu-pages.ts'
import type { BuiltFile } from '#scripts/build/output/write-files.ts'
import { formatLanguageOffer } from '#scripts/build/files/language-offer.ts'
import { viewAnnouncement } from '#views/shell/announcement.ts'
import { viewBannerMessage } from '#views/editorial/banner-map.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { viewLanguageOffer } from '#views/shell/language-offer.ts'

/**
 * Yields the files that only some visitors load: measurement scripts, the announcement, the language offer, and
 * messages of embedded maps.
 */
export function* noticeFiles(context: ViewContext): Generator<BuiltFile> {
  const { languageUse, measurement } = context.catalogue.site
  const scripts = measuringScripts(measurement)
  if (scripts.length > 0) yield [measurementPath, JSON.stringify(scripts)]
  for (const locale of languageUse) {
    const announcement = viewAnnouncement(context, locale)
    if (announcement !== undefined) yield [announcementPath(locale), JSON.stringify(announcement)]
    if (languageUse.length > 1) {
      const offer = viewLanguageOffer(locale)
      yield [languageOfferPath(offer.lang), JSON.stringify(formatLanguageOffer(offer))]
    }
    for (const { id, banner } of ownMenuPages(context.catalogue)) {
      if (banner?.map === undefined) continue
      yield [bannerMapPath(id, locale), JSON.stringify(viewBannerMessage(context, banner.map, locale))]
    }
  }
}
