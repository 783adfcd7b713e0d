import type { PortalFile } from '#contracts/portal-file.ts'
import type { SubjectsFile } from '#contracts/subjects-file.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { Language } from '#i18n/languages.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import type { ListedStaff, Staff } from '#service/owners/accounts/find-staff.ts'
import type { AgainView } from '#ui/desk/kit/act-view.ts'
import type { NoticeView } from '#ui/portal/kit/Notice.tsx'
import type { deskHrefs } from './desk-hrefs.ts'
import type { Scope } from './requests/seen-requests.ts'

/** A row that holds a person: what a link to that person's page is signed for. An owner's mailbox is sealed: whom the CRM alone knows has no number. */
export type PersonRow =
  | readonly [kind: 'request' | 'subscription', id: number]
  | readonly [kind: 'owner', sealed: string]

/** Why nothing was done: said above the page, and at the fields that it is about. */
export type Refusal = Readonly<{
  /** Absent where a page is only shown anew with what was typed. */
  title?: string
  text?: string
  ways?: NoticeView['ways']
  /** What is wrong with each field, by its name. */
  wrong?: AgainView['wrong']
  /** ID of the field that the sentence above the page leads to. */
  leadsTo?: string
  /** The same of what was named: to post it means that it is meant. */
  sure?: string
  status: 200 | 409 | 422
}>

/** What pages of the desk are made of, beside what they show. */
export type DeskPage = Language &
  Readonly<{
    staff: Staff
    /** All who work at the desk, or did. */
    colleagues: readonly ListedStaff[]
    scope: Scope
    /** Proves that a post comes from a page of this session. */
    token: string
    /** What was posted and refused, where the page is shown again. */
    again?: Refusal & AgainView
    now: number
    /** Whether a CRM is told of what is done. */
    hasCrm: boolean
    today: PlainDate
    words: SiteWords
    /** The languages of the site. */
    locales: readonly Locale[]
    agency: PortalFile
    subjects: SubjectsFile
    hrefs: ReturnType<typeof deskHrefs>
    /** Returns the address of the page of the person in a row, which nobody guesses and in which nobody is named. */
    personHref: (...row: PersonRow) => string
    /** Returns what a mailbox is named by, from which nobody learns it. */
    seal: (mailbox: string) => string
  }>
