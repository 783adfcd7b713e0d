/** Name of a purpose, and what the data is used for. */
type PurposeWords = Readonly<{ name: string; why: string }>

/** Words of the choice by purpose; the purposes in their order. */
export type ConsentPanelWords = Readonly<{
  necessary: PurposeWords
  flags: readonly (PurposeWords & Readonly<{ flag: string }>)[]
  save: string
}>

type Props = Readonly<{ words: ConsentPanelWords; onSave?: () => void }>

/** The choice by purpose: a switch for each, all off, and what keeps the choice. */
export function ConsentPanel({ words: { necessary, flags, save }, onSave }: Props) {
  return (
    <>
      <Switch {...necessary} />
      {flags.map((purpose) => (
        <Switch key={purpose.flag} {...purpose} />
      ))}
      <button type="button" className="button" value="chosen" onClick={onSave}>
        {save}
      </button>
    </>
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
