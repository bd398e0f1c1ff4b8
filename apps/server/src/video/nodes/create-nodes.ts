import { z } from 'zod'
import type { Node, Nodes } from '../../context/nodes.ts'
import type { Db } from '../../db/connection.ts'
import type { Log } from '../../runtime/log.ts'
import { repeat } from '../../runtime/repeat.ts'
import { deleteGoneNodes, deleteNode, keepNode, listLivingNodes } from './node-store.ts'

const beatMs = 3_000
/** A process that was not heard of for so long is gone. */
export const goneAfterSeconds = 15
/** Two beats are missing: it may be gone, and where another can serve, that one is asked. */
const lateAfterMs = 2 * beatMs + 1_000

const encoderPorts = z
  .object({
    rtmp_port: z.int().nullable(),
    srt: z.enum(['off', 'on', 'no_libsrt']),
    srt_ports: z.record(z.string(), z.int()),
  })
  .nullable()

/** What changes while it runs. */
type ReadOwn = () => Promise<Pick<Node, 'encoderPorts' | 'freeBytes'>>

export interface OwnNode extends Nodes {
  /** Tells the others of this process, from now on again and again. */
  begin(url: string, readOwn: ReadOwn): Promise<void>
  /** Says that this process goes: others take over what it had. */
  drain(): Promise<void>
  stop(): Promise<void>
}

export interface OwnNodeOptions {
  id: string
  site: string
  roles: ReadonlySet<string>
}

export function createNodes({ db, log }: { db: Db; log: Log }, { id, site, roles }: OwnNodeOptions): OwnNode {
  let living: readonly Node[] = []
  let beatAtMs = performance.now()
  /** After the database was away nobody has reported yet; until here the others count as they were. */
  let trustedUntilMs = 0
  let isDraining = false
  let beat = async () => {}
  let beating: { stop(): Promise<void> } | null = null

  return {
    id,
    site,
    get isDraining() {
      return isDraining
    },
    list: () => living,
    findAt(asked) {
      const there = living.filter(node => node.site === asked)
      return there.find(node => !node.isDraining) ?? there[0]
    },
    async begin(url, readOwn) {
      beat = async () => {
        const { encoderPorts: encoder_ports, freeBytes: free_bytes } = await readOwn()
        const own = {
          id,
          roles: [...roles],
          url,
          site,
          is_draining: isDraining,
          encoder_ports,
          free_bytes,
        }
        await keepNode(db, own)
        const rows = await listLivingNodes(db, goneAfterSeconds)
        const newestMs = Math.max(...rows.map(row => row.heartbeat_at.getTime()))
        const nowMs = performance.now()
        if (nowMs - beatAtMs > lateAfterMs) trustedUntilMs = nowMs + goneAfterSeconds * 1000
        beatAtMs = nowMs
        const heard = rows.map(({ is_draining, heartbeat_at, encoder_ports, free_bytes, ...row }) => ({
          ...row,
          isDraining: is_draining || newestMs - heartbeat_at.getTime() > lateAfterMs,
          encoderPorts: encoderPorts.parse(encoder_ports),
          freeBytes: free_bytes,
        }))
        const known = nowMs < trustedUntilMs ? living : []
        living = [...heard, ...known.filter(node => !heard.some(({ id: own }) => own === node.id))]
      }
      await deleteGoneNodes(db)
      await beat()
      const onError = (error: unknown) =>
        log.warn({ error }, 'This process could not report to the others; it tries again')
      beating = repeat({ everyMs: beatMs, run: () => beat(), onError })
    },
    async drain() {
      isDraining = true
      await beat().catch(() => {})
    },
    async stop() {
      await beating?.stop()
      if (beating) await deleteNode(db, id).catch(() => {})
    },
  }
}
