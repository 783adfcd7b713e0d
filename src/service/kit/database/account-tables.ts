import type { Generated } from 'kysely'
import type { PlainDate } from '#domain/values/measure.ts'
import type { Month } from '#domain/owners/figures/month.ts'
import type { Locale } from '#domain/values/locale.ts'

/**
 * The tables of owners' accounts. better-auth writes the columns without a type of ours here; its times are texts on SQLite
 * and timestamps on PostgreSQL.
 */
export type AccountTables = {
  owner: OwnerTable
  owner_session: OwnerSessionTable
  owner_password: { id: string; owner_id: string; password: string | null }
  /** `value` is the ID of an owner whose password was right, or who trusts a device. */
  owner_verification: { id: string; value: string; expires_at: string | Date }
  owner_second_factor: { id: string; owner_id: string }
  owner_property: OwnerPropertyTable
  owner_link: OwnerLinkTable
  sign_in_try: SignInTryTable
  ended_session: EndedSessionTable
  used_code: UsedCodeTable
  owner_report: OwnerReportTable
  owner_news: OwnerNewsTable
  owner_upload: OwnerUploadTable
}

/** Owners who were invited. */
type OwnerTable = {
  id: string
  /** As a letter addresses them: `mevrouw De Backer`. */
  name: string
  /** In small letters. */
  email: string
  /** The address under which the CRM knows the owner, where it is another. */
  recorded_email: string | null
  locale: Locale
  /** 1 for those who chose their language themselves. */
  chose_locale: Generated<number>
  /** 1 for those who get a report each month. */
  wants_report: Generated<number>
  /** 1 for those who are mailed a new visit or offer. */
  wants_news: Generated<number>
  /** When the owner was last mailed a new visit or offer. */
  news_mailed_at: number | null
  /** Day on which the agency was last told that the owner signed in. */
  told_on: PlainDate | null
  /** When the owner signed in last; null for one who never did, or not since this is kept. */
  signed_in_at: Generated<number | null>
  /** When the owner was invited last. */
  invited_at: number
  created_at: string | Date
  updated_at: string | Date
}

/** Devices on which owners are signed in. */
type OwnerSessionTable = {
  id: string
  owner_id: string
  token: string
  user_agent: string | null
  created_at: string | Date
  updated_at: string | Date
  expires_at: string | Date
}

/** Homes that an owner may read about. */
type OwnerPropertyTable = {
  owner_id: string
  /** `property/2417`. */
  subject: string
}

/** What a link of an owner does: those in mails, and the one by which a browser of the service prints a report. */
export const linkPurposes = ['welcome', 'password', 'email', 'print'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** Links of owners that work once. */
type OwnerLinkTable = {
  /** Hash of the token: who reads the table cannot use it. */
  token_hash: string
  owner_id: string
  purpose: LinkPurpose
  /** The address to change to; '' for other links. */
  email: string
  /** Sealed network or browser that asked for the link, account of the colleague who invited; '' for other links. */
  asker: Generated<string>
  expires_at: number
}

/** Wrong passwords and codes, by account and known browser. */
type SignInTryTable = {
  /** Sealed address: the table names nobody. */
  account: string
  /** ID of a browser that signed in before; '' for all others together. */
  browser: string
  tries: number
  /** When the first of them was. */
  since: number
}

/** Why a device was signed out. */
export const sessionEnds = ['password', 'email', 'device', 'month', 'office', 'idle', 'closed'] as const
export type SessionEnd = (typeof sessionEnds)[number]

/** Sessions that were ended by more than time: the page to sign in says why. */
type EndedSessionTable = {
  /** Hash of the token that the browser still has. */
  token_hash: string
  reason: SessionEnd
  ended_at: number
}

/** Codes of an app that were typed: each counts once. */
type UsedCodeTable = {
  owner_id: string
  code_hash: string
  used_at: number
}

/** Reports that were mailed to an owner. */
type OwnerReportTable = {
  owner_id: string
  subject: string
  month: Month
  mailed_at: number
}

/** Kinds of records that are news to an owner; a report is that of a visit that was booked on the site. */
export const newsKinds = ['viewing', 'offer', 'report'] as const
export type NewsKind = (typeof newsKinds)[number]

/** What was new to an owner about a home: a record, kept so that it is told once. */
type OwnerNewsTable = {
  owner_id: string
  subject: string
  kind: NewsKind
  /** Of the record. */
  id: string
  noted_at: number
  /** Null for what waits. */
  mailed_at: number | null
}

/** Files that owners handed in. */
type OwnerUploadTable = {
  /** That of the document about it. */
  id: string
  owner_id: string
  subject: string
  name: string
  media_type: string
  content: Uint8Array
}
