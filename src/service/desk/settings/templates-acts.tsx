import { randomUUID } from 'node:crypto'
import { readyAnswers } from '#service/desk/answer/templates.ts'
import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import { refuse } from '#service/desk/desk-door.ts'
import type { Refusal } from '#service/desk/desk-page.ts'
import { formGroups } from '#service/kit/recipients/form-groups.ts'
import { dropTemplate, keepTemplate } from '#service/requests/answers/keep-template.ts'
import { fill, unknownIn } from '#service/requests/answers/placeholders.ts'
import { type Outcome, tooLate, versionIn, versionOn } from './settings-parts.tsx'
import { type OpenAnswer, TemplatesPage, wordsIn } from './templates-page.tsx'

/** Longest text, in letters. */
const maxText = 5000

/** The page of the answers that lie ready. */
export const templates = {
  body: (request: DeskRequest) => {
    const stored = openIn(request)
    const open = stored && (request.page.again ? typedIn(request, stored) : stored)
    const version = versionOn(request, stored?.version ?? 0)
    return Promise.resolve(open && <TemplatesPage open={open} version={version} page={request.page} />)
  },
  act: async (request: DeskRequest, { database }: DeskContext): Promise<Outcome> => {
    const stored = openIn(request)
    if (stored === undefined) return undefined
    if (request.text('do') === 'preview') return { status: 200 }
    const { isOwn, isElsewhere, ...open } = typedIn(request, stored)
    const isBack = request.text('do') === 'back'
    const refused = isBack ? undefined : refusalOf({ isOwn, isElsewhere, ...open }, request)
    if (refused !== undefined) return refused
    const row = {
      ...open,
      id: open.id === '' ? randomUUID() : open.id,
      name: isOwn ? '' : open.name,
      forms: open.forms.join(','),
      version: versionIn(request),
    }
    const isStored = await (isBack ? dropTemplate : keepTemplate)(database.db, row)
    if (!isStored) return tooLate(request.page)
    const detail = `${open.name} (${row.language})`
    const isThere = !isBack || isOwn || isElsewhere
    return { act: 'template', detail, at: isThere ? { of: row.id, in: row.language } : {} }
  },
}

/** Returns the answer that is asked for, in the language that is, as it is stored; undefined for one that is gone. */
function openIn({ page, text, texts }: DeskRequest): OpenAnswer | undefined {
  const { locales, locale } = page
  const language = [text('in'), locale, ...locales].flatMap((wish) =>
    locales.filter((each) => each === wish),
  )[0]
  const all = readyAnswers(language ?? locale, page)
  const id = texts('of')[0] ?? all[0]?.id
  const blank = { id: '', name: '', forms: [], subject: '', text: '', version: 0 }
  if (id === '') return { ...blank, language: language ?? locale, isOwn: false, isElsewhere: false }
  const ready = all.find((each) => each.id === id)
  if (ready === undefined) return undefined
  const { isOwn, name } = ready
  const forms = ready.forms === '' ? [] : ready.forms.split(',')
  const isElsewhere = ready.languages.some((each) => each !== language)
  // One that is not in this language yet begins empty.
  const { subject, text: words, version } = ready.language === language ? ready : blank
  const written = { name, forms, subject, text: words, version }
  return { id: ready.id, language: language ?? locale, isOwn, isElsewhere, ...written }
}

/** Returns an answer as it was typed: with the placeholders of the table. */
function typedIn({ page, text, texts }: DeskRequest, stored: OpenAnswer): OpenAnswer {
  const words = Object.entries(wordsIn(page)).map(([word, said]) => [said.slice(1, -1), `{${word}}`])
  const typed = (name: string): string => fill(text(name), Object.fromEntries(words))
  const written = { ...stored, subject: typed('subject'), text: typed('text') }
  if (stored.isOwn) return written
  const forms = formGroups.filter((group) => texts('forms').includes(group))
  return { ...written, name: text('name').slice(0, 80), forms }
}

function refusalOf(
  { isOwn, name, subject, text }: OpenAnswer,
  { page: { t } }: DeskRequest,
): Refusal | undefined {
  for (const [field, words] of Object.entries({ subject, text })) {
    const [word] = unknownIn(words)
    if (word !== undefined) return refuse(t('deskSettings.templates.wrong.word', { word }), field)
  }
  if (!isOwn && name === '') return refuse(t('deskSettings.templates.wrong.name'), 'name')
  if (subject === '') return refuse(t('desk.problem.emptySubject'), 'subject')
  if (text === '') return refuse(t('deskSettings.templates.wrong.text'), 'text')
  return text.length > maxText ? refuse(t('deskSettings.templates.wrong.long'), 'text') : undefined
}
