import type { CommandInput, CommandOption } from '#scripts/kit/command.ts'

/** The option that names the directory of the listings. */
export const dataOption: CommandOption = {
  value: 'DIR',
  about: 'directory of the listings (SITE_DATA, or data)',
}

/** Returns the directory of the listings. */
export function dataDirOf(input: CommandInput): string {
  return input.text('data') ?? process.env['SITE_DATA'] ?? 'data'
}
