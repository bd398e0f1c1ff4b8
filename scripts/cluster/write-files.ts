import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { Identity } from '../../apps/server/src/db/embedded/identity.ts'
import { writeEdgeKeys } from '../../apps/server/src/video/edges/index.ts'
import { fromRoot } from '../root.ts'
import { fillIn } from './fill-in.ts'

const secretMode = 0o600

/** The files of `deploy`, filled in, and the folders of all parts. */
export function writeFiles(values: Readonly<Record<string, string>>, identity: Identity): void {
  const { DIR: dir = '', NET: net } = values
  const write = (name: string, text: string, mode = secretMode) => {
    const file = path.join(dir, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text, { mode })
    return file
  }
  const give = (...files: string[]) => {
    if (identity.user) for (const file of files) chownSync(file, identity.user.uid, identity.user.gid)
  }
  for (const name of ['etcd.yaml', 'haproxy.cfg', 'prometheus.yaml', 'grandstand.env'])
    write(name, fillIn(`cluster/${name}`, values))
  copyFileSync(fromRoot('deploy/alerts.yaml'), path.join(dir, 'alerts.yaml'))
  give(
    write('pgbouncer.ini', fillIn('cluster/pgbouncer.ini', values)),
    write('userlist.txt', `"grandstand" "${values.PASSWORD}"\n`),
    write('create-database.sh', fillIn('cluster/create-database.sh', values)),
  )
  for (const [index, name] of ['postgres1', 'postgres2'].entries()) {
    const own = { ...values, NAME: name, HOST: `${net}.3${index + 1}` }
    const file = write(`${name}/patroni.yaml`, fillIn('cluster/patroni.yaml', own))
    chmodSync(path.dirname(file), 0o700)
    give(path.dirname(file), file)
  }
  for (const name of ['edge1', 'edge2']) {
    write(`${name}/edge.vcl`, edgeOf(path.join(dir, name), `${net}.1`))
    write(`${name}/grandstand-keys.vcl`, writeEdgeKeys(values.SECRET_KEY ?? ''))
  }
  shareOutbox(dir)
}

/** `deploy/varnish.vcl`, for the backend and the folder of this edge. */
function edgeOf(folder: string, backend: string): string {
  return fillIn('varnish.vcl', {})
    .replace('.host = "127.0.0.1"', `.host = "${backend}"`)
    .replace('"grandstand-keys.vcl"', `"${path.join(folder, 'grandstand-keys.vcl')}"`)
}

/** There is no mail server: any worker writes a mail, and any web node shows it. */
function shareOutbox(dir: string): void {
  mkdirSync(path.join(dir, 'outbox'), { recursive: true })
  for (const site of ['site1', 'site2']) {
    mkdirSync(path.join(dir, site), { recursive: true })
    const link = path.join(dir, site, 'outbox')
    if (!existsSync(link)) symlinkSync('../outbox', link)
  }
}
