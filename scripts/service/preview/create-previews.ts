import { Worker } from 'node:worker_threads'
import type { ServiceSettings } from '#service/kit/settings/service-settings.ts'
import type { RenderPreview } from '#service/preview/preview-route.ts'
import { digestFiles } from '#scripts/build/output/build-state.ts'

/** The drafts of a site. */
export type Previews = Readonly<{ render: RenderPreview; stop: () => Promise<void> }>

type Answer = Awaited<ReturnType<RenderPreview>>
type Thread = Readonly<{ state: string; render: RenderPreview; stop: () => Promise<void> }>

/** Returns what renders drafts: after a change of a file, with everything read anew, which takes two seconds. */
export function createPreviews(dirs: NonNullable<ServiceSettings['preview']>): Previews {
  let thread: Thread | undefined
  return {
    render: async (path, entry) => {
      const state = await digestFiles([dirs.dataDir, dirs.contentDir, 'src'])
      if (thread?.state === state) return await thread.render(path, entry)
      const old = thread
      const started = startThread(state, dirs, () => {
        if (thread === started) thread = undefined
      })
      thread = started
      await old?.stop()
      return await started.render(path, entry)
    },
    stop: async () => thread?.stop(),
  }
}

function startThread(
  state: string,
  dirs: NonNullable<ServiceSettings['preview']>,
  onEnd: () => void,
): Thread {
  const worker = new Worker(new URL('preview-worker.ts', import.meta.url), { workerData: dirs })
  const waiting = new Map<number, PromiseWithResolvers<Answer>>()
  let last = 0
  worker.on('message', ({ id, page, error }: Readonly<{ id: number; page?: Answer; error?: string }>) => {
    if (page === undefined) waiting.get(id)?.reject(new Error(error))
    else waiting.get(id)?.resolve(page)
    waiting.delete(id)
  })
  const fail = (error: unknown): void => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    onEnd()
  }
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('the drafts changed meanwhile: load the page again')))
  worker.unref()
  return {
    state,
    render: (path, entry) => {
      const answer = Promise.withResolvers<Answer>()
      last += 1
      waiting.set(last, answer)
      worker.postMessage({ id: last, path, entry })
      return answer.promise
    },
    stop: async () => void (await worker.terminate()),
  }
}
