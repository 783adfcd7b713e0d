import { ConsentPanel, type ConsentPanelWords } from './ConsentPanel.tsx'

/** Words of the consent dialog; the purposes in their order. */
export type ConsentDialogProps = Readonly<{
  title: string
  text: string
  /** Said after consent was revoked. */
  withdrawn: string
  all: string
  none: string
  /** Opens the purposes in place of the text, and closes them again. */
  adjust: string
  back: string
  policy?: Readonly<{ label: string; href: string }>
  panel: ConsentPanelWords
}>

/**
 * The consent dialog: two equal answers with the focus on neither, and a quiet third way. What is marked `data-swap`
 * changes places with what is hidden when a visitor chooses by purpose; the panel is an island.
 */
export function ConsentDialog({ title, text, withdrawn, policy, panel, ...words }: ConsentDialogProps) {
  return (
    <dialog className="consent" aria-labelledby="consent-title">
      <h2 id="consent-title" tabIndex={-1} autoFocus>
        {title}
      </h2>
      <p data-withdrawn={withdrawn} data-swap="">
        {text}
      </p>
      <div className="consent__panel" data-swap="" hidden>
        <ConsentPanel words={panel} />
      </div>
      <div className="consent__answers">
        <button type="button" className="button" value="all" data-swap="">
          {words.all}
        </button>
        <button type="button" className="button" value="none">
          {words.none}
        </button>
      </div>
      <p className="consent__quiet">
        <button type="button" value="swap" data-swap="">
          {words.adjust}
        </button>
        <button type="button" value="swap" data-swap="" hidden>
          {words.back}
        </button>
        {policy !== undefined && <a href={policy.href}>{policy.label}</a>}
      </p>
    </dialog>
  )
}
