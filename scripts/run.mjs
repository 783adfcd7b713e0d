#!/usr/bin/env node
// Runs every npm script with a Node that strips types: this one, or the Node 24 that npm installed as a platform
// package. Plain JavaScript, because old Node versions must be able to read it.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { constants } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/** The project's commands: name → script. Each has its own `--help`. */
const scripts = {
  start: 'scripts/start.ts',
  service: 'scripts/service.ts',
  requests: 'scripts/requests.ts',
  preview: 'scripts/preview.ts',
  owners: 'scripts/owners.ts',
  mails: 'scripts/mails.ts',
  alerts: 'scripts/alerts.ts',
  indexnow: 'scripts/index-now.ts',
  import: 'scripts/import.ts',
  'fetch-pictures': 'scripts/fetch-pictures.ts',
  dev: 'scripts/dev.ts',
  build: 'scripts/build.ts',
  publish: 'scripts/publish.ts',
  test: 'scripts/test.ts',
  'test:long': 'scripts/test.ts',
  bench: 'scripts/bench.ts',
  pictures: 'scripts/pictures.ts',
  fonts: 'scripts/fonts.ts',
  'check:data': 'scripts/check-data.ts',
  'check:content': 'scripts/check-content.ts',
  'check:layers': 'scripts/checks/layers.ts',
  'check:messages': 'scripts/checks/messages.ts',
  'check:docs': 'scripts/checks/docs.ts',
  'check:lock': 'scripts/checks/lock.ts',
  'check:sizes': 'scripts/checks/sizes.ts',
  'check:fonts': 'scripts/checks/fonts.ts',
  'check:dist': 'scripts/checks/dist.ts',
  'check:html': 'scripts/checks/html.ts',
  'check:lighthouse': 'scripts/checks/lighthouse.ts',
}

/** Third-party tools: name → package, binary, arguments, and the text of `--help`. */
const tools = {
  format: ['oxfmt', 'oxfmt', ['--write', '.'], 'Formats every file.'],
  'check:format': ['oxfmt', 'oxfmt', ['--check', '.'], 'Checks that every file is formatted.'],
  'check:lint': ['oxlint', 'oxlint', ['--deny-warnings', '.'], 'Checks the rules of .oxlintrc.json.'],
  'check:types': [
    '@astrojs/check',
    'astro-check',
    ['--minimumFailingSeverity', 'hint'],
    'Checks types, .astro files included.',
  ],
  'check:native-types': [
    'typescript-native',
    'tsc',
    ['-p', 'tsconfig.json'],
    'Checks types with the native compiler.',
  ],
  'check:unused': ['knip', 'knip', [], 'Checks that every file, export and dependency is used.'],
  'check:unused-in-production': [
    'knip',
    'knip',
    ['--production'],
    'Checks that every file, export and dependency is used by more than tests.',
  ],
  'test:unit': ['vitest', 'vitest', ['run'], 'Runs the unit tests; a path narrows them.'],
  'test:browser': [
    '@playwright/test',
    'playwright',
    ['test', '--project=quick', '--project=variants'],
    'Runs the browser tests against dist/; a path narrows them.',
  ],
  'test:long-unit': [
    'vitest',
    'vitest',
    ['run', '--config', 'tests/long/vitest.config.ts', '--root', '.'],
    'Runs the slow tests of builds and servers.',
  ],
  'test:long-browser': [
    '@playwright/test',
    'playwright',
    ['test', '--project=long'],
    'Runs the slow browser tests against dist/: Firefox, slow networks.',
  ],
  'test:mutation': [
    '@stryker-mutator/core',
    'stryker',
    ['run'],
    "Changes the code of domain, routes and search, and fails when too few changes break a test. --mutate 'src/domain/**/*.ts' narrows it.",
  ],
}

/**
 * A young generation of 8 MB: as fast over thousands of pages as a larger one, with 70 to 140 MB less. The old one grows
 * by 40 % between collections, so that 40,000 pages take about 1 GiB.
 */
const nodeFlags = ['--max-semi-space-size=8', '--heap-growing-percent=40']

/** A service under load makes much that is short-lived: a tenth less processor time, for 90 MB. */
const serviceFlags = ['--max-semi-space-size=32', '--heap-growing-percent=40']

const [name = '', ...rest] = process.argv.slice(2)
const node = findNode()
const command = findCommand()
const child = spawn(node, command, {
  cwd: root,
  // The socket that systemd opened for a service comes after the three that each process has.
  stdio: ['inherit', 'inherit', 'inherit', ...(process.env.LISTEN_FDS === '1' ? [3] : [])],
  env: {
    ...process.env,
    PATH: [dirname(node), process.env.PATH].join(delimiter),
    ASTRO_TELEMETRY_DISABLED: '1',
    // Node keeps the code without its types: each command starts 0.4 s sooner, the service 2 s.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache/node'),
  },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('error', (error) => stop(1, `Cannot start ${node}: ${error.message}`))
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))

/** Returns the path of a Node that strips types: 22.18 or newer. */
function findNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 23 || (major === 22 && minor >= 18) || (major === 23 && minor >= 6)) return process.execPath
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  // The package for the newer Macs has a name of another form.
  const names = [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`]
  const packaged = names
    .map((each) => join(root, 'node_modules', each, 'bin', file))
    .find((each) => existsSync(each))
  if (packaged !== undefined) return packaged
  return stop(
    1,
    `This project needs Node 22.18 or newer; here runs ${process.versions.node}, and npm installed no Node for ` +
      `${platform}-${process.arch}.\nRun "npm ci" without --omit=optional, or install a newer Node.`,
  )
}

/** Returns the arguments for Node that run the command. */
function findCommand() {
  const flags = name === 'test:long' ? ['--long'] : []
  const nodeOptions = name === 'service' ? serviceFlags : nodeFlags
  if (Object.hasOwn(scripts, name)) return [...nodeOptions, join(root, scripts[name]), ...flags, ...rest]
  if (!Object.hasOwn(tools, name)) {
    const known = [...Object.keys(scripts), ...Object.keys(tools)].sort().join('\n  ')
    return stop(2, `Unknown command "${name}". Known are:\n  ${known}`)
  }
  const [packageName, binary, args, help] = tools[name]
  if (rest.includes('--help')) {
    return stop(0, `${help}\n\nUsage: npm run ${name}\n\nExit codes: 0 done, 1 failed, 2 unknown option.`)
  }
  return [findBinary(packageName, binary), ...args, ...rest]
}

/** Returns the file of a package's binary. */
function findBinary(packageName, binary) {
  const home = join(root, 'node_modules', packageName)
  if (!existsSync(home)) return stop(1, `The package ${packageName} is not installed. Run "npm ci" first.`)
  const { bin } = createRequire(import.meta.url)(join(home, 'package.json'))
  return join(home, typeof bin === 'string' ? bin : bin[binary])
}

function stop(code, message) {
  console[code === 0 ? 'log' : 'error'](message)
  return process.exit(code)
}
