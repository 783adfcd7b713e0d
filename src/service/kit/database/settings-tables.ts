import type { Selectable } from 'kysely'
import type { Locale } from '#domain/values/locale.ts'

/** The tables of what managers set at the desk. */
export type SettingsTables = {
  desk_setting: DeskSettingTable
  answer_template: AnswerTemplateTable
}

/** What is set of an office: its hours, the days on which it is closed, who receives which form. */
export const settingNames = ['hours', 'closed', 'routing'] as const
export type SettingName = (typeof settingNames)[number]

/** What is set of offices: it wins over what the site says. */
type DeskSettingTable = {
  name: SettingName
  /** ID of the office. */
  office: string
  /** JSON; null once it was taken away: the site's own counts again. */
  value: string | null
  /** How often it was changed: a change of an older version is refused. */
  version: number
}

/** Answers to begin with, in one language: the agency's own, and the product's where they were changed. */
type AnswerTemplateTable = {
  /** Of the product's own, or random. */
  id: string
  language: Locale
  /** Groups of forms that it is for: `visit,offer`; '' for all. The product's own keep theirs. */
  forms: string
  /** What staff choose it by. */
  name: string
  subject: string
  /** What stands between greeting and name; `{home}` is filled in. */
  text: string
  /** How often it was changed: a change of an older version is refused. */
  version: number
}

/** An answer to begin with in one language, as it is stored. */
export type AnswerTemplate = Selectable<AnswerTemplateTable>
