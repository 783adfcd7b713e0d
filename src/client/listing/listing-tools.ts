import { startDeed } from './deed.ts'
import { startUnitTools } from './unit-tools.ts'

/** Starts the units of a project, or the renovation duty that counts from a visitor's own deed. */
export function startTools(tools: HTMLElement): void {
  if (tools.dataset['units'] === undefined) startDeed(tools)
  else startUnitTools(tools)
}
