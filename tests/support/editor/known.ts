import type { Known } from '#editor/known.ts'
import { messagesOf } from '#i18n/messages.ts'
import { loadOwnRules } from '#tests/support/readers/own-rules.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { locales } from '#domain/values/locale.ts'
import sections from '../../../data/sections.json' with { type: 'json' }

/** What the editor knows of the demo. */
export const known: Known = {
  languages: { languageDefault: 'nl', languageUse: locales },
  messages: messagesOf('nl'),
  sections: sections.map(({ key }) => key),
  slugs: { 'articles nl een-bod-dat-bindt': 'een-bod-dat-bindt' },
  rules: await loadOwnRules(),
  now: day('2026-11-29'),
}
