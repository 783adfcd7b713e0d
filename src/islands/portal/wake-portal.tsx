import { hydrateRoot } from 'react-dom/client'
import { AwakePortal } from './AwakePortal.tsx'

/** Hydrates the statistics of a home over what the service has rendered; resolves once they answer. */
export async function wakePortal(root: HTMLElement): Promise<void> {
  await new Promise<void>((onAwake) => hydrateRoot(root, <AwakePortal onAwake={onAwake} />))
  // A pointer that woke the graph is on a bar already.
  root.querySelector('.graph__slot :hover')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
}
