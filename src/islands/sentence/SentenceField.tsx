import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SentenceGoal } from '#domain/search/sentence-words.ts'
import { useWords } from '#islands/kit/use-words.ts'
import { Icon } from '#ui/kit/Icon.tsx'
import type { FieldTranslate } from './field-messages.ts'
import type { HeardSentence } from './sentence-engine.ts'
import { plainHref, sentenceHref } from './sentence-href.ts'

type SentenceFieldProps = Readonly<{
  /** The list to which the field leads as a plain search for words. */
  action: string
  /** The list that a sentence is about by itself, and whether none is chosen yet. */
  spot: Readonly<{ goal: SentenceGoal; isOpen: boolean }>
  /** Called as the sentence changes; without a reading where nothing is typed. */
  onHear: (heard: HeardSentence | undefined) => void
  /** Opens what a sentence asks for; without it the browser goes to the list. */
  onGo?: (heard: HeardSentence, sentence: string) => void
  /** What the field holds as the page opens. */
  initial?: () => string
  children?: ReactNode
}>

/** Milliseconds without typing after which a sentence is read. */
const typingPause = 120
/** And after which what is not understood is looked for in all languages: the last word is whole now. */
const settledPause = 700

/** One line to say what one looks for: a plain search for words where the files that read it do not come. */
export function SentenceField({ action, spot, onHear, onGo, initial, children }: SentenceFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [hasFailed, setFailed] = useState(false)
  const t: FieldTranslate = useWords()
  const label = t('say.label')

  /** Reads the sentence; undefined where it is empty or cannot be read. */
  const hear = async (isTyping = false): Promise<HeardSentence | undefined> => {
    const sentence = field.current?.value.trim() ?? ''
    try {
      const { loadSentenceEngine } = await import('./sentence-engine.ts')
      const engine = await loadSentenceEngine()
      const heard =
        sentence === '' ? undefined : { engine, reading: await engine.read(sentence, spot, isTyping) }
      // Typed on meanwhile: what follows is heard in its turn.
      if (isTyping && field.current?.value.trim() !== sentence) return undefined
      setFailed(false)
      if (isTyping) typing.current = setTimeout(() => void hear(), settledPause)
      onHear(heard)
      return heard
    } catch {
      // It is said, and the field stays a plain search.
      setFailed(true)
      return undefined
    }
  }
  const open = useEffectEvent((): void => {
    if (field.current === null) return
    if (field.current.value === '') field.current.value = initial?.() ?? ''
    if (field.current.value !== '') void hear()
  })
  useEffect(() => {
    open()
    return () => clearTimeout(typing.current)
  }, [])

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    clearTimeout(typing.current)
    const sentence = field.current?.value.trim() ?? ''
    if (sentence === '') return
    const heard = await hear()
    if (heard !== undefined && onGo !== undefined) onGo(heard, sentence)
    else location.assign((heard && sentenceHref(heard, sentence)) ?? plainHref(action, sentence))
  }
  return (
    <search>
      <form
        className="say"
        action={action}
        aria-label={label}
        autoComplete="off"
        data-replay=""
        onSubmit={(event) => void submit(event)}
      >
        <label className="say__line">
          <Icon name="search" />
          <span className="vh">{label}</span>
          <input
            type="search"
            name="q"
            ref={field}
            maxLength={300}
            placeholder={label}
            enterKeyHint="search"
            onInput={() => {
              clearTimeout(typing.current)
              typing.current = setTimeout(() => void hear(true), typingPause)
            }}
          />
        </label>
        {/* Enter sends; speech and switch control need something to press. */}
        <button type="submit" className="vh" tabIndex={-1}>
          {label}
        </button>
        {hasFailed && (
          <p className="heard" role="alert">
            {t('say.failed')}
          </p>
        )}
        {children}
      </form>
    </search>
  )
}
