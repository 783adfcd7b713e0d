/** Name of a purpose, and what the data is used for. */
type PurposeWords = Readonly<{ name: string; why: string }>

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
  save: string
  policy?: Readonly<{ label: string; href: string }>
  necessary: PurposeWords
  flags: readonly (PurposeWords & Readonly<{ flag: string }>)[]
}>

/**
 * The consent dialog: two equal answers with the focus on neither, and a quiet third way. What is marked `data-swap`
 * changes places with what is hidden when a visitor chooses by purpose.
 */
export function ConsentDialog({ title, text, withdrawn, policy, ...words }: ConsentDialogProps) {
  return (
    <dialog className="consent" aria-labelledby="consent-title">
      <h2 id="consent-title" tabIndex={-1} autoFocus>
        {title}
      </h2>
      <p data-withdrawn={withdrawn} data-swap="">
        {text}
      </p>
      <div data-swap="" hidden>
        <Switch {...words.necessary} />
        {words.flags.map((purpose) => (
          <Switch key={purpose.flag} {...purpose} />
        ))}
      </div>
      <div className="consent__answers">
        <button type="button" className="button" value="all" data-swap="">
          {words.all}
        </button>
        <button type="button" className="button" value="chosen" data-swap="" hidden>
          {words.save}
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

/** Without a flag the purpose is necessary: on, and locked. */
function Switch({ name, why, flag }: PurposeWords & Readonly<{ flag?: string }>) {
  return (
    <label className="switch">
      <span className="switch__name">{name}</span>
      <span className="switch__why">{why}</span>
      <input type="checkbox" name={flag} defaultChecked={flag === undefined} disabled={flag === undefined} />
    </label>
  )
}
