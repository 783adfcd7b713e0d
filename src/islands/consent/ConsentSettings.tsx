import { useState } from 'react'
import type { Consent } from '#contracts/consent.ts'
import type { ConsentSettingsWords, PurposeWords } from '#contracts/consent-file.ts'

type ConsentSettingsProps = Readonly<{ words: ConsentSettingsWords; onSave: (consent: Consent) => void }>

/** A switch for each purpose: the necessary one is on and locked, the others start off. */
export function ConsentSettings({ words, onSave }: ConsentSettingsProps) {
  const [granted, setGranted] = useState<Consent>([])
  return (
    <>
      <Switch words={words.necessary} isOn />
      {words.flags.map(({ flag, ...purpose }) => (
        <Switch
          key={flag}
          words={purpose}
          isOn={granted.includes(flag)}
          onChange={(isOn) =>
            setGranted((others) => (isOn ? [...others, flag] : others.filter((other) => other !== flag)))
          }
        />
      ))}
      <button type="button" className="button button--ghost button--wide" onClick={() => onSave(granted)}>
        {words.save}
      </button>
    </>
  )
}

type SwitchProps = Readonly<{
  words: PurposeWords
  isOn: boolean
  /** Without it the switch is locked. */
  onChange?: (isOn: boolean) => void
}>

function Switch({ words, isOn, onChange }: SwitchProps) {
  return (
    <label className="switch">
      <span className="switch__name">{words.name}</span>
      <span className="switch__why">{words.why}</span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        disabled={onChange === undefined}
        onChange={({ target }) => onChange?.(target.checked)}
      />
    </label>
  )
}
