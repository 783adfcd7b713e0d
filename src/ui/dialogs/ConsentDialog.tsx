/** Words of the consent dialog's first layer. */
export type ConsentDialogProps = Readonly<{
  title: string
  text: string
  /** Said after consent was revoked. */
  withdrawn: string
  all: string
  none: string
  adjust: string
  policy?: Readonly<{ label: string; href: string }>
  /** Said when the settings fail to load. */
  failed: string
}>

/** The first layer of the consent dialog: three answers of equal weight, with the focus on none of them. */
export function ConsentDialog({
  title,
  text,
  withdrawn,
  all,
  none,
  adjust,
  policy,
  failed,
}: ConsentDialogProps) {
  return (
    <dialog className="consent" aria-labelledby="consent-title">
      <h2 id="consent-title" tabIndex={-1} autoFocus>
        {title}
      </h2>
      <p data-withdrawn={withdrawn}>{text}</p>
      <div className="consent__answers">
        <button type="button" className="button" value="all">
          {all}
        </button>
        <button type="button" className="button" value="none">
          {none}
        </button>
        <button type="button" className="button" aria-expanded={false} aria-controls="consent-settings">
          {adjust}
        </button>
      </div>
      <div id="consent-settings" hidden />
      <p role="alert" hidden>
        {failed}
      </p>
      {policy !== undefined && (
        <a className="small" href={policy.href}>
          {policy.label}
        </a>
      )}
    </dialog>
  )
}
