import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { SentenceGoal } from '#domain/site/sentence-words.ts'
import { formatCriteria } from '#search/query/query-string.ts'
import type { SentenceReading } from '#search/sentence/read-sentence.ts'
import { useWords } from '#islands/kit/use-words.ts'
import { Icon } from '#ui/kit/Icon.tsx'
import type { SentenceEngine } from './sentence-engine.ts'
import type { FieldTranslate } from './field-messages.ts'

/** What a sentence became. */
export type HeardSentence = Readonly<{ engine: SentenceEngine; reading: SentenceReading }>

type SentenceFieldProps = Readonly<{
  /** The list to which the field leads as a plain search for words. */
  action: string
  spot: Readonly<{ goal: SentenceGoal; isOpen: boolean }>
  /** Called as the sentence changes; without a reading where nothing is typed or the words did not load. */
  onHear: (heard: HeardSentence | undefined) => void
  /** Opens what a sentence asks for; elsewhere the browser goes there. */
  onGo?: (heard: HeardSentence, sentence: string) => void
  /** What the field holds as the page opens. */
  initial?: () => string
  children?: ReactNode
}>

/** Milliseconds without typing after which a sentence is read. */
const typingPause = 120

/** A part of the address in which a list finds the sentence that led to it. */
const hashName = '#say='

/** One line to say what one looks for: plain words to search for, until its words are loaded. */
export function SentenceField({ action, spot, onHear, onGo, initial, children }: SentenceFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [hasFailed, setFailed] = useState(false)
  const t: FieldTranslate = useWords()
  const label = t('say.label')
  const { goal, isOpen } = spot

  const hear = async (): Promise<HeardSentence | undefined> => {
    const sentence = field.current?.value.trim() ?? ''
    const { loadSentenceEngine } = await import('./sentence-engine.ts')
    const engine = await loadSentenceEngine()
    return sentence === '' ? undefined : { engine, reading: engine.read(sentence, { goal, isOpen }) }
  }
  const listen = (): void => {
    hear().then(
      (heard) => {
        setFailed(false)
        onHear(heard)
      },
      // The field stays a plain search for words.
      () => setFailed(true),
    )
  }
  useEffect(() => {
    const text = initial?.() ?? ''
    if (field.current !== null && field.current.value === '') field.current.value = text
    if (field.current?.value !== '') listen()
    return () => clearTimeout(typing.current)
    // Once: later the field is the visitor's.
  }, [])

  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    clearTimeout(typing.current)
    const sentence = field.current?.value.trim() ?? ''
    hear().then(
      (heard) => {
        if (heard === undefined) return
        onHear(heard)
        if (onGo !== undefined) onGo(heard, sentence)
        else location.assign(sentenceHref(heard, sentence) ?? plainHref(action, sentence))
      },
      () => location.assign(plainHref(action, sentence)),
    )
  }
  return (
    <form className="say" role="search" action={action} aria-label={label} autoComplete="off" data-replay="" onSubmit={submit}>
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
          onFocus={() => void import('./sentence-engine.ts').catch(() => undefined)}
          onInput={() => {
            clearTimeout(typing.current)
            typing.current = setTimeout(listen, typingPause)
          }}
        />
      </label>
      {hasFailed && (
        <p className="heard" role="alert">
          {t('say.failed')}
        </p>
      )}
      {children}
    </form>
  )
}

/** Returns the address of what a sentence asks for; undefined where the site has no such list. */
export function sentenceHref({ engine, reading }: HeardSentence, sentence: string): string | undefined {
  const list = engine.listOf(reading.goal)
  if (list === undefined) return undefined
  return `${list.action}${formatCriteria(engine.criteriaOf(reading.params))}${hashName}${encodeURIComponent(sentence)}`
}

function plainHref(action: string, sentence: string): string {
  return `${action}?${new URLSearchParams({ q: sentence }).toString()}`
}

/** Returns the sentence that led to this list; empty without one. */
export function sentenceOfAddress(): string {
  const { hash } = location
  try {
    return hash.startsWith(hashName) ? decodeURIComponent(hash.slice(hashName.length)) : ''
  } catch {
    return ''
  }
}
