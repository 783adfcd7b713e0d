import { randomBytes } from 'node:crypto'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Locale } from '#domain/values/locale.ts'
import type { PostedTexts } from '#forms/answers.ts'
import { readSiteForms } from '#service/http/site-forms.ts'
import { judgeSubject } from '#service/site/judge-subject.ts'
import { createProofOfWork } from '#service/proofs/proof-of-work.ts'
import type { SubjectsFile } from '#contracts/subjects-file.ts'
import type { FormId } from '#forms/form.ts'
import type { FormView } from '#ui/forms/form-view.ts'
import type { HttpRequest } from './http-client.ts'
import { toBody } from './plain-body.ts'
import { rightAnswers } from './right-answers.ts'

/** A form that a visitor filled in. */
export type FilledForm = Readonly<{
  /** In its answers and nowhere else. */
  name: string
  form: FormView
  locale: Locale
  texts: PostedTexts
}>

/** Fills in the forms of a built site, every form and language in turn, and posts them as a browser does. */
export type Posts = Readonly<{
  fill: () => FilledForm
  /** As a script posts it, with a proof of work and, where the form has one, a file. */
  byScript: (filled: FilledForm) => Promise<HttpRequest>
  /** As a browser without script posts it. */
  plainly: (filled: FilledForm, more?: URLSearchParams) => HttpRequest
  /** Leaves out a required answer. */
  spoil: (filled: FilledForm) => FilledForm
}>

/** Where the posts come from, so that the service knows whom to count. */
type Sender = Readonly<{ dist: string; secret: string; origin: string; run: string }>

/** A file that is a PDF as far as its first bytes tell. */
const resume = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(40_000)])

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
      subjects: Object.keys(subjects).filter((name) => isRight(form.id, name, subjects)),
    })),
  )
  const proofs = createProofOfWork(secret, 1, { fewest: 1, most: 2 })
  let count = 0
  const headersOf = (name: string, isScript: boolean): Readonly<Record<string, string>> => ({
    origin,
    accept: isScript ? 'application/json' : 'text/html',
    'x-forwarded-for': addressOf(name),
  })
  return {
    fill: () => {
      const { locale, form, subjects } = forms[count % forms.length] ?? nothing()
      const name = `${run}-${count}`
      const subject = subjects[Math.floor(count / forms.length) % Math.max(subjects.length, 1)]
      count += 1
      const texts = {
        ...rightAnswers(form, { name, email: `${name}@visitor.example` }),
        ...(subject === undefined ? {} : { subject: [subject] }),
        dedupeKey: [`${name}-`.padEnd(16, '0')],
        trap: [''],
      }
      return { name, form, locale, texts }
    },
    byScript: async ({ name, form, locale, texts }) => {
      const challenge = await proofs.challenge(form.id)
      const solution = await solveChallenge({ challenge, deriveKey })
      const body = { ...texts, proof: [JSON.stringify({ challenge, solution })] }
      const hasFile = form.id === 'job-contact'
      const { type, content } = hasFile
        ? await encodeFiles(body)
        : { type: 'application/json', content: JSON.stringify(body) }
      return {
        path: `/forms/${locale}/${form.id}`,
        headers: { ...headersOf(name, true), 'content-type': type },
        body: content,
      }
    },
    plainly: ({ name, form, locale, texts }, more = toBody(texts)) => ({
      path: `/forms/${locale}/${form.id}`,
      headers: { ...headersOf(name, false), 'content-type': 'application/x-www-form-urlencoded' },
      body: more.toString(),
    }),
    spoil: (filled) => {
      const { privacy: _, ...texts } = filled.texts
      return { ...filled, texts }
    },
  }
}

async function encodeFiles(texts: PostedTexts): Promise<Readonly<{ type: string; content: Buffer }>> {
  const form = new FormData()
  for (const [name, values] of Object.entries(texts)) for (const value of values) form.append(name, value)
  form.append('resume', new Blob([resume], { type: 'application/pdf' }), 'cv.pdf')
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
