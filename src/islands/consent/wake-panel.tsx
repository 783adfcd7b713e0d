import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { consentFlags } from '#contracts/consent.ts'
import { changeConsent } from '#stores/change-consent.ts'
import { ConsentPanel, type ConsentPanelWords } from '#ui/dialogs/ConsentPanel.tsx'

type Props = Readonly<{ root: HTMLElement; words: ConsentPanelWords; onAwake: () => void }>

/** Hydrates the choice by purpose in the consent dialog; resolves once it answers. */
export async function wakePanel(root: HTMLElement, words: ConsentPanelWords): Promise<void> {
  await new Promise<void>((onAwake) => {
    hydrateRoot(root, <AwakePanel root={root} words={words} onAwake={onAwake} />)
  })
}

/** Keeps what is ticked, also before it was awake: the switches are the browser's own. */
function AwakePanel({ root, words, onAwake }: Props) {
  useEffect(onAwake, [onAwake])
  const save = (): void =>
    changeConsent(consentFlags.filter((flag) => root.querySelector(`[name=${flag}]:checked`) !== null))
  return <ConsentPanel words={words} onSave={save} />
}
