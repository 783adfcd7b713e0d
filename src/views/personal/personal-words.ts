import type { Locale } from '#domain/values/locale.ts'
import { type MessageTree, messagesOf } from '#i18n/messages.ts'
import { rawPlural } from '#i18n/raw-message.ts'

/** Returns the messages that the islands of the personal pages use. */
export function personalMessages(locale: Locale): MessageTree {
  const { personal = {} } = messagesOf(locale)
  const [count, projects] = [rawPlural('results.count', locale), rawPlural('results.countProjects', locale)]
  return {
    personal,
    results: {
      count_one: count.one,
      count_other: count.other,
      countProjects_one: projects.one,
      countProjects_other: projects.other,
    },
  }
}
