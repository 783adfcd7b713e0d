import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Locale } from '#domain/values/locale.ts'
import type { PostedTexts } from '#forms/answers.ts'
import { readSiteForms } from '#service/kit/site/site-forms.ts'
import { judgeSubject } from '#service/kit/site/judge-subject.ts'
import { createProofOfWork } from '#service/kit/proofs/proof-of-work.ts'
import type { SubjectsFile } from '#contracts/subjects-file.ts'
import type { FormId } from '#forms/form.ts'
import type { FormView } from '#ui/forms/form-view.ts'
import { slotField } from '#ui/forms/slot-field.ts'
import type { Parts } from '#tests/support/load/find-faults.ts'
import type { HttpRequest } from '#tests/support/load/http-client.ts'
import { createMoments } from '#tests/support/load/moments.ts'
import { toBody } from '#tests/support/load/plain-body.ts'
import { fileFor, type PostFile } from '#tests/support/load/post-file.ts'
import { rightAnswers } from '#tests/support/load/right-answers.ts'

/** A form that a visitor filled in. */
export type FilledForm = Readonly<{
  /** In its answers and nowhere else. */
  name: string
  form: FormView
  locale: Locale
  texts: PostedTexts
  /** What it is sent with, where the form takes one. */
  file?: PostFile
  /** A moment that nobody else chooses, where the form has them and one is left. */
  slot?: string
}>

/** Returns what belongs to a form once it is stored. */
export function partsOf({ file, slot }: FilledForm): Parts {
  return { files: file === undefined ? 0 : 1, bookings: slot === undefined ? 0 : 1 }
}

/** Fills in the forms of a built site, every form and language in turn, and posts them as a browser does. */
export type Posts = Readonly<{
  fill: () => FilledForm
  /** As a script posts it, with a proof of work, its file and its moment. */
  byScript: (filled: FilledForm) => Promise<HttpRequest>
  /** As a browser without script posts it, with its file. */
  plainly: (filled: FilledForm) => Promise<HttpRequest>
  /** As the page that asks to confirm it posts it, on which the moment is chosen: `hidden` are the controls of that page. */
  confirmed: (filled: FilledForm, hidden: URLSearchParams) => HttpRequest
  /** Leaves out a required answer. */
  spoil: (filled: FilledForm) => FilledForm
}>

/** Where the posts come from, so that the service knows whom to count. */
type Sender = Readonly<{ dist: string; secret: string; origin: string; run: string }>

/** Homes that a form is about in turn: few, so that there are many forms of each to compare. */
const homes = 3

/** Whether a form can be sent about a listing. */
function isRight(form: FormId, name: string, subjects: SubjectsFile): boolean {
  const judged = judgeSubject(form, name, subjects)
  return judged.name !== undefined && judged.problem === undefined
}

/**
 * Returns the posts of visitors of a built site. `run` begins the names of its visitors. Their proofs of work are made
 * with the secret of the service, for a challenge that needs a single key: to check one costs the service as much as any
 * other, and a load of them needs no farm of browsers.
 */
export async function createPosts({ dist, secret, origin, run }: Sender): Promise<Posts> {
  const sites = await readSiteForms(dist)
  const forms = [...sites].flatMap(([locale, { file, subjects }]) =>
    Object.values(file.forms).map(({ form }) => ({
      locale,
      form,
      file: fileFor(form),
      hasMoments: slotField(form) !== undefined,
      subjects: Object.entries(subjects)
        .filter(([name]) => isRight(form.id, name, subjects))
        .slice(0, homes),
    })),
  )
  const [site] = sites.values()
  const takeMoment = createMoments((site ?? nothing()).file.recipients)
  const proofs = createProofOfWork(secret, 1, { fewest: 1, most: 2 })
  let count = 0
  const post = (
    { name, form, locale }: FilledForm,
    isScript: boolean,
    { type, content }: EncodedBody,
  ): HttpRequest => ({
    path: `/forms/${locale}/${form.id}`,
    headers: {
      origin,
      accept: isScript ? 'application/json' : 'text/html',
      'x-forwarded-for': addressOf(name),
      'content-type': type,
    },
    body: content,
  })
  return {
    fill: () => {
      const { locale, form, file, hasMoments, subjects } = forms[count % forms.length] ?? nothing()
      const name = `${run}-${count}`
      const [subject, home] = subjects[Math.floor(count / forms.length) % Math.max(subjects.length, 1)] ?? []
      const phone = `0470 ${String(count % 1_000_000).padStart(6, '0')}`
      count += 1
      const texts: PostedTexts = {
        ...rightAnswers(form, { name, phone, email: `${name}@visitor.example` }),
        ...(subject === undefined ? {} : { subject: [subject] }),
        dedupeKey: [`${name}-`.padEnd(16, '0')],
        trap: [''],
      }
      const office = texts['office']?.[0] ?? ''
      const slot = hasMoments ? takeMoment({ office }, home?.officeId) : undefined
      return { name, form, locale, texts, file, slot }
    },
    byScript: async (filled) => {
      const { form, texts, file, slot } = filled
      const challenge = await proofs.challenge(form.id)
      const solution = await solveChallenge({ challenge, deriveKey })
      const body = { ...withMoment(texts, slot), proof: [JSON.stringify({ challenge, solution })] }
      const json = { type: 'application/json', content: JSON.stringify(body) }
      return post(filled, true, file === undefined ? json : await encodeParts(body, file))
    },
    plainly: async (filled) => {
      const { texts, file } = filled
      const encoded = file === undefined ? encodeQuery(toBody(texts)) : await encodeParts(texts, file)
      return post(filled, false, encoded)
    },
    confirmed: (filled, hidden) => {
      const { slot } = filled
      const body = new URLSearchParams(hidden)
      if (slot !== undefined) body.set('slot', slot)
      return post(filled, false, encodeQuery(body))
    },
    spoil: (filled) => {
      const { privacy: _, ...texts } = filled.texts
      return { ...filled, texts }
    },
  }
}

type EncodedBody = Readonly<{ type: string; content: string | Buffer }>

function withMoment(texts: PostedTexts, slot: string | undefined): PostedTexts {
  return slot === undefined ? texts : { ...texts, slot: [slot] }
}

function encodeQuery(body: URLSearchParams): EncodedBody {
  return { type: 'application/x-www-form-urlencoded', content: body.toString() }
}

async function encodeParts(texts: PostedTexts, { field, name, content }: PostFile): Promise<EncodedBody> {
  const form = new FormData()
  for (const [name, values] of Object.entries(texts)) for (const value of values) form.append(name, value)
  form.append(field, new File([content], name))
  const encoded = new Response(form)
  return {
    type: encoded.headers.get('content-type') ?? '',
    content: Buffer.from(await encoded.arrayBuffer()),
  }
}

/** Returns a network address of a visitor: each name has one of its own, among 65,000. */
function addressOf(name: string): string {
  const number = Number(/\d+$/.exec(name)?.[0] ?? 0)
  return `10.1.${(number >> 8) & 255}.${number & 255}`
}

function nothing(): never {
  throw new Error('the site has no forms to post: build it with "formsEndpoint"')
}
