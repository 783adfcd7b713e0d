/** The repository that the editor writes to. */
export type GitHubRepository = Readonly<{
  /** `owner/name` */
  repo: string
  branch: string
  /** Address of the interface of a host of one's own. */
  apiRoot?: string
}>

/** A run of the workflow that publishes. */
export type Run = Readonly<{
  id: number
  /** Whether an earlier release was asked for: `Take back`. */
  display_title: string
  status: string
  head_sha: string
  /** Page of the run, for people. */
  html_url: string
  run_started_at: string
}>

/** A job of a run, with its steps. */
export type Job = Readonly<{
  id: number
  steps: readonly Readonly<{ name: string; conclusion: string | null; completed_at: string | null }>[]
}>

/** That GitHub refuses, with its status; 0 where it does not answer. */
export class GitHubError extends Error {
  readonly status: number

  constructor(status: number, path: string) {
    super(`${path}: ${status}`)
    this.status = status
  }
}

/** The answers of GitHub about the workflow that publishes. */
export type GitHub = Readonly<{
  /** The newest runs of the branch, newest first. */
  runs: (count: number) => Promise<readonly Run[]>
  jobs: (run: number) => Promise<readonly Job[]>
  /** The texts of a job's annotations under a title. */
  annotations: (job: number, title: string) => Promise<readonly string[]>
  /** Paths of the files that the branch has otherwise than a commit. */
  changedSince: (commit: string) => Promise<readonly string[]>
  begin: (rollback: boolean) => Promise<void>
}>

const workflow = 'actions/workflows/publish.yml'

/**
 * Returns what asks GitHub with a token; each question throws {@link GitHubError} where it is refused.
 * @see https://docs.github.com/en/rest/actions (read 2026-11-29)
 */
export function openGitHub({ repo, branch, apiRoot }: GitHubRepository, token: string): GitHub {
  const root = `${apiRoot ?? 'https://api.github.com'}/repos/${repo}`
  const ask = async (path: string, body?: object): Promise<Response> => {
    const response = await fetch(`${root}/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { accept: 'application/vnd.github+json', authorization: `Bearer ${token}` },
      body: body === undefined ? undefined : JSON.stringify(body),
      // A run ends between two looks.
      cache: 'no-store',
    }).catch((cause: unknown) => {
      throw Object.assign(new GitHubError(0, path), { cause })
    })
    if (!response.ok) throw new GitHubError(response.status, path)
    return response
  }
  return {
    runs: async (count) => {
      const query = new URLSearchParams({ branch, per_page: String(count) })
      const { workflow_runs }: { workflow_runs: readonly Run[] } = await (
        await ask(`${workflow}/runs?${query}`)
      ).json()
      return workflow_runs
    },
    jobs: async (run) => {
      const { jobs }: { jobs: readonly Job[] } = await (await ask(`actions/runs/${run}/jobs`)).json()
      return jobs
    },
    annotations: async (job, title) => {
      const found: readonly Readonly<{ title: string | null; message: string }>[] = await (
        await ask(`check-runs/${job}/annotations`)
      ).json()
      return found.filter((each) => each.title === title).map(({ message }) => message)
    },
    changedSince: async (commit) => {
      const { files = [] }: { files?: readonly Readonly<{ filename: string }>[] } = await (
        await ask(`compare/${commit}...${encodeURIComponent(branch)}`)
      ).json()
      return files.map(({ filename }) => filename)
    },
    begin: async (rollback) => {
      await ask(`${workflow}/dispatches`, { ref: branch, inputs: { rollback: String(rollback) } })
    },
  }
}
