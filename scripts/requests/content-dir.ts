import type { CommandInput, CommandOption } from '#scripts/kit/command.ts'

/** The option that names the content directory. */
export const contentOption: CommandOption = {
  value: 'DIR',
  about: 'directory of the texts of the site (SITE_CONTENT, or content)',
}

/** Returns the directory of the site's texts, which a machine with the service alone may lack. */
export function contentDirOf(input: CommandInput): string {
  return input.text('content') ?? process.env['SITE_CONTENT'] ?? 'content'
}

/** Returns the option as it was typed, for the commands to run next: ` --content texts`. */
export function formatContentOption(input: CommandInput): string {
  const dir = input.text('content')
  return dir === undefined ? '' : ` --content ${dir}`
}
