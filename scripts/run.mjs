#!/usr/bin/env node
// Runs a file with a Node that strips types: this one, or the Node 24 that npm installed as a platform package. Plain
// JavaScript, because old Node versions must be able to read it. package.json lists the commands; the name of one will do.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/**
 * A young generation of 8 MB: as fast over thousands of pages as a larger one, with 70 to 140 MB less. The old one grows
 * by 40 % between collections, so that 40,000 pages take about 1 GiB.
 */
const nodeFlags = ['--max-semi-space-size=8', '--heap-growing-percent=40']

const node = findNode()
const child = spawn(node, findCommand(process.argv.slice(2)), {
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
      `${platform}-${process.arch}.\nRun "npm ci" without --omit=optional; where that brings none, install Node 24: https://nodejs.org/`,
  )
}

/** Returns the arguments for Node: flags, a file and its arguments, as package.json has them for a command. */
function findCommand([first = '', ...rest]) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  if (Object.hasOwn(scripts, first)) return findCommand([...scripts[first].split(' ').slice(2), ...rest])
  const words = [first, ...rest]
  const file = words.find((word) => !word.startsWith('--'))
  if (file === undefined || !existsSync(join(root, file))) {
    const isTool = file?.startsWith('node_modules/')
    return isTool
      ? stop(1, `${file} is not installed. Run "npm ci" first.`)
      : stop(2, `Unknown command "${first}". Known are:\n  ${Object.keys(scripts).sort().join('\n  ')}`)
  }
  return file.startsWith('scripts/') ? [...nodeFlags, ...words] : words
}

function stop(code, message) {
  console.error(message)
  return process.exit(code)
}
