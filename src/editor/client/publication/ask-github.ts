import type { PublicationState } from '#domain/publishing/publication-state.ts'
import type { Answered, AskPublication } from './ask-service.ts'
import { type GitHub, GitHubError, type GitHubRepository, openGitHub, type Run } from './github-api.ts'

/** Milliseconds until a run is looked at again: it takes minutes, and GitHub counts questions. */
const pause = 15_000

/** Runs that are looked at: a night has two, of which one does nothing. */
const looked = 10

/**
 * Returns what asks GitHub, where publish.yml publishes what is saved, by the right of whoever is signed in to the editor.
 * @param readToken returns what the editor signs in with; undefined before somebody has
 */
export function askGitHub(repository: GitHubRepository, readToken: () => string | undefined): AskPublication {
  return async (act) => {
    const token = readToken()
    if (token === undefined) return { kind: 'elsewhere' }
    const github = openGitHub(repository, token)
    try {
      if (act !== 'look') await github.begin(act === 'undo')
      const state = await look(github)
      // A run that was asked for takes some seconds to be one.
      const running = state.running ?? (act === 'look' ? undefined : new Date().toISOString())
      return { kind: 'state', state: { ...state, running }, pause }
    } catch (error) {
      if (error instanceof GitHubError) return toAnswer(error)
      throw error
    }
  }
}

/** 401: signed out; 403 and 422: no right to it; 404: no such workflow, or no right to know of it. */
function toAnswer({ status }: GitHubError): Answered {
  if (status === 401 || status === 404) return { kind: 'elsewhere' }
  return { kind: status === 403 || status === 422 ? 'stranger' : 'silent' }
}

async function look(github: GitHub): Promise<PublicationState> {
  const runs = await github.runs(looked)
  const running = runs.find(({ status }) => status !== 'completed')
  const ended = await endedOf(
    github,
    runs.filter(({ status }) => status === 'completed'),
  )
  const last = ended.at(-1)
  const live = ended.findLast(({ isLive }) => isLive)
  return {
    live: live && { since: live.at, changes: '', isUndone: live.run.display_title === takeBack },
    running: running?.run_started_at,
    waiting: live === undefined ? [] : waitingOf(await github.changedSince(live.run.head_sha)),
    refused:
      last === undefined || last.isLive
        ? undefined
        : { at: last.at, text: await whyRefused(github, last), problems: [] },
    canUndo: live !== undefined,
  }
}

/** Name of a run of publish.yml that makes an earlier release live. */
const takeBack = 'Take back'

/** A run that made a release live, or was refused. */
type Ended = Readonly<{ run: Run; job: number; isLive: boolean; at: string }>

/** Returns the runs from the last one that is live on, oldest first; one of the other season's night did nothing. */
async function endedOf(github: GitHub, newestFirst: readonly Run[]): Promise<readonly Ended[]> {
  const ended: Ended[] = []
  for (const run of newestFirst) {
    for (const { id, steps } of await github.jobs(run.id)) {
      const failed = steps.find(({ conclusion }) => conclusion === 'failure')
      const published = steps.find(({ name }) => name === 'Publish')
      const isLive = published?.conclusion === 'success'
      const at = (isLive ? published : failed)?.completed_at
      if (at !== undefined && at !== null) ended.unshift({ run, job: id, isLive, at })
    }
    if (ended[0]?.isLive === true) break
  }
  return ended
}

/** Returns the words of the publication, or where they can be read when it said none. */
async function whyRefused(github: GitHub, { run, job }: Ended): Promise<string> {
  const said = await github.annotations(job, 'Not published')
  return said.length === 0 ? run.html_url : said.join('\n')
}

/** @example waitingOf(['content/articles/een-bod/index.nl.md', 'data/menu.json']) // ['articles/een-bod', 'menu'] */
function waitingOf(paths: readonly string[]): readonly string[] {
  const names = paths.flatMap((path) => {
    const [root, folder = '', entry] = path.split('/')
    // The publication itself writes the ledger.
    if ((root !== 'data' && root !== 'content') || path === 'data/url-ledger.json') return []
    const isPicture = root === 'data' && !path.endsWith('.json')
    const name = folder.replace(/\.json$/, '')
    return [entry === undefined || isPicture ? name : `${name}/${entry.replace(/\.\w+$/, '')}`]
  })
  return [...new Set(names)].toSorted()
}
