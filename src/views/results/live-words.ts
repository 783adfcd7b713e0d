import type { Section } from '#domain/site/section.ts'
import { pickMessages } from '#i18n/pick-messages.ts'
import { liveMessages, type LiveWords } from '#islands/results/live-words.ts'
import { personalKey } from '#routes/path/route-keys.ts'
import type { Page } from '#views/kit/page.ts'
import { formPath } from '#views/forms/form-link.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import { goalOf } from './list-title.ts'

/** Returns the words of a section's live list in a language. */
export function viewLiveWords(page: Page, section: Section): LiveWords {
  const { context, locale } = page
  return {
    section: section.name[locale],
    goal: goalOf(section),
    alertHref: formPath(context, 'demand-register', locale) ?? '',
    searchesHref: optionalPath(context, personalKey('searches'), locale) ?? '',
    messages: pickMessages(liveMessages, page),
  }
}
