import { spawnSync } from 'node:child_process'

/** A command that runs another with a disk of its own at a directory, of some megabytes, that only its processes see. */
export function smallDisk(dir: string, megabytes: number): readonly string[] {
  const script = `mount -t tmpfs -o size=${megabytes}m,mode=0700 none "$0" && exec "$@"`
  // A namespace of its own lets any user mount; the path of the disk is the script's $0.
  return ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', script, dir]
}

/** Whether this machine lets its users have disks of their own. */
export function hasSmallDisks(): boolean {
  const [command = '', ...args] = smallDisk('/tmp', 1)
  return spawnSync(command, [...args, 'true']).status === 0
}
