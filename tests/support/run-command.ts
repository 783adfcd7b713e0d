import { format } from 'node:util'
import { vi } from 'vitest'
import { type CommandParts, obeySubcommand } from '#scripts/kit/subcommand.ts'

/** The exit code of a command, and what it printed. */
export type Ran = Readonly<{ code: number; out: string; errors: string }>

/** Runs a command in this process: to start one of its own takes longer than all that it does. */
export async function runCommandHere(
  parts: CommandParts,
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): Promise<Ran> {
  const printed = { out: '', errors: '' }
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((...line) => void (printed.out += `${format(...line)}\n`)),
    vi
      .spyOn(console, 'error')
      .mockImplementation((...line) => void (printed.errors += `${format(...line)}\n`)),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed.out += String(text)
      return true
    }),
  ]
  try {
    return { code: await obeySubcommand(parts, args), ...printed }
  } finally {
    for (const spy of spies) spy.mockRestore()
    vi.unstubAllEnvs()
  }
}
