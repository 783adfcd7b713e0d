import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Announcement, announcementPath } from '#contracts/announcement.ts'
import { bannerMapPath } from '#contracts/banner-map.ts'
import { type ConsentFile, consentFilePath } from '#contracts/consent-file.ts'
import { errorReportsPath } from '#contracts/error-reports.ts'
import { formsFilePath, type FormWords, formWordsPath } from '#contracts/forms-file.ts'
import { heldNotePath } from '#contracts/held-note.ts'
import { languageOfferPath } from '#contracts/language-offer.ts'
import { measurementPath, measuringScripts } from '#contracts/measuring-scripts.ts'
import { portalFilePath } from '#contracts/portal-file.ts'
import { type ScaleWords, scaleWordsPath } from '#contracts/words/scale-file.ts'
import { type SunWords, sunWordsPath } from '#sun/sun-file.ts'
import { langTags } from '#domain/values/locale.ts'
import { grammars } from '#i18n/grammar.ts'
import { pickMessages } from '#i18n/pick-messages.ts'
import { forms as definitions } from '#forms/forms.ts'
import { formMessages } from '#islands/forms/form-messages.ts'
import { type MonthFile, monthFilePath } from '#contracts/words/month-file.ts'
import { offerTextsPath } from '#islands/forms/offer/offer-texts.ts'
import { moreSentencePath, sentencePackPath } from '#islands/sentence/sentence-words.ts'
import { listingMessages, type ListingWords, listingWordsPath } from '#islands/gallery/listing-words.ts'
import { ownMenuPages } from '#routes/table/menu-pages.ts'
import { MonthFields } from '#ui/costs/MonthFields.tsx'
import { AnnouncementDialog } from '#ui/dialogs/AnnouncementDialog.tsx'
import { ConsentDialog } from '#ui/dialogs/ConsentDialog.tsx'
import { viewBannerMessage } from '#views/banner/banner-map.ts'
import { createPage, type Page } from '#views/kit/page.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { viewSunWords } from '#views/property/sections/sun-words.ts'
import { viewFitsSections } from '#views/forms/fits.ts'
import { viewFormsFile } from '#views/forms/forms-file.ts'
import { viewOfferTexts } from '#views/forms/offer-texts.ts'
import { viewScaleWords } from '#views/personal/scale-words.ts'
import { viewMonthFile } from '#views/property/month/month-file.ts'
import { viewPortalFile } from '#views/portal/portal-file.ts'
import { announcementClosesAt, viewAnnouncement } from '#views/shell/announcement.ts'
import { viewMoreSentencePack, viewSentencePack } from '#views/search-files/sentence-pack.ts'
import { viewConsentQuestion } from '#views/shell/consent-words.ts'

/** A file that the page's script loads when it is needed: its path from the root of the site, and its content. */
export type WordFile = readonly [path: string, content: unknown]

/** Yields the files below `/words/`: what only some visitors need and no page should carry. */
export function* wordFiles(context: ViewContext): Generator<WordFile> {
  const { languageUse, measurement, errorReports = '' } = context.catalogue.site
  const scripts = measuringScripts(measurement)
  if (scripts.length > 0) yield [measurementPath, scripts]
  // Also where nothing is reported to: a page that asks for it must not fail again.
  yield [errorReportsPath, errorReports]
  for (const locale of languageUse) yield* wordFilesIn(createPage(context, locale))
}

function* wordFilesIn(page: Page): Generator<WordFile> {
  const { context, locale, t } = page
  const { languageUse, map } = context.catalogue.site
  const { numberTag } = grammars[locale]
  const listing: ListingWords = { numberTag, messages: pickMessages(listingMessages, page), mapBase: map }
  yield [listingWordsPath(locale), listing]
  const sun: SunWords = viewSunWords(page)
  yield [sunWordsPath(locale), sun]
  const scale: ScaleWords = viewScaleWords(page)
  yield [scaleWordsPath(locale), scale]
  const forms = viewFormsFile(page)
  if (forms !== undefined) {
    yield [formsFilePath(locale), forms]
    if (forms.portal !== undefined) yield [portalFilePath(locale), viewPortalFile(page)]
    yield [offerTextsPath(locale), viewOfferTexts(page)]
    for (const { form } of Object.values(forms.forms)) {
      const fits = viewFitsSections(context, form.id, locale)
      const definition = definitions[form.id]
      const words: FormWords = {
        form,
        definition,
        fits,
        numberTag,
        messages: pickMessages(formMessages, page),
      }
      yield [formWordsPath(form.id, locale), words]
    }
  }
  yield [sentencePackPath(locale), viewSentencePack(page)]
  yield [moreSentencePath(locale), viewMoreSentencePack(page)]
  const question = viewConsentQuestion(page)
  const consent: ConsentFile = { html: render(<ConsentDialog {...question} />), panel: question.panel }
  yield [consentFilePath(locale), consent]
  yield [heldNotePath(locale), t('personal.held')]
  const month = viewMonthFile(page)
  if (month !== undefined) {
    const { fields, ...file } = month
    yield [monthFilePath(locale), { ...file, html: render(<MonthFields {...fields} />) } satisfies MonthFile]
  }
  const announcement = viewAnnouncement(page)
  if (announcement !== undefined) {
    const content: Announcement = {
      html: render(<AnnouncementDialog {...announcement} />),
      closesAt: announcementClosesAt(context, locale),
    }
    yield [announcementPath(locale), content]
  }
  if (languageUse.length > 1) yield [languageOfferPath(langTags[locale]), t('layout.offer')]
  for (const { id, banner } of ownMenuPages(context.catalogue)) {
    if (banner?.map === undefined) continue
    yield [bannerMapPath(id, locale), viewBannerMessage(page, banner.map)]
  }
}

function render(element: ReactElement): string {
  return renderToStaticMarkup(element)
}
