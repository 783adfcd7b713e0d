import { useRef, useState } from 'react'
import type { Post } from '../send-answers.ts'
import { postWithProgress } from './post-with-progress.ts'

/** A form with files that is sent, how far it is, and what stops it. */
export type Upload = Readonly<{
  post: Post
  /** From 0 to 1; undefined while nothing is sent. */
  share?: number
  cancel: () => void
}>

/** Posts a form so that its progress is known. */
export function useUpload(): Upload {
  const [share, setShare] = useState<number>()
  const controller = useRef<AbortController>(undefined)
  return {
    share,
    post: async (action, body) => {
      controller.current = new AbortController()
      const { signal } = controller.current
      setShare(0)
      return await postWithProgress(action, body, { signal, onProgress: setShare }).finally(() =>
        setShare(undefined),
      )
    },
    cancel: () => controller.current?.abort(),
  }
}
