import { isFormId } from '#forms/form.ts'
import { isSubjectName } from '#contracts/subjects-file.ts'

/** The lists of requests: what is to be done is new or worked on. */
export const listStates = ['todo', 'new', 'open', 'waiting', 'done', 'all'] as const
export type ListState = (typeof listStates)[number]

/** Days back from today within which a request was received. */
export const periods = ['0', '7', '30'] as const

/** Reads the query of an address; what cannot be understood asks for nothing. @example readQuery({ state: 'done', page: 'x' }) // { state: 'done', page: 1 } */
export function readQuery(asked: Readonly<Partial<Record<string, string>>>) {
  const { state, form = '', home = '', agent = '', since, mail, q = '', sort, page } = asked
  return {
    state: listStates.find((each) => each === state) ?? 'todo',
    form: isFormId(form) ? form : undefined,
    /** Name of the home: `property/2417`. */
    home: isSubjectName(home) ? home : undefined,
    /** Account of the member of staff; `none` for requests of nobody. */
    agent: /^[\w-]{1,64}$/.test(agent) ? agent : undefined,
    since: periods.find((each) => each === since),
    /** Requests of which a mail was given up. */
    mail: mail === 'failed' ? mail : undefined,
    /** Words of a name, an address, a number to call, a street or a reference. */
    q: q.trim() === '' ? undefined : q.trim().slice(0, 100),
    sort: sort === 'newest' ? sort : undefined,
    /** From 1. */
    page: /^[1-9]\d{0,4}$/.test(page ?? '') ? Number(page) : 1,
  } as const
}

type Read = Readonly<ReturnType<typeof readQuery>>

/** What the address of a list asks for. */
export type RequestQuery = Partial<Read> & Pick<Read, 'state' | 'page'>

/** Reads the list that one came from, as an address or a form carries it. */
export function listOf(text: string): RequestQuery {
  return readQuery(Object.fromEntries(new URLSearchParams(text)))
}

/** Returns the query of an address, '' for the list that one opens with. @example formatQuery({ state: 'done', page: 2 }) // '?state=done&page=2' */
export function formatQuery({ state, page, ...others }: RequestQuery): string {
  const query = new URLSearchParams()
  if (state !== 'todo') query.set('state', state)
  for (const [name, value] of Object.entries(others)) if (value !== undefined) query.set(name, value)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? '' : `?${query}`
}
