import { useEffect } from 'react'

/** Begins the title of the page with a word while something must be corrected: screen readers and tabs tell it first. */
export function useErrorTitle(prefix: string, isWrong: boolean): void {
  useEffect(() => {
    if (!isWrong) return undefined
    const { title } = document
    document.title = `${prefix}${title}`
    return () => {
      document.title = title
    }
  }, [prefix, isWrong])
}
